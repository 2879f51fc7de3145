/** How Sexopolitan lies on the plain table. */

import { BLANK, type Sketch } from "../plain/sketch";

const romp = (card: string) => ({ type: "play_romp", card, condom: false });

export const sketch: Sketch = {
  ...BLANK,
  heading: { round: "number", plays_left: "number" },
  table: {
    dice: "dice",
    main: "stock",
    main_discard: "pile",
    top: "card",
    "affair.points": "number",
  },
  brief: { score: "star", partner: "heart" },
  front: { character: "card", partner: "card", "front.card": "cards" },
  seat: { score: "number", hidden: "number" },
  answered: "own_answer",
  plays: {
    play_solo: "solo",
    play_one_night: "one_night",
    play_tested: "tested",
    play_sexologist: "sexologist",
    play_super: "super",
    play_not_tonight: "not_tonight",
    play_trouble: "trouble",
    play_breakdown: "breakdown_{sex}",
    play_break_up: "breakup",
  },
  meant: {
    solo: () => ({ type: "play_solo" }),
    romp: romp,
    romp_c: romp,
    romp_r: romp,
    romp_cr: romp,
    one_night: () => ({ type: "play_one_night", target: "own", condom: false }),
    tested: () => ({ type: "play_tested" }),
    sexologist: () => ({ type: "play_sexologist" }),
    super: () => ({ type: "play_super", use: "again" }),
  },
  tints: [
    [/^(romp|solo|one_night)/, 0],
    [/^(condom|tested|sexologist|super)/, 1],
    [/^caught/, 3],
    [/^[a-z]/, 4],
    [/^M/, 2],
    [/^W/, 5],
  ],
};
