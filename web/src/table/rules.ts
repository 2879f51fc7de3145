/** The sentences of the rule catalogues, fetched when somebody asks for one. */

import { at } from "../line/address";

const fetched = new Map<string, Promise<Record<string, string>>>();

export async function ruleText(family: string, number: string): Promise<string> {
  try {
    return (await rulesOf(family))[number] ?? "";
  } catch {
    fetched.delete(family);
    return "";
  }
}

function rulesOf(family: string): Promise<Record<string, string>> {
  const known = fetched.get(family);
  if (known) return known;
  const asked = fetch(at(`rules/${family}`)).then((answer) => answer.json());
  fetched.set(family, asked);
  return asked;
}
