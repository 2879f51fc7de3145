/** The options of a question, by what one would reach for: a card, several cards, or a button. */

import type { Fields } from "../../shapes";
import type { Alike, Amount, Just, Note, Option, Pick } from "../../wire";
import { type Facts, fieldsOf } from "./seen";
import type { Sketch } from "./sketch";

export type Ready = Just | Alike;

export interface Choices {
  /** What can be done with one card of the hand. */
  readonly withCard: ReadonlyMap<string, readonly Ready[]>;
  /** Some cards of the hand. */
  readonly ofHand: readonly Pick[];
  /** Some of something else. */
  readonly ofOthers: readonly Pick[];
  readonly amounts: readonly Amount[];
  readonly notes: readonly Note[];
  /** Needs nothing more. */
  readonly ready: readonly Ready[];
}

export function choicesAmong(
  options: readonly Option[],
  hand: readonly string[],
  sketch: Sketch,
): Choices {
  const withCard = new Map<string, Ready[]>();
  const ready: Ready[] = [];
  const picks = options.filter((option) => option.type === "pick");
  for (const option of options) {
    if (option.type !== "just" && option.type !== "alike") continue;
    const card = cardOf(option, hand, sketch);
    if (card === null) ready.push(option);
    else withCard.set(card, [...(withCard.get(card) ?? []), option]);
  }
  const isOfHand = (pick: Pick) => pick.among.every((card) => hand.includes(card as string));
  return {
    withCard,
    ready,
    ofHand: picks.filter(isOfHand),
    ofOthers: picks.filter((pick) => !isOfHand(pick)),
    amounts: options.filter((option) => option.type === "amount"),
    notes: options.filter((option) => option.type === "note"),
  };
}

/** The card of the hand that this move plays. */
function cardOf({ move }: Ready, hand: readonly string[], sketch: Sketch): string | null {
  const facts = move as unknown as Facts;
  const named = sketch.plays[move.type]?.replace(/\{(\w+)\}/g, (_, name) => String(facts[name]));
  const candidates = named === undefined ? Object.values(facts) : [named];
  const card = candidates.find((value) => typeof value === "string" && hand.includes(value));
  return (card as string | undefined) ?? null;
}

/** Groups that share their kind, in the order they first occur. */
export function byKind<O extends Ready>(options: readonly O[]): O[][] {
  return grouped(options, ({ move }) => move.type).map(([, group]) => group);
}

/** Groups that share the seat they are about; null where they are about none, or all about the same. */
export function bySeat<O extends Ready>(
  options: readonly O[],
  fields: Fields,
): [unknown, O[]][] | null {
  const groups = grouped(options, ({ move }) => seatIn(move as unknown as Facts, fields));
  return groups.length > 1 && groups.some(([seat]) => seat !== undefined) ? groups : null;
}

function seatIn(facts: Facts, fields: Fields): unknown {
  for (const [name, shape] of Object.entries(fields)) {
    const value = facts[name];
    if (shape === "seat") return value;
    if (Object.values(fieldsOf(shape)).includes("seat"))
      return typeof value === "object" ? seatIn(value as Facts, fieldsOf(shape)) : value;
  }
  return undefined;
}

function grouped<T, K>(things: readonly T[], key: (thing: T) => K): [K, T[]][] {
  const groups = new Map<K, T[]>();
  for (const thing of things) groups.set(key(thing), [...(groups.get(key(thing)) ?? []), thing]);
  return [...groups];
}
