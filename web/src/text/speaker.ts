/** Moves, events, options and refusals of a game in words: the same as src/nightcap/text/speaker.py says. */
import type { ByTag, Fields, Shape, Shapes } from "../shapes";
import type { Activity } from "../wire";
import { type Cast, NOBODY, type Readings, readBy } from "./readings";
import type { Facts, Says } from "./texts";

type Fact = string | number;
interface Tagged {
  readonly type: string;
}

/** The words of each activity, by language. */
export type DeckWords = Readonly<Record<string, Readonly<Record<string, Readings>>>>;

/** What the words of an activity or a dare depend on. */
export interface Item {
  readonly id: string;
  /** Who does it, of a couples' card; a dare has none. */
  readonly actor?: Activity["actor"];
}

/** Who something at the table is about: who drew the card or performs the dare, and a dare's partner. */
export interface People {
  readonly drawer: number | null;
  readonly partner: number | null;
}

export const NO_PEOPLE: People = { drawer: null, partner: null };

export interface Table {
  readonly shapes: Shapes;
  names(seat: number): string;
  readonly deck?: DeckWords;
  /** Cards as a screen reader should say them, not as they are printed. */
  readonly spoken?: boolean;
}

/** Says what happens at one table in one language. */
export class Speaker {
  readonly family: string;

  constructor(
    readonly texts: Says,
    readonly table: Table,
  ) {
    this.family = table.shapes.family;
  }

  // What games say

  move(move: Tagged): string {
    return this.#tagged("move", move, this.table.shapes.moves);
  }

  /** A kind of move whose cards or amount are still to be chosen. */
  kind(tag: string): string {
    return this.texts.say(`${this.family}-move-${tag}.choose`);
  }

  event(event: Tagged): string {
    return this.#tagged("event", event, this.table.shapes.events);
  }

  question(asked: string): string {
    return asked ? this.texts.say(`${this.family}-ask-${asked}`) : "";
  }

  refusal(refusal: { readonly code: string; readonly facts: Readonly<Record<string, unknown>> }) {
    const facts = Object.entries(refusal.facts).map(([name, fact]) => [name, this.value(fact)]);
    return this.texts.say(`refusal-${refusal.code}`, Object.fromEntries(facts));
  }

  option(name: string): string {
    return this.texts.say(`${this.family}-option-${name}`);
  }

  optionHelp(name: string): string {
    return this.texts.say(`${this.family}-option-${name}.help`);
  }

  /** The label of something in a view. */
  seen(field: string): string {
    const own = `${this.family}-seen-${field}`;
    return this.texts.say(this.texts.has(own) ? own : `seen-${field}`);
  }

  // Values

  /**
   * An object's fields as a message can use them.
   *
   * Of a list there is also its length, as `name_count`; of an object inside, each of its fields.
   */
  facts(thing: object, fields: Fields): Facts {
    const facts: Record<string, Fact> = {};
    const people = peopleIn(thing);
    for (const [name, shape] of Object.entries(fields)) {
      const content: unknown = (thing as Record<string, unknown>)[name];
      facts[name] = this.value(content, shape, people);
      if (Array.isArray(content)) {
        facts[`${name}_count`] = content.length;
      } else if (isObject(content)) {
        const inner = this.facts(content, fieldsOf(content, shape));
        for (const [part, fact] of Object.entries(inner)) facts[`${name}_${part}`] = fact as Fact;
      }
    }
    return facts;
  }

