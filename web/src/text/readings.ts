/** A card's text as each person at the table reads it: the same as src/nightcap/decks/readings.py. */

/** One text in one language. A text without places is read by everybody as it stands. */
export interface Readings {
  readonly does: string;
  readonly gets?: string;
  readonly seen?: string;
}

/** Where a reader stands: does it, is the other of the two, or looks on. */
export type Place = "does" | "gets" | "seen";

/** Who a card is about, by seat; null: not known yet. If both do it, `actor` is whoever drew the card. */
export interface Cast {
  readonly actor: number | null;
  readonly other: number | null;
}

export const NOBODY: Cast = { actor: null, other: null };

/** Before anybody is known to do it, everybody reads it as if they would. */
function placeOf(reader: number | null, cast: Cast): Place {
  if (cast.actor === null || reader === cast.actor) return "does";
  return reader !== null && reader === cast.other ? "gets" : "seen";
}

/** The reading for this seat; null: for the shared screen, and for the story so far. */
export function readBy(
  reader: number | null,
  readings: Readings,
  cast: Cast,
  name: (seat: number | null) => string,
  language: string,
): string {
  const place = placeOf(reader, cast);
  const [actor, other] = [name(cast.actor), name(cast.other)];
  const names: Readonly<Record<string, string>> = {
    other: place === "gets" ? actor : other,
    actor,
    receiver: other,
    drawer: actor,
    partner: other,
  };
  return filled(readings[place] || readings.does, names, language);
}

const NAMED = /((?<![\p{L}\p{N}_])[\p{L}\p{N}_]+['\s]?\s*)?\{(\w*)\}/gu;

/** With names in the places of people, and the small words before them as the language wants them. */
export function filled(
  text: string,
  names: Readonly<Record<string, string>>,
  language: string,
): string {
  return text.replace(
    NAMED,
    (_whole: string, before: string | undefined, who: string, at: number) => {
      const name = names[who] ?? `{${who}}`;
      const begins = !before && /(?:^|[.?…]\s)$/.test(text.slice(0, at));
      const said = begins ? name.charAt(0).toLocaleUpperCase(language) + name.slice(1) : name;
      return (JOINS[language] ?? plain)(before ?? "", said) + said;
    },
  );
}

function plain(before: string): string {
  return before;
}

const VOWEL = /^(?:[aeiouàâäéèêëîïôöùûüœæh]|y[^aeiouàâäéèêëîïôöùûü])/i;

/** French: `de Emma` is d’Emma, `que Hugo` qu’Hugo; Yann keeps his de, and Yves does not. */
function elided(before: string, name: string): string {
  return VOWEL.test(name)
    ? before.replace(/(?<![\p{L}\p{N}_])(d|qu|jusqu|lorsqu|puisqu|quoiqu)e\s+$/iu, "$1’")
    : before;
}

/** Spanish: `y Inés` is e Inés, `o Óscar` u Óscar; but y Yolanda, and y Hielo. */
function euphonic(before: string, name: string): string {
  if (/^h?[ií](?![aeouáéóú])/i.test(name))
    return before.replace(/(?<![\p{L}\p{N}_])(y)(\s+)$/iu, (_, y: string, gap: string) =>
      y === "Y" ? `E${gap}` : `e${gap}`,
    );
  if (/^h?[oó]/i.test(name))
    return before.replace(/(?<![\p{L}\p{N}_])(o)(\s+)$/iu, (_, o: string, gap: string) =>
      o === "O" ? `U${gap}` : `u${gap}`,
    );
  return before;
}

const JOINS: Readonly<Record<string, (before: string, name: string) => string>> = {
  fr: elided,
  es: euphonic,
};
