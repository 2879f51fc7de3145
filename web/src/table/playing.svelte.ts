/** One game at the table, for the components that draw it: the view, the words for it, and what can be done. */

import { Refusal } from "../line/refusal";
import type { Happened, Room } from "../line/room.svelte";
import { type Shapes, unplayed } from "../shapes";
import { Speaker } from "../text/speaker";
import { texts } from "../text/texts.svelte";
import type { Asked, Events, Game, Moves, OfDevice, Option, Seat, Update, Views } from "../wire";
import { type Content, type Filled, moveOf, offered, tagOf } from "./answers";

export class Playing<G extends Game = Game> {
  /** Why something was refused, until it is dismissed. */
  refused: Refusal | null = $state.raw(null);
  /** An answer is on its way: nothing is sent twice. */
  sending = $state(false);
  /** On a device that is passed round: who should have it next. */
  passTo: Seat | null = $state(null);
  /** Only looked at, behind a curtain that is held a little open: there is nothing to do. */
  isPeek = $state(false);
  /** The game is over, and somebody wants to see the table once more. */
  lookingBack = $state(false);

  readonly speaker: Speaker = $derived(this.speakerFor(false));
  /** For screen readers: cards by their names. */
  readonly spoken: Speaker = $derived(this.speakerFor(true));

  /** `found`: the shapes of this game, as soon as they have been fetched with its table. */
  constructor(
    readonly room: Room,
    private readonly found: (game: string) => Shapes | undefined,
  ) {}

  get update(): Update<G> {
    if (!this.room.update) throw new Error("there is no table yet");
    return this.room.update as unknown as Update<G>;
  }

  get game(): G {
    return this.update.room.game as G;
  }

  get shapes(): Shapes {
    return this.found(this.game) ?? unplayed("");
  }

  /** The game's name; nothing until its words are there. */
  get title(): string {
    const name = `game-${this.game}`;
    return texts.has(name) ? texts.say(name) : "";
  }

  get view(): Views[G] {
    if (!this.update.table) throw new Error("there is no table yet");
    return this.update.table;
  }

  /** Whose eyes the view is for; null: everybody's. */
  get seat(): Seat | null {
    return this.update.seat;
  }

  get asked(): Asked<G> | null {
    return this.update.asked;
  }

  /** It is this seat's turn to say something. */
  get isAsked(): boolean {
    return (this.asked?.answers.length ?? 0) > 0;
  }

  get log(): readonly Happened[] {
    return this.room.log;
  }

  get news(): readonly Happened[] {
    return this.room.news;
  }

  name(seat: Seat): string {
    return this.update.room.seats[seat]?.name ?? "";
  }

  /** The options that make this kind of move. */
  options(type: Moves[G]["type"]): Option<G>[] {
    const { answers = [], asides = [] } = this.asked ?? {};
    return [...answers, ...asides].filter((option) => tagOf(option) === type);
  }

  /** The move that an option makes of what was chosen for it. */
  made(option: Option<G>, content?: Content): Moves[G] {
    return moveOf({ option, content }, this.fields);
  }

  /** The option that makes this move; null: it is not offered now. */
  offered(move: Moves[G]): Filled<G> | null {
    return offered(this.options(move.type), move, this.fields);
  }

  /** Answer by one of the options. If it is refused, the reason is shown. */
  async answer(option: Option<G>, content?: Content): Promise<void> {
    if (this.sending) return;
    const move = this.made(option, content);
    this.refused = null;
    this.sending = true;
    try {
      await this.room.answer(move as Moves[Game]);
    } catch (problem) {
      this.show(problem);
    } finally {
      this.sending = false;
    }
  }

  /** Say something to the room. If it is refused, the reason is shown. */
  async do(action: OfDevice): Promise<void> {
    this.refused = null;
    try {
      await this.room.act(action);
    } catch (problem) {
      this.show(problem);
    }
  }

  /** Show why this move cannot be made. */
  async why(move: Moves[G]): Promise<void> {
    this.refused = null;
    try {
      this.refused = await this.room.why(move);
    } catch (problem) {
      this.show(problem);
    }
  }

  /** What happened, in words. */
  said(event: Events[G]): string {
    return this.speaker.event(event);
  }

  show(problem: unknown): void {
    if (!(problem instanceof Refusal)) throw problem;
    this.refused = problem;
  }

  private get fields(): Asked["fields"] {
    return this.asked?.fields ?? {};
  }

  private speakerFor(spoken: boolean): Speaker {
    const names = (seat: Seat) => this.name(seat);
    return new Speaker(texts, { shapes: this.shapes, names, deck: this.room.deckWords, spoken });
  }
}
