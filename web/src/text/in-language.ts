/** In this language, or else in the first one the deck has. */
export function inLanguage(words: Readonly<Record<string, string>>, language: string): string {
  return words[language] || (Object.values(words)[0] ?? "");
}
