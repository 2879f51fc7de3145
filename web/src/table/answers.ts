/** Answers are made here and nowhere else: from an option that was sent, and what was chosen for it. */

import type { Asked, Game, Moves, Option } from "../wire";

/** What goes into an option: some cards, an amount, or words of one's own; a plain button takes nothing. */
export type Content = readonly unknown[] | number | string;

/** An option, with what was chosen for it. */
export interface Filled<G extends Game = Game> {
  readonly option: Option<G>;
  readonly content?: Content;
}

type Fields = Asked["fields"];
type Facts = Readonly<Record<string, unknown>>;

/** The tag of the moves that an option makes. */
export function tagOf(option: Option): string {
  return "move" in option ? option.move.type : option.kind;
}

/** The move that this option makes of what was chosen. */
export function moveOf<G extends Game>({ option, content }: Filled<G>, fields: Fields): Moves[G] {
  if (option.type === "just" || option.type === "alike") return option.move;
  const blank: object = option.type === "note" ? option.move : { type: option.kind };
  return {
    ...blank,
    [fieldOf(option as unknown as Option, fields)]: content,
  } as unknown as Moves[G];
}

/** Whether the option takes that: nothing that it does not name, not too much, not too little. */
export function fits({ option, content }: Filled): boolean {
  switch (option.type) {
    case "pick":
      return (
        Array.isArray(content) &&
        content.length >= option.at_least &&
        content.length <= option.at_most &&
        new Set(content).size === content.length &&
        content.every((thing) => option.among.includes(thing))
      );
    case "amount":
      return typeof content === "number" && content >= option.low && content <= option.high;
    case "note":
      return typeof content === "string" && [...content].length <= option.at_most;
    default:
      return content === undefined;
  }
}

/** Which of the options makes the move that somebody means, and with what; null: none does. */
export function offered<G extends Game>(
  options: readonly Option<G>[],
  meant: Moves[G],
  fields: Fields,
): Filled<G> | null {
  const facts = meant as unknown as Facts;
  for (const option of options) {
    const field = fieldOf(option as unknown as Option, fields);
    const filled = { option, content: field ? (facts[field] as Content) : undefined };
    if (fits(filled as unknown as Filled) && isSame(moveOf(filled, fields), meant)) return filled;
  }
  return null;
}

/** The field that what was chosen goes into. */
function fieldOf(option: Option, fields: Fields): string {
  if (option.type === "pick" || option.type === "amount") return fields[option.kind] ?? "";
  if (option.type === "note") return Object.keys(option.move).find((name) => name !== "type") ?? "";
  return "";
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

const sorted = (move: object) => Object.entries(move).sort(([a], [b]) => (a < b ? -1 : 1));
