/** The messages of one language, from the same Fluent files that the Python side reads. */
import { FluentBundle, type FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

export type Facts = Readonly<Record<string, FluentVariable>>;

/** Says messages by their ids. A part of a message, such as its help, follows a dot. */
export interface Says {
  readonly language: Language;
  has(message: string): boolean;
  say(message: string, facts?: Facts): string;
}

export class Texts implements Says {
  readonly #bundle: FluentBundle;
  readonly #words: readonly FluentResource[];

  constructor(
    readonly language: Language,
    ...words: readonly FluentResource[]
  ) {
    this.#words = words;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const some of words) this.#bundle.addResource(some);
  }

  /** The same, and these as well. */
  with(words: FluentResource): Texts {
    return new Texts(this.language, ...this.#words, words);
  }

  has(message: string): boolean {
    return this.#found(message) !== undefined;
  }

  /** The message with these facts in it; its bare name if there is none, so that play goes on. */
  say(message: string, facts: Facts = {}): string {
    const pattern = this.#found(message);
    return pattern ? this.#bundle.formatPattern(pattern, facts, []) : message;
  }

  /** Its pattern; null of a message that has parts only. */
  #found(message: string) {
    const [name = "", part] = message.split(".", 2);
    const found = this.#bundle.getMessage(name);
    return part === undefined ? found?.value : found?.attributes[part];
  }
}

/** The first of these locales that we speak, such as `fr-CA`; English if there is none. */
export function usualLanguage(locales: readonly (string | null)[]): Language {
  const spoken = locales.map((locale) => (locale ?? "").split(/[-_]/)[0]?.toLowerCase());
  return spoken.find(isLanguage) ?? "en";
}

function isLanguage(name: string | undefined): name is Language {
  return LANGUAGES.some((language) => language === name);
}
