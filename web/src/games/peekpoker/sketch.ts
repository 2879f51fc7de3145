/** How PeekPoker lies on the plain table. */

import { BLANK, type Sketch } from "../plain/sketch";

export const sketch: Sketch = {
  ...BLANK,
  heading: { round: "number" },
  labels: { "pots.points": "page-peekpoker-pot" },
  table: {
    community: "dice",
    "pots.points": "words",
    level: "some",
    to_call: "some",
    pots: { inside: { points: "number", seats: "words" }, from: 2 },
    shown: { inside: { seat: "name", dice: "dice", "hand.category": "words" } },
  },
  brief: { points: "coin", bet: null },
  note: "standing",
  seat: { points: "number", bet: "number", standing: "words", all_in: "flag", hidden: "some" },
  mine: { own_dice: "dice", "own_hand.category": "words" },
  answered: "own_answer",
};
