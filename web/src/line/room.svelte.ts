/** What this device knows of its room, as Svelte state; and what can be said to it. */

import type { DeckWords } from "../text/speaker";
import type {
  AtTheDoor,
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
import { Line, type LineState, Refusal, randomHex } from "./line";

/** Something that happened, in the order it did. */
export interface Happened {
  readonly id: number;
  readonly event: Events[Game];
  /** When it did, by this page's clock (`performance.now`). */
  readonly at: number;
}

const LONGEST_LOG = 400;

export class Room {
  line: LineState = $state("connecting");
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
  /** How a change of the view is made visible. */
  showing: (change: () => void) => void = (change) => change();

  private readonly connection: Line;
  private shared = "";
  private deck = "";
  private ids = 0;
  private catchingUp = true;
  /** The seat that was last asked for. */
  private shown: Seat | null = null;

  constructor(readonly code: string) {
    this.connection = new Line(code, {
      hears: (message) => this.hears(message),
      changes: (state) => this.changes(state),
      lastNews: () => this.lastNews(),
    });
  }

  /** Resolves when it is done and durable; throws a Refusal otherwise. */
  act(action: OfDevice): Promise<void> {
    return this.connection.act(action);
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
    return seat == null ? Promise.resolve(null) : this.connection.why(seat, move);
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
    this.connection.look(seat, 0);
  }

  burn(): void {
    this.connection.burn();
  }

  close(): void {
    this.connection.close();
  }

  /** This device's seats. */
  get mine(): readonly Seat[] {
    return this.update?.room.seats.flatMap((seat, number) => (seat.mine ? [number] : [])) ?? [];
  }

  private hears(message: ToClient): void {
    if (message.type === "update") this.takes(message);
    else if (message.type === "at_the_door") this.door = message;
    else if (message.type === "gone") this.gone = message.why;
    else if (message.type === "sorry")
      this.sorry = new Refusal(message.code, message.rule, message.facts);
  }

  private takes(update: Update): void {
    if (this.isOfAnother(update)) return;
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
    this.addShare(update);
    this.fetchDeck(update);
  }

  /** On its way when the curtain fell: of a seat that this device does not show any more. */
  private isOfAnother({ seat, room: { seats } }: Update): boolean {
    const isPassedRound = seats.filter(({ mine }) => mine).length > 1;
    const isShown = seat === null || seat === this.shown || seat === this.update?.seat;
    return isPassedRound && !isShown;
  }

  /** This device's part in the luck of the next game, once, after the hash of the room's secret is known. */
  private addShare(update: Update): void {
    const { phase, commitment } = update.room;
    if (phase !== "lobby" || !commitment || commitment === this.shared) return;
    this.shared = commitment;
    this.act({ type: "add_share", share: randomHex(16) }).catch(() => {
      this.shared = "";
    });
  }

  private async fetchDeck({ room: { deck } }: Update): Promise<void> {
    const key = deck ? JSON.stringify(deck) : "";
    if (key === this.deck) return;
    this.deck = key;
    try {
      const words = deck ? await wordsOfDeck(this.code) : null;
      if (this.deck !== key) return; // another one has been chosen meanwhile
      this.deckWords = words?.activities ?? {};
      this.deckTags = words?.tags ?? {};
    } catch {
      if (this.deck === key) this.deck = "";
    }
  }

  /** A device with several seats comes back with its curtain down, and hears everything again. */
  private lastNews(): number {
    this.catchingUp = !this.update || this.mine.length > 1;
    return this.catchingUp || !this.update ? 0 : this.update.room.number;
  }

  private changes(state: LineState): void {
    this.line = state;
    if (state === "open") this.gone = null;
  }
}

async function wordsOfDeck(code: string): Promise<WordsOfDeck> {
  const answer = await fetch(at(`rooms/${encodeURIComponent(code)}/deck`));
  if (!answer.ok) throw new Refusal("line_lost");
  return (await answer.json()) as WordsOfDeck;
}
