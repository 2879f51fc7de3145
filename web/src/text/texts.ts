/** The messages of one language, from the same Fluent file that the Python side reads. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import en from "../../../src/nightcap/text/en.ftl?url";
import es from "../../../src/nightcap/text/es.ftl?url";
import fr from "../../../src/nightcap/text/fr.ftl?url";

const SOURCES = { en, fr, es };

export type Language = keyof typeof SOURCES;
export const LANGUAGES = Object.keys(SOURCES) as readonly Language[];

export type Facts = Readonly<Record<string, FluentVariable>>;

/** Says messages by their ids. A part of a message, such as its help, follows a dot. */
export interface Says {
  readonly language: Language;
  has(message: string): boolean;
  say(message: string, facts?: Facts): string;
}

export class Texts implements Says {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: Language,
    source: string,
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#bundle.addResource(new FluentResource(source));
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

export async function fetchTexts(language: Language): Promise<Texts> {
  const answer = await fetch(SOURCES[language]);
  if (!answer.ok) throw new Error(`no texts in ${language}: ${answer.status}`);
  return new Texts(language, await answer.text());
}

/** The first of these locales that we speak, such as `fr-CA`; English if there is none. */
export function usualLanguage(locales: readonly (string | null)[]): Language {
  const spoken = locales.map((locale) => (locale ?? "").split(/[-_]/)[0]?.toLowerCase());
  return spoken.find(isLanguage) ?? "en";
}

function isLanguage(name: string | undefined): name is Language {
  return name !== undefined && Object.hasOwn(SOURCES, name);
}
