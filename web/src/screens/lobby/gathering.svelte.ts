/** People come together round a table: what the lobby's parts share. */

import { menu } from "../../line/menu";
import { persist } from "../../line/persist";
import { Refusal } from "../../line/refusal";
import type { Room } from "../../line/room.svelte";
import { forget, recall, remember } from "../../memory";
import { unplayed } from "../../shapes";
import { inLanguage } from "../../text/in-language";
import { Speaker } from "../../text/speaker";
import { texts } from "../../text/texts.svelte";
import type {
  GameOnMenu,
  HouseRule,
  Menu,
  OfDevice,
  PresetOnMenu,
  RoomView,
  Seat,
  SeatOfRoom,
} from "../../wire";
import { Doorway } from "./doorway.svelte";
import { saidBoundaries } from "./said";

/** What lies over the lobby. */
export type Part =
  | "games"
  | "how"
  | "invite"
  | "fill"
  | "sit"
  | "rules"
  | "decks"
  | "couples"
  | "notices"
  | "bots"
  | "menu";

export interface Someone extends SeatOfRoom {
  readonly seat: Seat;
}

/** The next thing to do on this device. */
export type Next =
  | { readonly step: "game" | "invite" | "evening" | "shuffle" | "wait" }
  | { readonly step: "boundaries" | "before"; readonly who: Someone };

/** A page of the lobby beside the table itself. */
export type LobbyPage = "evening" | "before";

export class Gathering {
  part: Part | null = $state(null);
  /** Whose sheet is open. */
  person: Seat | null = $state(null);
  /** Whose private page is open. */
  boundariesOf: Seat | null = $state(null);
  refused: Refusal | null = $state.raw(null);
  menu: Menu | null = $state.raw(null);
  isScreen = $state(false);
  page: LobbyPage | null = $state(null);
  /** Somebody wants to stay at the table for a moment: nothing opens by itself. */
  resting = $state(false);
  /** Whose knock was folded away. */
  folded = $state("");
  /** The host has said that nobody else will come. */
  private complete = $state(false);
  /** What of the evening was agreed to on this device. */
  private agreedTo = $state("");
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

  /** Who came with whom, in a line: somebody who waits for a yes, or how many couples there are. */
  get couples(): string {
    const { seats } = this.view;
    const nameOf = (seat: Seat | null) => (seat === null ? "" : (seats[seat]?.name ?? ""));
    const wooer = this.everybody.find(
      ({ seat, partner }) =>
        partner !== null && seats[partner]?.mine && seats[partner]?.partner !== seat,
    );
    if (wooer)
      return `${wooer.name}: ${texts.say("page-couples-with", { name: nameOf(wooer.partner) })}`;
    const pairs = this.everybody.filter(
      ({ seat, partner }) => partner !== null && seat < partner && seats[partner]?.partner === seat,
    );
    return texts.say("page-couples-count", { count: pairs.length });
  }

  get freeSeats(): number {
    return (this.game?.most ?? 0) - this.view.seats.length;
  }

  get missing(): number {
    return Math.max(0, (this.game?.least ?? 0) - this.view.seats.length);
  }

  /** House rules that need people's own words before the start: the stake. */
  get toAgree(): HouseRule[] {
    return this.game?.rules.filter((rule) => rule.to_agree) ?? [];
  }

  /** Seconds until the game begins by itself; 0: not everybody is ready. */
  get begins(): number {
    return this.room.update?.begins ?? 0;
  }

  /** Several people see this device, one after the other. */
  get isPassedRound(): boolean {
    return this.here.length > 1;
  }

  /** How long the chosen evening takes, about. */
  get evening(): string {
    const preset = this.onMenu?.presets.find(
      ({ options, heat }) => heat === this.view.heat && sameOptions(options, this.view.options),
    );
    if (preset)
      return texts.say("page-game-evening", {
        preset: texts.say(`page-preset-${preset.name}`),
        minutes: preset.minutes,
      });
    return this.onMenu ? inLanguage(this.onMenu.minutes, texts.language) : "";
  }

  /** Everything that everybody agrees to, in one word: when it changes, all are asked again. */
  private get agreement(): string {
    const { game, options, apart, lacking, heat, stake, deck } = this.view;
    return JSON.stringify([game, options, apart, lacking, heat, stake, deck?.since]);
  }

  /** Whether there is anything to agree on beyond the game itself. */
  private get hasEvening(): boolean {
    return this.view.deck !== null || this.toAgree.length > 0;
  }

  agree(): void {
    this.agreedTo = this.agreement;
    this.page = null;
    this.resting = false;
  }

  /** Nobody else will come. */
  completes(): void {
    this.complete = true;
    this.resting = false;
  }

  /** An evening to begin with: its house rules, and how warm it gets. */
  async choosePreset({ options, heat }: PresetOnMenu): Promise<void> {
    const { apart, lacking } = this.view;
    if (Object.keys(options).length) await this.do({ type: "set_options", options });
    if (heat !== this.view.heat) await this.do({ type: "set_places", apart, lacking, heat });
  }

  /** Opens a page beside the table. */
  go(page: LobbyPage): void {
    this.refused = null;
    this.page = page;
  }

  /** Back to the table, and nothing opens by itself. */
  rests(): void {
    this.page = null;
    this.resting = true;
  }

  /** What happens, and what is asked, in the middle of the table. */
  get sentence(): { text: string; question: string } {
    const { step } = this.next;
    const names = this.waitingFor.map((person) => person.name).join(", ");
    if (this.view.hitch) return { text: texts.say("page-hitch"), question: this.hitch };
    if (step === "shuffle") return { text: texts.say("page-luck-shuffling"), question: "" };
    if (step === "game") return { text: "", question: texts.say("page-lobby-choose_game") };
    if (this.begins)
      return { text: texts.say("page-begins"), question: texts.say("page-begins.soon") };
    if (step === "invite")
      return {
        text: texts.say("page-seats-count", { count: this.view.seats.length }),
        question: this.missing
          ? texts.say("page-seats-needed", { count: this.missing })
          : texts.say("page-seats-free", { count: this.freeSeats }),
      };
    if (!this.view.game) return { text: texts.say("page-lobby-no_game"), question: "" };
    if (step === "wait" && names)
      return { text: "", question: texts.say("page-ready-waiting", { names }) };
    return { text: texts.say("page-lobby-everyone"), question: texts.say("page-lobby-last_steps") };
  }

  /** Why it could not begin: the same words for everybody. */
  private get hitch(): string {
    return this.inWords(new Refusal(this.view.hitch));
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
    const who = this.here.find((person) => !person.ready);
    const isAlone = this.missing > 0;
    // A guest has time for their own page while others are on their way.
    if (who && !this.isPassedRound && !this.view.host && !this.hasSaidBoundaries(who))
      return { step: "boundaries", who };
    if (isAlone || (this.view.host && this.freeSeats > 0 && !this.complete && !this.begins))
      return { step: "invite" };
    if (!who) return { step: "wait" };
    if (this.isPassedRound) {
      if (this.hasEvening && this.agreedTo !== this.agreement) return { step: "evening" };
      return { step: this.game.decks.length ? "boundaries" : "before", who };
    }
    if (!this.hasSaidBoundaries(who)) return { step: "boundaries", who };
    if (this.hasEvening && this.agreedTo !== this.agreement) return { step: "evening" };
    return { step: "before", who };
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

function sameOptions(
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): boolean {
  const written = (options: Readonly<Record<string, unknown>>) =>
    JSON.stringify(
      Object.entries(options)
        .filter(([name]) => name !== "prize")
        .sort(),
    );
  return written(one) === written(other);
}
