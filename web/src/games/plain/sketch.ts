/** How a game's view is laid out on the plain table: which fields are dice, piles, points. No rules. */

import type { IconName } from "../../design/icons";
import type { Shapes } from "../../shapes";

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

/** Nothing yet: a sketch names what it adds. */
export const BLANK: Sketch = {
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

const NOT_SHOWN = ["game", "seat", "asked", "waiting", "house", "seats", "result"];

/** For a game without a sketch: everything there is, in words. */
export function sketchOf({ view, moves }: Pick<Shapes, "view" | "moves">): Sketch {
  const table: Record<string, How> = {};
  for (const name of Object.keys(view))
    if (!NOT_SHOWN.includes(name)) table[name] = howOf(view[name]);
  const [each] = Array.isArray(view.seats) ? view.seats : [];
  const seat: Record<string, How> = {};
  for (const name of Object.keys(each?.fields ?? {}))
    if (!["seat", "hand"].includes(name)) seat[name] = howOf(each.fields[name]);
  const brief: Sketch["brief"] = "hidden" in seat ? { hidden: "cards" } : {};
  return { ...BLANK, table, seat, brief, tucked: "concede" in moves ? ["concede"] : [] };
}

function howOf(shape: unknown): How {
  if (shape === "card") return "card";
  return Array.isArray(shape) && shape[0] === "card" ? "cards" : "words";
}
