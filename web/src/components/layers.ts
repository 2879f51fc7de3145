/**
 * What lies over a page has an entry of its own in the browser's history: "back" closes it and stays here.
 * Closed otherwise, the entry stays for the next one; "back" then passes over it.
 */

import type { Attachment } from "svelte/attachments";

const MARK = "layer";

/** How to close each, the topmost last. */
const open: (() => void)[] = [];
let here = { isInFront: isInFront(), hash: location.hash };
let instead: (() => void) | null = null;

/** `{@attach layer(close)}`: "back" closes this. */
export function layer(close: () => void): Attachment<HTMLElement> {
  return () => {
    open.push(close);
    comeInFront();
    return () => {
      open.splice(open.indexOf(close), 1);
      if (open.length) comeInFront();
    };
  };
}

/** Go somewhere in place of this page, with nothing of it left behind. */
export function inPlaceOfLayers(go: () => void): void {
  if (!isInFront()) {
    go();
    return;
  }
  instead = go;
  history.back();
}

function isInFront(): boolean {
  return history.state === MARK;
}

function comeInFront(): void {
  if (isInFront()) return;
  history.pushState(MARK, "");
  look();
}

function look(): void {
  here = { isInFront: isInFront(), hash: location.hash };
}

addEventListener("popstate", () => {
  const before = here;
  look();
  const isBack = before.isInFront && !here.isInFront && before.hash === here.hash;
  const close = open.at(-1);
  if (instead) instead();
  else if (!isBack) return;
  else if (close) close();
  else history.back();
});
