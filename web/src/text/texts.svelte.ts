/** What the page speaks now. Choosing another language changes every word on the screen at once. */
import { fetchWords } from "./files";
import { type Facts, type Language, type Says, Texts, usualLanguage } from "./texts";

const SAVED = "nightcap.language";

class SpokenNow implements Says {
  #texts = $state.raw(new Texts("en"));
  /** The folders of the games whose words are there, beside those of every page. */
  #games: readonly string[] = $state.raw([]);

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

  /** Whether the words of the games in this folder are there. */
  hasWordsOf(folder: string): boolean {
    return this.#games.includes(folder);
  }

  /** Fetches the words of the games in this folder, in the language that is spoken when they are there. */
  async learn(folder: string): Promise<void> {
    while (!this.hasWordsOf(folder)) {
      const language = this.language;
      const words = await fetchWords(language, folder);
      if (language !== this.language || this.hasWordsOf(folder)) continue;
      this.#texts = this.#texts.with(words);
      this.#games = [...this.#games, folder];
    }
  }

  async #speak(language: Language): Promise<void> {
    let games: readonly string[];
    let words: Awaited<ReturnType<typeof fetchWords>>[];
    do {
      games = this.#games;
      words = await Promise.all(["", ...games].map((folder) => fetchWords(language, folder)));
    } while (games !== this.#games);
    this.#texts = new Texts(language, ...words);
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
