/** What is wrong with a deck file, line by line, as `nightcap deck check` says it. */
import type { Facts, Says } from "./texts";

export interface DeckProblem {
  readonly line: number;
  readonly code: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** What is wrong, and what to write instead. */
export function problemText(texts: Says, problem: DeckProblem): string {
  const { key, nearest } = problem.facts;
  const facts: Record<string, string | number> = { ...problem.facts, nearest: nearest || "none" };
  if (key) facts.expects = texts.say(`deck-expects-${key}`);
  return texts.say(`deck-problem-${problem.code}`, facts satisfies Facts);
}
