import { inPlaceOfLayers } from "../components/layers";
import { at } from "../line/address";
import { forgetEverything } from "../memory";

/** How long we wait for the empty page, in milliseconds, and when we ask for it again. */
const PATIENCE = 1500;

/**
 * Out of here at once: the page is replaced by an empty, dark one, and "back" does not bring it up.
 * Whoever goes back further, to where a game was chosen, meets the gate, which anybody may see.
 */
export function quickExit(): void {
  const blank = at("blank.html");
  forgetEverything();
  becomeBlank();
  inPlaceOfLayers(() => void go(blank));
}

/** Nothing is seen from this moment on, whatever the network does. */
function becomeBlank(): void {
  const head = document.createElement("head");
  const title = document.createElement("title");
  title.textContent = "New tab";
  const icon = document.createElement("link");
  icon.rel = "icon";
  icon.href = "blank.svg";
  head.append(title, icon);
  const root = document.documentElement;
  root.replaceChildren(head, document.createElement("body"));
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
  root.style.cssText = "color-scheme: dark; background: #121212";
}

/** A browser's own page about a lost line may be white: we stay here, dark and empty, until ours can be had. */
async function go(blank: string): Promise<void> {
  try {
    const found = await fetch(blank, { signal: AbortSignal.timeout(PATIENCE) });
    if (found.ok) location.replace(blank);
  } catch {
    history.replaceState(null, "", at("./"));
    dispatchEvent(new HashChangeEvent("hashchange")); // no room is in the address: its line closes
    setTimeout(() => void go(blank), PATIENCE);
  }
}
