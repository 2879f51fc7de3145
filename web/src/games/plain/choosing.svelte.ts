/** What somebody is about to do: the cards they have tapped, the list they have opened. */

import type { Content } from "../../table/answers";
import type { Playing } from "../../table/playing.svelte";
import type { Amount, Note, Option, Pick } from "../../wire";
import { choicesAmong, type Ready } from "./choices";
import type { Sketch } from "./sketch";

/** A sheet with the details of a choice. */
export type Details =
  | { readonly what: "list"; readonly title: string; readonly options: readonly Ready[] }
  | { readonly what: "amount"; readonly option: Amount }
  | { readonly what: "pick"; readonly option: Pick }
  | { readonly what: "note"; readonly option: Note };

export class Choosing {
  /** Cards of the hand, as they were tapped. */
  tapped: readonly string[] = $state.raw([]);
  details: Details | null = $state.raw(null);
  /** The kind of move that the hand is open for, if somebody said so. */
  openFor: string | null = $state(null);

  readonly choices = $derived.by(() =>
    choicesAmong(this.playing.asked?.answers ?? [], this.hand(), this.sketch),
  );

  /** The cards that are chosen now are for this. */
  readonly pick: Pick | null = $derived.by(() => {
    const { ofHand, withCard } = this.choices;
    const asked = ofHand.find(({ kind }) => kind === this.openFor);
    const only = withCard.size === 0 && ofHand.length === 1 ? ofHand[0] : undefined;
    return asked ?? only ?? null;
  });

  readonly most = $derived(this.pick ? this.pick.at_most : this.choices.withCard.size > 0 ? 1 : 0);

  readonly chosen: readonly string[] = $derived(
    this.tapped.filter((card) => this.isChoosable(card)).slice(0, this.most),
  );

  /** What can be done with the card that is chosen. */
  readonly withCard: readonly Ready[] = $derived.by(() => {
    const [card] = this.chosen;
    return this.pick || card === undefined ? [] : (this.choices.withCard.get(card) ?? []);
  });

  constructor(
    readonly playing: Playing,
    readonly sketch: Sketch,
    readonly hand: () => readonly string[],
  ) {}

  isChoosable(card: string): boolean {
    return this.pick ? this.pick.among.includes(card) : this.choices.withCard.has(card);
  }

  async answer(option: Option, content?: Content): Promise<void> {
    this.details = null;
    this.openFor = null;
    await this.playing.answer(option, content);
  }

  /** There is a new question: nothing of the old one is left lying about. */
  begin(): void {
    this.details = null;
    this.openFor = null;
  }
}
