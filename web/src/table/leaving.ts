import { inPlaceOfLayers } from "../components/layers";
import { forgetEverything } from "../memory";

/**
 * Out of here at once: the page is replaced by an empty one, and "back" does not bring it up.
 * Whoever goes back further, to where a game was chosen, meets the gate, which anybody may see.
 */
export function quickExit(): void {
  document.documentElement.replaceChildren();
  forgetEverything();
  inPlaceOfLayers(() => location.replace("about:blank"));
}
