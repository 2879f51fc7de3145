/** What can be chosen, as the server says it; fetched once in a visit. */

import type { GameOnMenu, Menu } from "../wire";
import { at } from "./address";

let fetched: Promise<Menu> | null = null;

export function menu(): Promise<Menu> {
  fetched ??= fetch(at("menu")).then((answer) => answer.json() as Promise<Menu>);
  fetched.catch(() => (fetched = null));
  return fetched;
}

/** Where the page keeps what is this game's own; a game that is not on the menu needs a newer page. */
export async function folderOf(game: string): Promise<string> {
  const found = (await menu()).games.find(({ id }) => id === game);
  if (!found) throw new Error(`${game} is not on the menu`);
  return found.folder;
}

/** The hottest there is in a game's own decks; null: it is played without any. */
export function heatOf(game: GameOnMenu): { mildest: number; hottest: number } | null {
  const usual = game.decks.find((deck) => deck.usual) ?? game.decks[0];
  return usual ?? null;
}
