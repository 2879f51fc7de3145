/** People come together round a table: what the lobby's parts share. */

import { Refusal } from "../../line/line";
import { menu } from "../../line/menu";
import { persist } from "../../line/persist";
import type { Room } from "../../line/room.svelte";
import { forget, recall, remember } from "../../memory";
import { unplayed } from "../../shapes";
import { inLanguage, Speaker } from "../../text/speaker";
import { texts } from "../../text/texts.svelte";
import type { GameOnMenu, HouseRule, Menu, OfDevice, RoomView, Seat, SeatOfRoom } from "../../wire";
import { Doorway } from "./doorway.svelte";
import { saidBoundaries } from "./said";

/** What lies over the lobby. */
export type Part =
  | "games"
  | "invite"
  | "sit"
  | "rules"
  | "decks"
  | "couples"
  | "places"
  | "notices"
  | "agree"
  | "bots"
  | "menu";

export interface Someone extends SeatOfRoom {
  readonly seat: Seat;
}

/** The next thing to do on this device. */
export type Next =
  | { readonly step: "game" | "invite" | "agree" | "start" | "shuffle" | "wait" }
  | { readonly step: "boundaries" | "ready"; readonly who: Someone };

export class Gathering {
  part: Part | null = $state(null);
  /** Whose sheet is open. */
  person: Seat | null = $state(null);
  /** Whose private page is open. */
  boundariesOf: Seat | null = $state(null);
  refused: Refusal | null = $state.raw(null);
  menu: Menu | null = $state.raw(null);
  isScreen = $state(false);
  readonly doorway: Doorway;

  constructor(readonly room: Room) {
    this.doorway = new Doorway(room.code);
    this.isScreen = recall(`screen.${room.code}`) === "yes";
    void this.need(async () => {
      this.menu = await menu();
    });
  }

  get view(): RoomView {
    if (!this.room.update) throw new Error("nobody is in yet");
    return this.room.update.room;
  }

  /** What the menu says of the chosen game. */
  get onMenu(): GameOnMenu | null {
    return this.menu?.games.find((game) => game.id === this.view.game) ?? null;
  }

  /** The chosen game, once its words are there. */
  get game(): GameOnMenu | null {
    return this.onMenu && texts.hasWordsOf(this.onMenu.folder) ? this.onMenu : null;
  }

  /** The chosen game's name, in words that come with the menu. */
  get title(): string {
    return this.onMenu ? inLanguage(this.onMenu.title, texts.language) : "";
  }

  /** Says the chosen game's words; there are none before a game is chosen. */
  readonly speaker: Speaker | null = $derived.by(() => {
    if (!this.room.update?.room.game || !this.game) return null;
    const names = (seat: Seat) => this.view.seats[seat]?.name ?? "";
    return new Speaker(texts, { shapes: unplayed(this.game.folder), names });
  });

  /** Fetches something without which the lobby cannot go on, however often it takes. */
  need(work: () => Promise<void>, isWanted?: () => boolean): Promise<void> {
    return persist(work, { onfailure: () => this.show(new Refusal("line_lost")), isWanted });
  }

  /** What is played with, and who brought it. */
  get deckTitle(): string {
    const deck = this.view.deck;
    if (!deck) return "";
    const title = inLanguage(deck.title, texts.language);
    return deck.by ? `${title} · ${texts.say("page-deck-by", { name: deck.by })}` : title;
  }

  get everybody(): Someone[] {
    return this.view.seats.map((person, seat) => ({ ...person, seat }));
  }

  get here(): Someone[] {
    return this.everybody.filter((person) => person.mine);
  }

  get waitingFor(): Someone[] {
    return this.everybody.filter((person) => !person.ready);
  }

  get freeSeats(): number {
    return (this.game?.most ?? 0) - this.view.seats.length;
  }

  get missing(): number {
    return Math.max(0, (this.game?.least ?? 0) - this.view.seats.length);
  }

  /** House rules that need people's own words before the start. */
  get toAgree(): HouseRule[] {
    return this.game?.rules.filter((rule) => rule.to_agree) ?? [];
  }

  /** Why the last start came to nothing, and on whose account. */
  get voided(): string {
    const { voided, voids } = this.view.luck;
    const { hidden, wronged, voids: own } = this.room.luck;
    if (hidden) return texts.say("page-luck-hidden", { own: hidden.own, count: hidden.room });
    const counted = own > 0 ? texts.say("page-luck-voids-own", { own }) : "";
    if (!voided) return counted;
    if (wronged) return texts.say("page-luck-wronged");
    const names = voided.names.join(", ");
    const why = texts.say(`page-luck-voided-${voided.why}`, { names });
    return `${why} ${texts.say("page-luck-voids", { count: voids })} ${counted}`.trim();
  }

  get next(): Next {
    if (this.view.phase === "revealing") return { step: "shuffle" };
    if (!this.view.game) return { step: this.view.host ? "game" : "wait" };
    if (!this.game) return { step: "wait" };
    if (this.missing > 0) return { step: "invite" };
    if (this.view.host && this.toAgree.some((rule) => !this.view.options[rule.name]))
      return { step: "agree" };
    const who = this.here.find((person) => !person.ready);
    if (who) return { step: this.hasSaidBoundaries(who) ? "ready" : "boundaries", who };
    return { step: this.view.host ? "start" : "wait" };
  }

  private hasSaidBoundaries({ seat, name }: Someone): boolean {
    if (!this.game?.decks.length) return true;
    const { mine, deck } = this.view;
    return mine?.seat === seat
      ? mine.of_this_deck
      : saidBoundaries.has(this.room.code, deck?.since ?? 0, name);
  }

  /** A refusal in words. */
  inWords({ code, facts }: Refusal): string {
    if (!this.speaker) return texts.say(`refusal-${code}`, facts as Record<string, string>);
    const option = typeof facts.option === "string" ? this.speaker.option(facts.option) : "";
    return this.speaker.refusal({ code, facts: option ? { ...facts, option } : facts });
  }

  /** Say something to the room; whether it was done. If not, the reason is shown. */
  async do(action: OfDevice): Promise<boolean> {
    this.refused = null;
    try {
      await this.room.act(action);
      return true;
    } catch (problem) {
      this.show(problem);
      return false;
    }
  }

  show(problem: unknown): void {
    if (!(problem instanceof Refusal)) throw problem;
    this.refused = problem;
  }

  open(part: Part | null): void {
    this.refused = null;
    this.part = part;
  }

  beScreen(yes: boolean): void {
    this.isScreen = yes;
    if (yes) remember(`screen.${this.room.code}`, "yes");
    else forget(`screen.${this.room.code}`);
  }
}
