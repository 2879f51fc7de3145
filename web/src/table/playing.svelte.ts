/** One game at the table, for the components that draw it: the view, the words for it, and what can be done. */

import { Refusal } from "../line/line";
import type { Happened, Room } from "../line/room.svelte";
import { Speaker } from "../text/speaker";
import { texts } from "../text/texts.svelte";
import type { Asked, Events, Game, Moves, OfDevice, Option, Seat, Update, Views } from "../wire";

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

  constructor(readonly room: Room) {}

  get update(): Update<G> {
    if (!this.room.update) throw new Error("there is no table yet");
    return this.room.update as unknown as Update<G>;
  }

  get game(): G {
    return this.update.room.game as G;
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

  /** Make this move. If it is refused, the reason is shown. */
  async answer(move: Moves[G]): Promise<void> {
    if (this.sending) return;
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

  private speakerFor(spoken: boolean): Speaker {
    const names = (seat: Seat) => this.name(seat);
    return new Speaker(texts, { game: this.game, names, deck: this.room.deckWords, spoken });
  }
}

/** The tag of the moves that an option makes. */
export function tagOf(option: Option): string {
  return "move" in option ? option.move.type : option.kind;
}
