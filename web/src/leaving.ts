import { inPlaceOfLayers } from "./components/layers";

/** Out of here at once: the page is replaced by an empty one, and "back" does not bring it up. */
export function quickExit(): void {
  document.documentElement.replaceChildren();
  inPlaceOfLayers(() => location.replace("about:blank"));
}