  /** Seats by name, cards as cards, activities by their words; the rest by our own words. */
  value(value: unknown, shape: Shape = "plain", people = NO_PEOPLE): Fact {
    if (value === null || value === undefined) return "none";
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "number") return shape === "seat" ? this.table.names(value) : value;
    if (typeof value === "string") return shape === "card" ? this.card(value) : this.word(value);
    if (Array.isArray(value)) {
      const inner = Array.isArray(shape) ? (shape as readonly [Shape])[0] : "plain";
      const between = inner === "activity" ? " · " : ", "; // those are whole sentences
      return this.listed(
        value.map((item) => this.value(item, inner, people)),
        between,
      );
    }
    if (!isObject(value)) return String(value);
    if (shape === "activity") return this.activity(value as unknown as Item, people);
    if (isRecord(shape)) return this.#record(value, shape.record);
    const fields = fieldsOf(value, shape);
    if (!Object.keys(fields).length) return this.#record(value, "plain");
    return this.listed(Object.values(this.facts(value, fields)) as Fact[]);
  }

  /** A value that the code names; what people have typed comes back as it is. */
  word(value: string): string {
    if (!value) return this.texts.say("nothing");
    for (const message of [`${this.family}-word-${value}`, `word-${value}`]) {
      if (this.texts.has(message)) return this.texts.say(message);
    }
    return value;
  }

  /** Its words, as the deck has them, for this reader; null: for the shared screen, and for the log. */
  activity(item: Item, people = NO_PEOPLE, reader: number | null = null): string {
    const readings = this.readings(item);
    if (!readings) return item.id;
    return readBy(
      reader,
      readings,
      castOf(item, people),
      (seat) => this.#name(seat),
      this.texts.language,
    );
  }

  readings({ id }: Item): Readings | null {
    const words = this.table.deck?.[id];
    return words?.[this.texts.language] ?? Object.values(words ?? {})[0] ?? null;
  }

  #name(seat: number | null): string {
    return seat === null ? this.texts.say("someone") : this.table.names(seat);
  }

  /** `TH` is 10♥, or the ten of hearts. */
  card(card: string): string {
    return this.table.spoken ? spokenCard(this.texts, card) : cardFace(card);
  }

  listed(parts: readonly Fact[], between = ", "): string {
    return parts.join(between) || this.texts.say("nothing");
  }

  #tagged(what: "move" | "event", thing: Tagged, shapes: ByTag): string {
    const facts = this.facts(thing, shapes[thing.type] ?? {});
    return this.texts.say(`${this.family}-${what}-${thing.type}`, facts);
  }

  #record(value: Readonly<Record<string, unknown>>, shape: Shape): string {
    const parts = Object.entries(value).map(
      ([name, part]) => `${this.word(name)} ${this.value(part, shape)}`,
    );
    return this.listed(parts);
  }
}

const SUIT_SIGNS: Readonly<Record<string, string>> = { S: "♠", H: "♥", D: "♦", C: "♣" };

/** `TH` is 10♥. */
export function cardFace(card: string): string {
  return `${card[0] === "T" ? "10" : card[0]}${SUIT_SIGNS[card[1] ?? ""] ?? ""}`;
}

/** `TH` is the ten of hearts. */
export function spokenCard(texts: Says, card: string): string {
  return texts.say("page-card", { rank: card[0] ?? "", suit: card[1] ?? "" });
}

/** A dare names its performer and perhaps a partner; a couples' card whoever drew it. */
export function peopleIn(thing: object): People {
  const seats = thing as Readonly<Record<string, number | null | undefined>>;
  const drawer = seats.performer ?? seats.drawer ?? seats.seat ?? null;
  return { drawer, partner: "performer" in thing ? (seats.partner ?? null) : null };
}

/**
 * Couples are two, so that the other is known by the one.
 *
 * At a table whoever undresses is the drawer or the partner already; in a deck alone it is the partner.
 */
export function castOf({ actor }: Item, { drawer, partner }: People): Cast {
  if (actor === undefined) return { actor: drawer, other: partner };
  if (drawer === null) return NOBODY;
  return actor === "partner" || actor === "undresses"
    ? { actor: 1 - drawer, other: drawer }
    : { actor: drawer, other: 1 - drawer };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function isRecord(shape: Shape): shape is { readonly record: Shape } {
  return typeof shape === "object" && "record" in shape;
}

function fieldsOf(value: Readonly<Record<string, unknown>>, shape: Shape): Fields {
  if (typeof shape !== "object") return {};
  if ("fields" in shape) return shape.fields;
  return "tagged" in shape ? (shape.tagged[String(value.type)] ?? {}) : {};
}
