/** Room codes are three words. What people type or paste is tidied here, and spelled right by the server. */

import type { Sorry } from "../wire";
import { at } from "./address";
import { Refusal } from "./refusal";

const IN_A_LINK = /[^ \t\r\n]*\/[^ \t\r\n]*#([^ \t\r\n]*)/;
/** A space or a hyphen, as some programs write them in links. */
const ESCAPED = /%20|%2[Dd]/g;
const ACCENTS = /[\u0300-\u036f]/g;
const LETTERS = /[A-Za-z0-9]+/g;

/**
 * `Copper, LÁNTERN fig` as `copper-lantern-fig`; of a link, what it leads to.
 *
 * The same as `tidied` in src/nightcap/server/codes.py; tests/web compares the two.
 */
export function tidied(typed: string): string {
  const plain = typed.normalize("NFKD").replace(ACCENTS, "");
  const code = IN_A_LINK.exec(plain)?.[1] ?? plain;
  return (code.replace(ESCAPED, " ").match(LETTERS) ?? []).join("-").toLowerCase();
}

/**
 * The code that somebody means, also after a slip. Throws a Refusal that says what is wrong.
 *
 * The server has the list of words and answers from it alone: whether there is such a room it does not say.
 */
export async function meant(typed: string): Promise<string> {
  let said: { readonly code: string } | Sorry;
  try {
    const answer = await fetch(at(`code?typed=${encodeURIComponent(tidied(typed))}`));
    said = (await answer.json()) as typeof said;
  } catch {
    throw new Refusal("line_lost");
  }
  if ("type" in said) throw new Refusal(said.code, said.rule, said.facts);
  return said.code;
}

/** The room that the address names: `…/#copper-lantern-fig`. */
export function codeInAddress(): string {
  return tidied(location.hash.slice(1));
}
