/** Private pages that were begun and not kept: in this tab's memory only, and never on a shared device. */

export interface Draft {
  readonly ceiling: number;
  readonly never: readonly string[];
  readonly covered: boolean;
  readonly garments: number | null;
  readonly drinks: number | null;
}

class Drafts {
  readonly #begun = new Map<string, Draft>();

  of(key: string): Draft | undefined {
    return this.#begun.get(key);
  }

  keep(key: string, draft: Draft): void {
    this.#begun.set(key, draft);
  }

  forget(key: string): void {
    this.#begun.delete(key);
  }
}

export const drafts = new Drafts();
