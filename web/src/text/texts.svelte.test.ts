import { readFileSync } from "node:fs";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cardFace, inLanguage, Speaker, spokenCard } from "./speaker";
import { LANGUAGES, type Language, Texts, usualLanguage } from "./texts";
import { texts } from "./texts.svelte";

function source(language: string): string {
  return readFileSync(`../src/nightcap/text/${language}.ftl`, "utf-8");
}

describe("texts", () => {
  it("says a message, a part of it, or its bare name", () => {
    const small = new Texts(
      "en",
      "coins = { $n ->\n    [one] one\n   *[other] { $n }\n }\n    .help = h\nonly =\n    .part = p\n",
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
    ["es", "diez de corazones", "7 de tréboles"],
  ] as [Language, string, string][])("are spoken in %s", (language, ten, seven) => {
    const spoken = new Texts(language, source(language));
    expect([spokenCard(spoken, "TH"), spokenCard(spoken, "7C")]).toEqual([ten, seven]);
    expect(cardFace("TH")).toBe("10♥");
  });

  it("are spoken in whole sentences for those who listen", () => {
    const names = (seat: number) => ["Ana", "Ben"][seat] ?? "";
    const english = new Texts("en", source("en"));
    const aloud = new Speaker(english, { game: "retos", names, spoken: true });
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
    vi.stubGlobal("fetch", async (address: string) => {
      const language = LANGUAGES.find((each) => address.includes(`${each}.ftl`));
      return new Response(source(language ?? ""));
    });
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
});
