/** How a game goes, in four pictures, found in its folder: addresses, so that each is fetched when it is seen. */

import NEUTRAL from "./plain/panel.svg?url&no-inline";

const PANELS = import.meta.glob<string>("./*/panel-*.svg", {
  query: "?url&no-inline", // the content security policy allows no data: addresses
  import: "default",
  eager: true,
});

export function panelOf(game: string, folder: string, number: number): string {
  return PANELS[`./${folder}/panel-${game}-${number}.svg`] ?? NEUTRAL;
}
