/** The rules in sentences for players, fetched when somebody asks for one. */

import { at } from "../line/address";

export interface Rule {
  /** What a host would answer. */
  readonly say: string;
  /** The specification, in English. */
  readonly exact: string;
}

type Rules = Readonly<Record<string, Rule>>;

const NONE: Rule = { say: "", exact: "" };
const fetched = new Map<string, Promise<Rules>>();

export async function ruleOf(family: string, number: string, language: string): Promise<Rule> {
  const key = `rules/${family}?language=${language}`;
  try {
    return (await rulesAt(key))[number] ?? NONE;
  } catch {
    fetched.delete(key);
    return NONE;
  }
}

function rulesAt(key: string): Promise<Rules> {
  const known = fetched.get(key);
  if (known) return known;
  const asked = fetch(at(key)).then((answer) => answer.json() as Promise<Rules>);
  fetched.set(key, asked);
  return asked;
}
