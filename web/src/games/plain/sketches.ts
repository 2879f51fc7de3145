/** How each game's view is laid out on the plain table: which fields are dice, piles, points. No rules. */

import type { IconName } from "../../design/icons";
import { type Fields, SHAPES } from "../../shapes";
import type { Game } from "../../wire";

/**
 * How a field is drawn. `some`: a number, left out while it is nought; `flag`: its label while it is true;
 * `stock`: so many cards face down; `pile`: cards upon each other, the last on top; `name`: whose it is.
 */
export type How =
  | "number"
  | "some"
  | "flag"
  | "words"
  | "dice"
  | "card"
  | "cards"
  | "pile"
  | "stock"
  | "activity"
  | "direction"
  | "events"
  | "name"
  | Parts;

/** Things with parts of their own; `from`: so many must there be to be worth it. */
export interface Parts {
  readonly inside: Drawings;
  readonly from?: number;
}

/** By field, in the order they are shown; a dot leads into an object, or into each of a list. */
export type Drawings = Readonly<Record<string, How>>;

export interface Sketch {
  /** What stands under the title. */
  readonly heading: Drawings;
  /** Other names than the usual, by path: the ids of messages. */
  readonly labels: Readonly<Record<string, string>>;
  /** In the middle of the table. */
  readonly table: Drawings;
  /** The few facts beside each name, with an icon or in words. */
  readonly brief: Readonly<Record<string, IconName | null>>;
  /** A word behind each name. */
  readonly note?: string;
  /** What lies open before each seat. */
  readonly front: Drawings;
  /** What else is public of a seat. */
  readonly seat: Drawings;
  /** What only the viewer sees, and wants to see all the time. */
  readonly mine: Drawings;
  /** What only the viewer sees, when looking for it. */
  readonly secret: Drawings;
  /** The field with one's own sealed answer; that there is one is shown, never which. */
  readonly answered?: string;
  /** The field with the seats in their order, the viewer first. */
  readonly order?: string;
  /** Where the activities are that lie on the cards of one's hand. */
  readonly onCards?: string;
  /** The card that a kind of move plays, where none of its fields says so: `cut_{sex}`. */
  readonly plays: Readonly<Record<string, string>>;
  /** What somebody may have meant who taps a card that cannot be played; `*`: any other card. */
  readonly meant: Readonly<Record<string, (card: string) => { readonly type: string }>>;
  /** The colour of a card's band. */
  readonly tints: readonly (readonly [RegExp, number])[];
  /** Asides that are looked for, not met by chance. */
  readonly tucked: readonly string[];
}

const BLANK: Sketch = {
  heading: {},
  labels: {},
  table: {},
  brief: {},
  front: {},
  seat: {},
  mine: {},
  secret: {},
  plays: {},
  meant: {},
  tints: [],
  tucked: [],
};

const romp = (card: string) => ({ type: "play_romp", card, condom: false });

const SKETCHES: Partial<Record<Game, Sketch>> = {
  peekpoker: {
    ...BLANK,
    heading: { round: "number" },
    labels: { "pots.points": "page-plain-pot" },
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
  },
  retos: {
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
  },
  "game-of-porns": {
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
  },
  sexopolitan: {
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
  },
};

export function sketchOf(game: Game): Sketch {
  return SKETCHES[game] ?? derived(SHAPES[game].view);
}

const NOT_SHOWN = ["game", "seat", "asked", "waiting", "house", "seats", "result"];

/** For a game without a sketch: everything there is, in words. */
function derived(view: Fields): Sketch {
  const table: Record<string, How> = {};
  for (const name of Object.keys(view))
    if (!NOT_SHOWN.includes(name)) table[name] = howOf(view[name]);
  const [each] = Array.isArray(view.seats) ? view.seats : [];
  const seat: Record<string, How> = {};
  for (const name of Object.keys(each?.fields ?? {}))
    if (!["seat", "hand"].includes(name)) seat[name] = howOf(each.fields[name]);
  return { ...BLANK, table, seat, brief: { hidden: "cards" }, tucked: ["concede"] };
}

function howOf(shape: unknown): How {
  if (shape === "card") return "card";
  return Array.isArray(shape) && shape[0] === "card" ? "cards" : "words";
}
