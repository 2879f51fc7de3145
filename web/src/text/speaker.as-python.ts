/** Everything that Python has said, said again; run by tests/web/test_speaker.py. */
import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import type { Shapes } from "../shapes";
import { type DeckProblem, problemText } from "./deck-problems";
import { type DeckWords, type Item, type People, Speaker } from "./speaker";
import { LANGUAGES, type Language, Texts } from "./texts";

/** In this folder nothing but this test looks into the games. */
const FOLDERS = import.meta.glob<Readonly<Record<string, Shapes>>>("../games/*/shapes.ts", {
  import: "SHAPES",
  eager: true,
});
const SHAPES: Readonly<Record<string, Shapes>> = Object.assign({}, ...Object.values(FOLDERS));

/** What was said, of which value of which game, and in which words. */
type Said = readonly [string, What, never, Readonly<Record<Language, string>>];
type What = keyof ReturnType<typeof ways>;

interface Evening {
  readonly names: readonly string[];
  readonly decks: Readonly<Record<string, DeckWords>>;
  readonly packages: Readonly<Record<string, string>>;
  readonly said: readonly Said[];
}

const evening: Evening = JSON.parse(readFileSync(process.env.NIGHTCAP_SAID ?? "", "utf-8"));

function ways(speaker: Speaker) {
  return {
    move: speaker.move.bind(speaker),
    kind: speaker.kind.bind(speaker),
    event: speaker.event.bind(speaker),
    question: speaker.question.bind(speaker),
    refusal: speaker.refusal.bind(speaker),
    option: speaker.option.bind(speaker),
    option_help: speaker.optionHelp.bind(speaker),
    seen: speaker.seen.bind(speaker),
    word: speaker.word.bind(speaker),
    activity: speaker.activity.bind(speaker),
    reading: (said: { item: Item; people: People; reader: number | null }) =>
      speaker.activity(said.item, said.people, said.reader),
    listed: speaker.listed.bind(speaker),
    problem: (problem: DeckProblem) => problemText(speaker.texts, problem),
    value: (value: unknown) => speaker.value(value),
    say: (said: { message: string; facts: Record<string, string | number> }) =>
      speaker.texts.say(said.message, said.facts),
  };
}

describe.each(LANGUAGES)("in %s", (language) => {
  const read = (file: string) =>
    new FluentResource(readFileSync(`../src/nightcap/${file}.ftl`, "utf-8"));
  const common = read(`text/${language}/common`);
  const names = (seat: number) => evening.names[seat] ?? "";

  it.each(Object.keys(evening.decks))("%s is said as in Python", (game) => {
    // The common words and those of this game, as the page has them.
    const own = read(`games/${evening.packages[game]}/text/${language}`);
    const texts = new Texts(language, common, own);
    const shapes = SHAPES[game];
    if (!shapes) throw new Error(`${game} has no shapes`);
    const ours = ways(new Speaker(texts, { shapes, names, deck: evening.decks[game] }));
    const here = evening.said.filter(([where]) => where === game);
    expect(here.length).toBeGreaterThan(100);
    const different = here
      .map(([, what, value, words]) => ({
        what,
        value,
        theirs: words[language],
        ours: ours[what](value),
      }))
      .filter((said) => said.ours !== said.theirs);
    expect(different).toEqual([]);
  });
});
