/** The text files: one for what every page says, and one for each game's folder. */
import { FluentResource } from "@fluent/bundle";
import type { Language } from "./texts";

type Addresses = Readonly<Record<string, string>>;

const COMMON: Addresses = import.meta.glob("../../../src/nightcap/text/*/common.ftl", {
  query: "?url",
  import: "default",
  eager: true,
});
const OF_GAMES: Addresses = import.meta.glob("../../../src/nightcap/games/*/text/*.ftl", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The words of every page, or those of the games in this folder; nothing where a game has none. */
export async function fetchWords(language: Language, folder = ""): Promise<FluentResource> {
  const address = addressOf(language, folder);
  if (!address) return new FluentResource("");
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`no texts in ${language}: ${answer.status}`);
  return new FluentResource(await answer.text());
}

/** Python spells the folder of a game as a package. */
function addressOf(language: Language, folder: string): string | undefined {
  return folder
    ? OF_GAMES[`../../../src/nightcap/games/${folder.replaceAll("-", "_")}/text/${language}.ftl`]
    : COMMON[`../../../src/nightcap/text/${language}/common.ftl`];
}
