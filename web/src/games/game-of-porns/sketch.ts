/** How Game of Porns lies on the plain table. */

import { BLANK, type Sketch } from "../plain/sketch";

export const sketch: Sketch = {
  ...BLANK,
  heading: { deal: "number", turn: "number" },
  table: { stock: "stock", pile: "pile" },
  brief: { hidden: "cards", film: "play" },
  front: {
    "film.genre": "words",
    "film.slots": "cards",
    "film.extras": "cards",
    negative: "card",
  },
  seat: { hidden: "number", total: "some", grace: "flag" },
  secret: { secrets: "events" },
  tints: [
    [/-FEM-/, 0],
    [/-ART-/, 2],
    [/-COS-/, 3],
    [/-RET-/, 5],
    [/-PAR-/, 4],
    [/^J-/, 7],
    [/^P-/, 1],
    [/^N-/, 8],
    [/^I-/, 9],
  ],
};
