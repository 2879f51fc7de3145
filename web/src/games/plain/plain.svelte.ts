/** A plain table's facts: who sits where, and what is known of each seat. */

import type { IconName } from "../../design/icons";
import type { Playing } from "../../table/playing.svelte";
import type { Item } from "../../text/speaker";
import { texts } from "../../text/texts.svelte";
import type { Seat } from "../../wire";
import { Choosing } from "./choosing.svelte";
import { Faces } from "./faces";
import { at, type Facts, fieldsOf, partOf, type Thing, thingsOf } from "./seen";
import { type Sketch, sketchOf } from "./sketch";

export interface Brief {
  readonly icon?: IconName;
  readonly text: string;
  readonly label: string;
}

export class Plain {
  readonly faces;
  readonly choosing;

  constructor(
    readonly playing: Playing,
    readonly sketch: Sketch = sketchOf(playing.shapes),
  ) {
    this.faces = new Faces(playing, this.sketch);
    this.choosing = new Choosing(playing, this.sketch, () => this.hand);
  }

  get view(): Facts {
    return this.playing.view as unknown as Facts;
  }

  get shapes() {
    return this.playing.shapes.view;
  }

  get seatShapes() {
    return fieldsOf(partOf(this.shapes.seats ?? "plain"));
  }

  /** What the view tells of a seat. */
  of(seat: Seat): Facts {
    return (this.view.seats as readonly Facts[] | undefined)?.[seat] ?? {};
  }

  get hand(): readonly string[] {
    const { seat } = this.playing;
    return seat === null ? [] : this.faces.sorted((this.of(seat).hand as string[]) ?? []);
  }

  /** From the viewer's neighbour on; on a shared screen everybody. */
  get others(): readonly Seat[] {
    const { seat } = this.playing;
    const all = this.playing.update.room.seats.map((_, number) => number);
    const named = this.sketch.order ? (this.view[this.sketch.order] as Seat[]) : [];
    const order = named.length === all.length ? named : all;
    const start = seat === null ? 0 : order.indexOf(seat) + 1;
    return [...order.slice(start), ...order.slice(0, start)].filter((other) => other !== seat);
  }

  /** A sealed answer waits for the others' answers: the same whatever it was. */
  get hasAnswered(): boolean {
    const { answered } = this.sketch;
    if (!answered || this.playing.isAsked) return false;
    const answer = this.view[answered];
    return answer !== null && answer !== undefined && answer !== "";
  }

  isActing(seat: Seat): boolean {
    return this.playing.view.waiting.includes(seat);
  }

  isAway(seat: Seat): boolean {
    return this.playing.update.room.seats[seat]?.away ?? false;
  }

  badge(seat: Seat): { icon: IconName; label: string } | undefined {
    const bot = this.playing.update.room.seats[seat]?.bot;
    return bot ? { icon: "bot", label: texts.say("page-seats-bot") } : undefined;
  }

  note(seat: Seat): string | undefined {
    const { note } = this.sketch;
    return note ? String(this.playing.speaker.value(this.of(seat)[note])) : undefined;
  }

  /** The facts beside a name. What is empty is left out; a name or a card is only hinted at. */
  brief(seat: Seat): Brief[] {
    const facts = this.of(seat);
    return Object.entries(this.sketch.brief).flatMap(([field, icon]) => {
      const value = field === "hidden" ? this.cards(facts) : facts[field];
      if (value === null || value === undefined) return [];
      const said = `${this.playing.speaker.seen(field)}: ${this.playing.speaker.value(value)}`;
      if (!icon) return value === 0 ? [] : [{ text: said.replace(":", ""), label: said }];
      return [{ icon, text: typeof value === "number" ? String(value) : "", label: said }];
    });
  }

  /** Those that the viewer knows, and the others. */
  private cards(facts: Facts): number {
    return Number(facts.hidden ?? 0) + ((facts.hand as unknown[] | undefined)?.length ?? 0);
  }

  /** An activity lies on the table: everything else steps back. */
  get isStage(): boolean {
    return thingsOf(this.view, this.shapes, this.sketch.table).some(
      ({ how }) => how === "activity",
    );
  }

  hasFront(seat: Seat): boolean {
    return thingsOf(this.of(seat), this.seatShapes, this.sketch.front).length > 0;
  }

  /** The name of something in a view. */
  label({ path, field }: Thing): string {
    const message = this.sketch.labels[path];
    return message ? texts.say(message) : this.playing.speaker.seen(field);
  }

  said({ how, value, shape }: Thing): string {
    if (how === "direction") return texts.say("page-plain-direction", { way: Number(value) });
    return String(this.playing.speaker.value(value, shape));
  }

  private inWords(thing: Thing): string {
    return thing.how === "direction"
      ? this.said(thing)
      : `${this.label(thing)} ${this.said(thing)}`;
  }

  /** “Round 3” above “PeekPoker”, or the game's name alone. */
  get heading(): { readonly title: string; readonly subtitle: string } {
    const game = this.playing.title;
    const things = thingsOf(this.view, this.shapes, this.sketch.heading);
    const [first, ...rest] = things.map((thing) => this.inWords(thing));
    if (first === undefined || things[0]?.how !== "number")
      return { title: game, subtitle: [first, ...rest].join(" · ") };
    const title = first.charAt(0).toLocaleUpperCase(texts.language) + first.slice(1);
    return { title, subtitle: [game, ...rest].join(" · ") };
  }

  /** What something in the view is a part of: a dare's performer stands beside it. */
  around(path: string): object {
    const parts = path.split(".").slice(0, -1);
    return (parts.length ? at(this.view, parts.join(".")) : this.view) as object;
  }

  /** The activity that lies on a card of one's hand. */
  onCard(card: string): string {
    if (!this.sketch.onCards) return "";
    const activities = (at(this.view, this.sketch.onCards) ?? []) as readonly Facts[];
    const found = activities.find((activity) => activity.card === card);
    return found ? this.playing.speaker.activity(found as unknown as Item) : "";
  }
}
