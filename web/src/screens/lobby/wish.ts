/** What was chosen before there was a room: the game, an evening of it, and on which devices. */

import { forget, recall } from "../../memory";

export interface Wish {
  readonly game: string;
  readonly preset: string;
  readonly way: "own" | "round";
}

export function wishFor(code: string): Wish | null {
  try {
    return JSON.parse(recall(`wish.${code}`)) as Wish;
  } catch {
    return null;
  }
}

export function fulfilled(code: string): void {
  forget(`wish.${code}`);
}
