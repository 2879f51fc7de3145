/** The cover of each game, found in its folder: an address, so that it is fetched when it is seen. */

import NEUTRAL from "./plain/cover.svg?url&no-inline";

const COVERS = import.meta.glob<string>("./*/cover-*.svg", {
  query: "?url&no-inline", // the content security policy allows no data: addresses
  import: "default",
  eager: true,
});

export function coverOf(game: string, folder: string): string {
  return COVERS[`./${folder}/cover-${game}.svg`] ?? NEUTRAL;
}
