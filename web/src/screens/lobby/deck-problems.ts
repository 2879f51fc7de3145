/** What is wrong with a deck file, in the same words as `nightcap deck check`. */

import type { Facts, Says } from "../../text/texts";

export interface Problem {
  readonly line: number;
  readonly code: string;
  readonly facts: Readonly<Record<string, string | number | null>>;
}

export function sentenceOf({ code, facts }: Problem, words: Says): string {
  const said: Record<string, string | number> = {};
  for (const [name, fact] of Object.entries(facts)) said[name] = fact ?? "none";
  said.nearest = facts.nearest || "none";
  if (facts.key) said.expects = words.say(`deck-expects-${facts.key}`);
  return words.say(`deck-problem-${code}`, said as Facts);
}
