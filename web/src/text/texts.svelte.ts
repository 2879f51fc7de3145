/** What the page speaks now. Choosing another language changes every word on the screen at once. */
import { type Facts, fetchTexts, type Language, type Says, Texts, usualLanguage } from "./texts";

const SAVED = "nightcap.language";

class SpokenNow implements Says {
  #texts = $state.raw(new Texts("en", ""));

  get language(): Language {
    return this.#texts.language;
  }

  has(message: string): boolean {
    return this.#texts.has(message);
  }

  say(message: string, facts?: Facts): string {
    return this.#texts.say(message, facts);
  }

  /** The language of last time, or the browser's own. */
  async begin(): Promise<void> {
    await this.#speak(usualLanguage([saved(), ...navigator.languages]));
  }

  async choose(language: Language): Promise<void> {
    await this.#speak(language);
    save(language);
  }

  async #speak(language: Language): Promise<void> {
    this.#texts = await fetchTexts(language);
    document.documentElement.lang = language;
  }
}

export const texts = new SpokenNow();

/** Nothing where the browser keeps nothing. */
function saved(): string | null {
  try {
    return localStorage.getItem(SAVED);
  } catch {
    return null;
  }
}

function save(language: Language): void {
  try {
    localStorage.setItem(SAVED, language);
  } catch {
    // it is asked for again next time
  }
}
