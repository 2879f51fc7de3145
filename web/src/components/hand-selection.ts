/** Cards by identity, also where a hand holds the same card twice. */

/** "7H" twice becomes "7H 0" and "7H 1"; hidden cards are told apart by their place. */
export function keysOf(cards: readonly (string | null)[]): string[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const name = card ?? "back";
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    return `${name} ${count}`;
  });
}

const cardOf = (key: string) => key.slice(0, key.lastIndexOf(" "));

/** What stays chosen when a hand changes: as many of each card as are still there. */
export function keep(chosen: readonly string[], keys: readonly string[]): string[] {
  const kept = new Set(chosen.filter((key) => keys.includes(key)));
  for (const lost of chosen.filter((key) => !keys.includes(key))) {
    const twin = keys.find((key) => cardOf(key) === cardOf(lost) && !kept.has(key));
    if (twin) kept.add(twin);
  }
  return keys.filter((key) => kept.has(key));
}
