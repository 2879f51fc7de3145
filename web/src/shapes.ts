/**
 * Which number is a seat, which word a card, which object an activity: JSON does not tell.
 * tools/wire_types.py writes it down for each game, in the `shapes.ts` of its folder.
 */

/** What a value is, as far as its type tells. */
export type Shape =
  | "plain"
  | "seat"
  | "card"
  | "activity"
  | readonly [Shape]
  | { readonly record: Shape }
  | { readonly fields: Fields }
  | { readonly tagged: ByTag };

/** Every field of an object, also those that are left out when they have nothing to say. */
export type Fields = Readonly<Record<string, Shape>>;

export type ByTag = Readonly<Record<string, Fields>>;

export interface Shapes {
  /** What the names of its messages begin with: the folder of the game. */
  readonly family: string;
  readonly moves: ByTag;
  readonly events: ByTag;
  readonly view: Fields;
}

/** Of a game that is not played yet: enough for its house rules and refusals. */
export function unplayed(family: string): Shapes {
  return { family, moves: {}, events: {}, view: {} };
}
