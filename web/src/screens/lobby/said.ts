import { SvelteSet } from "svelte/reactivity";

/** Who has been asked for their boundaries on this device, with which deck; never what they have said. */
class Said {
  readonly #asked = new SvelteSet<string>();

  has(code: string, deck: number, name: string): boolean {
    return this.#asked.has(`${code}/${deck}/${name}`);
  }

  add(code: string, deck: number, name: string): void {
    this.#asked.add(`${code}/${deck}/${name}`);
  }
}

export const saidBoundaries = new Said();
