/** Things that some cards need. */
import { texts } from "./texts.svelte";

/** The built-in decks' props in every language; in other decks they are as somebody wrote them. */
export function propInWords(prop: string): string {
  const message = `page-prop-${prop.replaceAll(" ", "_")}`;
  return texts.has(message) ? texts.say(message) : prop;
}
