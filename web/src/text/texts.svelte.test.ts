import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SHAPES } from "../games/retos/shapes";
import { inLanguage } from "./in-language";
import { cardFace, Speaker, spokenCard } from "./speaker";
import { type Language, Texts, usualLanguage } from "./texts";
import { texts } from "./texts.svelte";

/** What is written in the file at this address. */
const written = (address: string) =>
  readFileSync(`../${address.replace(/.*\/src\//, "src/")}`, "utf-8");

function words(language: string): FluentResource {
  return new FluentResource(written(`/src/nightcap/text/${language}/common.ftl`));
}

describe("texts", () => {
  it("says a message, a part of it, or its bare name", () => {
    const small = new Texts(
      "en",
      new FluentResource(
        "coins = { $n ->\n    [one] one\n   *[other] { $n }\n }\n    .help = h\nonly =\n    .part = p\n",
      ),
    );
    expect(small.say("coins", { n: 1 })).toBe("one");
    expect(small.say("coins", { n: 7 })).toBe("7");
    expect(small.say("coins.help")).toBe("h");
    expect([small.has("coins.help"), small.has("coins.none"), small.has("none")]).toEqual([
      true,
      false,
      false,
    ]);
    expect([small.say("only"), small.say("coins.none"), small.say("none")]).toEqual([
      "only",
      "coins.none",
      "none",
    ]);
  });

  it("takes the first language that we speak", () => {
    expect(usualLanguage([null, "de-DE", "fr-CA", "es"])).toBe("fr");
    expect(usualLanguage(["es_MX.UTF-8"])).toBe("es");
    expect(usualLanguage(["toString", ""])).toBe("en");
  });
});

describe("cards", () => {
  it.each([
    ["en", "ten of hearts", "7 of clubs"],
    ["fr", "dix de cœur", "7 de trèfle"],
    ["es", "10 de corazones", "7 de tréboles"],
  ] as [Language, string, string][])("are spoken in %s", (language, ten, seven) => {
    const spoken = new Texts(language, words(language));
    expect([spokenCard(spoken, "TH"), spokenCard(spoken, "7C")]).toEqual([ten, seven]);
    expect(cardFace("TH")).toBe("10♥");
  });

  it("are spoken in whole sentences for those who listen", () => {
    const names = (seat: number) => ["Ana", "Ben"][seat] ?? "";
    const retos = new FluentResource(written("/src/nightcap/games/retos/text/en.ftl"));
    const english = new Texts("en", words("en"), retos);
    const aloud = new Speaker(english, { shapes: SHAPES.retos, names, spoken: true });
    const event = { type: "cards_seen", seat: 1, cards: ["TH", "AS"] };
    expect(aloud.event(event)).toContain("ten of hearts, ace of spades");
  });
});

it("takes another language where a deck lacks ours", () => {
  expect(inLanguage({ fr: "un baiser" }, "en")).toBe("un baiser");
  expect(inLanguage({ fr: "un baiser", en: "a kiss" }, "en")).toBe("a kiss");
});

describe("what the page speaks now", () => {
  beforeEach(() => {
    localStorage.clear();
    vi.stubGlobal("fetch", async (address: string) => new Response(written(address)));
  });

  afterEach(() => vi.unstubAllGlobals());

  it("begins as the browser does, and is live", async () => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(["de", "es-AR"]);
    await texts.begin();
    expect([texts.language, texts.say("yes"), document.documentElement.lang]).toEqual([
      "es",
      "sí",
      "es",
    ]);

    const heard: string[] = [];
    const stop = $effect.root(() => {
      $effect(() => {
        heard.push(texts.say("yes"));
      });
    });
    flushSync();
    await texts.choose("fr");
    flushSync();
    stop();
    expect(heard).toEqual(["sí", "oui"]);
  });

  it("begins as it was chosen last time", async () => {
    await texts.choose("fr");
    await texts.choose("en");
    expect(texts.say("yes")).toBe("yes");
    localStorage.setItem("nightcap.language", "fr");
    await texts.begin();
    expect(texts.language).toBe("fr");
  });

  it("does without a browser that keeps anything", async () => {
    vi.stubGlobal("localStorage", undefined);
    await texts.begin();
    await texts.choose("es");
    expect(texts.say("no")).toBe("no");
    expect(texts.language).toBe("es");
  });

  it("keeps its words when another language cannot be fetched", async () => {
    await texts.choose("fr");
    vi.stubGlobal("fetch", async () => new Response("", { status: 503 }));
    await expect(texts.choose("es")).rejects.toThrow("503");
    expect(texts.say("yes")).toBe("oui");
    expect(localStorage.getItem("nightcap.language")).toBe("fr");
  });

  it("learns the words of one game, and keeps them in every language", async () => {
    await texts.choose("en");
    expect([texts.hasWordsOf("retos"), texts.has("retos-move-pass")]).toEqual([false, false]);
    await texts.learn("retos");
    expect([texts.hasWordsOf("retos"), texts.has("retos-move-pass")]).toEqual([true, true]);
    expect(texts.has("peekpoker-move-fold")).toBe(false);
    const english = texts.say("retos-move-pass");
    await texts.choose("es");
    expect(texts.has("retos-move-pass")).toBe(true);
    expect(texts.say("retos-move-pass")).not.toBe(english);
  });

  it("learns in the language that was chosen meanwhile", async () => {
    await texts.choose("en");
    await Promise.all([texts.learn("peekpoker"), texts.choose("fr")]);
    await Promise.all([texts.choose("es"), texts.learn("sexopolitan")]);
    await texts.choose("fr");
    const french = new FluentResource(written("/src/nightcap/games/peekpoker/text/fr.ftl"));
    const alone = new Texts("fr", french);
    expect(texts.say("game-peekpoker.how")).toBe(alone.say("game-peekpoker.how"));
    expect(texts.hasWordsOf("sexopolitan")).toBe(true);
  });

  it("fetches nothing twice, and nothing for a game without words", async () => {
    await texts.learn("retos");
    const fetching = vi.fn();
    vi.stubGlobal("fetch", fetching);
    await texts.learn("retos");
    await texts.learn("no-such-game");
    expect(fetching).not.toHaveBeenCalled();
    expect(texts.hasWordsOf("no-such-game")).toBe(true);
  });

  it("tells when a game's words cannot be fetched, and can try again", async () => {
    const fetched = fetch;
    vi.stubGlobal("fetch", async () => new Response("", { status: 503 }));
    await expect(texts.learn("couples")).rejects.toThrow("503");
    expect(texts.hasWordsOf("couples")).toBe(false);
    vi.stubGlobal("fetch", fetched);
    await texts.learn("couples");
    expect(texts.has("couples-move-deal")).toBe(true);
  });
});
