/** How Retos lies on the plain table. */

import { BLANK, type Sketch } from "../plain/sketch";

export const sketch: Sketch = {
  ...BLANK,
  heading: { direction: "direction" },
  table: {
    stock: "stock",
    used: "pile",
    passes: "some",
    queue: "words",
    "dare.dare": "activity",
    "dare.performer": "words",
    "dare.partner": "words",
  },
  brief: { hidden: "cards" },
  seat: {
    partner: "words",
    drinks: "number",
    garments: "number",
    card_penalties: "some",
    free_passes: "some",
    points: "some",
  },
  secret: {
    "mine.drink_limit": "number",
    "mine.garment_limit": "number",
    "mine.blocked": "words",
  },
  order: "around",
  onCards: "mine.dares",
  meant: { "*": (card) => ({ type: "play", card }) },
  tucked: ["lower_garments", "lower_drinks", "stop_game"],
};
