/** What this device knows of its room, as Svelte state; and what can be said to it. */

import { PartInLuck } from "../luck/part.svelte";
import type { DeckWords } from "../text/speaker";
import type {
  AtTheDoor,
  Books,
  Events,
  Game,
  Gone,
  Moves,
  OfDevice,
  Seat,
  ToClient,
  Update,
  WordsOfDeck,
} from "../wire";
import { at } from "./address";
import { Line, type LineState } from "./line";
import { Refusal } from "./refusal";

/** Something that happened, in the order it did. */
export interface Happened {
  readonly id: number;
  readonly event: Events[Game];
  /** When it did, by this page's clock (`performance.now`). */
  readonly at: number;
}

export const LONGEST_LOG = 400;

export class Room {
  lineState: LineState = $state("connecting");
  update: Update | null = $state.raw(null);
  /** When the open question was put, by this page's clock. */
  putAt = 0;
  door: AtTheDoor | null = $state.raw(null);
  gone: Gone["why"] | null = $state(null);
  /** What the seat that is shown has seen of this game. */
  log: readonly Happened[] = $state.raw([]);
  /** What came with the last update, while the page was watching: worth showing by motion and voice. */
  news: readonly Happened[] = $state.raw([]);
  /** Refused without having been asked for, such as too many tries. */
  sorry: Refusal | null = $state.raw(null);

  /** The words of the deck that is played with. */
  deckWords: DeckWords = $state.raw({});
  /** What can be ruled out in it, in its own words. */
  deckTags: WordsOfDeck["tags"] = $state.raw({});
  /** Of these, the ones in the words of whoever wrote the deck. */
  ownThemes: WordsOfDeck["own"] = $state.raw([]);
  /** What some of it needs. */
  deckProps: WordsOfDeck["props"] = $state.raw([]);
  /** How a change of the view is made visible. */
  showing: (change: () => void) => void = (change) => change();

  /** What this device adds to the luck, and its receipt. */
  readonly luck: PartInLuck;

  private readonly line: Line;
  private language = "";
  private deck = "";
  private ids = 0;
  private catchingUp = true;
  /** The seat that was last asked for. */
  private shown: Seat | null = null;

  constructor(readonly code: string) {
    this.line = new Line(code, {
      hears: (message) => this.hears(message),
      changes: (state) => this.changes(state),
      lastNews: () => this.lastNews(),
    });
    this.luck = new PartInLuck(code, (action) => this.line.act(action));
  }

  /** Resolves when it is done and durable; throws a Refusal otherwise. */
  act(action: OfDevice): Promise<void> {
    return this.luck.witnessed(action, this.line.act(action));
  }

  /** Answer the open question of the seat that is shown. */
  answer(move: Moves[Game]): Promise<void> {
    const asked = this.update?.asked;
    if (!asked) return Promise.reject(new Refusal("old_question"));
    return this.act({ type: "answer", seat: asked.seat, question: asked.question, move });
  }

  /** What stands against a move of the seat that is shown. */
  why(move: unknown): Promise<Refusal | null> {
    const seat = this.update?.seat;
    return seat == null ? Promise.resolve(null) : this.line.why(seat, move);
  }

  /** Show one of this device's seats; null: what everybody may see. Nothing of the last seat stays here. */
  look(seat: Seat | null): void {
    this.log = [];
    this.news = [];
    this.catchingUp = true;
    this.shown = seat;
    if (this.update)
      this.update = {
        ...this.update,
        seat: null,
        table: null,
        asked: null,
        events: [],
        room: { ...this.update.room, mine: null },
      };
    this.line.look(seat, 0);
  }

  /** The deck's words are fetched in one language. */
  speaks(language: string): void {
    this.language = language;
    if (this.update) void this.fetchDeck(this.update);
  }

  burn(): void {
    this.line.burn();
  }

  /** Left for another page; whoever comes back in this tab still has their receipt. */
  close(): void {
    this.line.close();
  }

