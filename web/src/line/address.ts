/** Addresses on our own server, wherever the page is served from: also under a folder of another site. */

export function at(path: string): string {
  return new URL(path, document.baseURI.split("#")[0]).href;
}

export function socketAt(path: string): string {
  return at(path).replace(/^http/, "ws");
}

const GAME = "#play/";

/** The game whose page is open: `…/#play/retos`; empty: none. */
export function gameInAddress(): string {
  return location.hash.startsWith(GAME) ? location.hash.slice(GAME.length) : "";
}

export function pageOf(game: string): string {
  return GAME + game;
}
