/** How a card looks and what it is called, also one that is none of the fifty-two. */

import { face } from "../../components/playing-card";
import type { Playing } from "../../table/playing.svelte";
import type { Sketch } from "./sketch";

export interface Words {
  readonly text?: string;
  readonly mark?: string;
  readonly tint?: number;
}

export class Faces {
  constructor(
    private readonly playing: Playing,
    private readonly sketch: Sketch,
  ) {}

  /** “Director (Retro)” has its genre on the band. */
  words(card: string): Words {
    if (face(card)) return {};
    const said = this.playing.speaker.word(card);
    const [, text, mark] = /^(.+?) \((.+)\)$/.exec(said) ?? [];
    return { text: text ?? said, mark: mark ?? "", tint: this.tint(card) ?? 9 };
  }

  name(card: string): string {
    return face(card) ? this.playing.spoken.card(card) : this.playing.speaker.word(card);
  }

  /** Cards with words lie by kind; playing cards as they were dealt. */
  sorted(cards: readonly string[]): readonly string[] {
    if (cards.every((card) => face(card))) return cards;
    const place = (card: string) => this.sketch.tints.findIndex(([like]) => like.test(card));
    return [...cards].sort((one, other) => place(one) - place(other) || (one < other ? -1 : 1));
  }

  private tint(card: string): number | undefined {
    return this.sketch.tints.find(([like]) => like.test(card))?.[1];
  }
}
