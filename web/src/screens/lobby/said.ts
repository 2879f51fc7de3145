import { SvelteSet } from "svelte/reactivity";

/** Who has been asked for their boundaries on this device; never what they have said. */
class Said {
  readonly #asked = new SvelteSet<string>();

  has(code: string, name: string): boolean {
    return this.#asked.has(`${code}/${name}`);
  }

  add(code: string, name: string): void {
    this.#asked.add(`${code}/${name}`);
  }
}

export const saidBoundaries = new Said();