  /** This device's seats. */
  get mine(): readonly Seat[] {
    return this.update?.room.seats.flatMap((seat, number) => (seat.mine ? [number] : [])) ?? [];
  }

  private hears(message: ToClient): void {
    if (message.type === "update") this.takes(message);
    else if (message.type === "at_the_door") this.door = message;
    else if (message.type === "gone") this.goes(message.why);
    else if (message.type === "sorry")
      this.sorry = new Refusal(message.code, message.rule, message.facts);
  }

  private takes(update: Update): void {
    if (this.isOfAnother(update)) return;
    this.luck.hears(update); // before anything is shown: what cannot be noted is not
    const before = this.update;
    if (before?.room.phase !== "lobby" && update.room.phase === "lobby") this.log = [];
    if (this.catchingUp || before?.seat !== update.seat) this.log = [];
    const now = performance.now();
    const happened = update.events.map((event, i) => ({
      id: ++this.ids,
      event,
      at: now - 1000 * (update.ages[i] ?? 0),
    }));
    this.putAt = now - 1000 * update.passed;
    this.log = [...this.log, ...happened].slice(-LONGEST_LOG);
    this.news = this.catchingUp ? [] : happened;
    this.catchingUp = false;
    this.door = null;
    if (before) this.showing(() => (this.update = update));
    else this.update = update;
    this.fetchDeck(update);
  }

  /** On its way when the curtain fell: of a seat that this device does not show any more. */
  private isOfAnother({ seat, room: { seats } }: Update): boolean {
    const isPassedRound = seats.filter(({ mine }) => mine).length > 1;
    const isShown = seat === null || seat === this.shown || seat === this.update?.seat;
    return isPassedRound && !isShown;
  }

  private goes(why: Gone["why"]): void {
    this.gone = why;
    if (why !== "closing" && why !== "elsewhere") this.luck.forget();
  }

  /** There are no words before a game, and a card that only its drawer may read has them for the drawer. */
  private async fetchDeck({ room: { deck }, table }: Update): Promise<void> {
    const key = deck
      ? JSON.stringify([deck, table === null, readByDrawer(table), this.language])
      : "";
    if (key === this.deck) return;
    this.deck = key;
    try {
      const words = deck ? await wordsOfDeck(this.code, this.language) : null;
      if (this.deck !== key) return; // another one has been chosen meanwhile
      this.deckWords = words?.activities ?? {};
      this.deckTags = words?.tags ?? {};
      this.ownThemes = words?.own ?? [];
      this.deckProps = words?.props ?? [];
    } catch {
      if (this.deck === key) this.deck = "";
    }
  }

  /** A device with several seats comes back with its curtain down, and hears everything again. */
  private lastNews(): number {
    this.catchingUp = !this.update || this.mine.length > 1;
    return this.catchingUp || !this.update ? 0 : this.update.room.news;
  }

  private changes(state: LineState): void {
    this.lineState = state;
    if (state === "open") this.gone = null;
  }
}

/** Of a game that is over, once everybody who played agrees. */
export async function openBooks(code: string): Promise<Books> {
  const answer = await fetch(at(`rooms/${encodeURIComponent(code)}/books`));
  if (!answer.ok) throw new Refusal("line_lost");
  return (await answer.json()) as Books;
}

/** The activities in this view, where each device has words only for those that it is shown. */
function readByDrawer(table: Update["table"]): readonly string[] {
  const house = table && "house" in table ? table.house : null;
  if (!house || !("card_view" in house) || house.card_view === "open") return [];
  return JSON.stringify(table).match(/"id":"[^"]*"/g) ?? [];
}

async function wordsOfDeck(code: string, language: string): Promise<WordsOfDeck> {
  const answer = await fetch(at(`rooms/${encodeURIComponent(code)}/deck?language=${language}`));
  if (!answer.ok) throw new Refusal("line_lost");
  return (await answer.json()) as WordsOfDeck;
}
