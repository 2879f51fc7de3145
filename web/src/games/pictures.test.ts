import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { Shapes } from "../shapes";
import { coverOf } from "./covers";
import GameCover from "./GameCover.svelte";
import GamePanel from "./GamePanel.svelte";
import { panelOf } from "./panels";

const FOLDERS = import.meta.glob<Readonly<Record<string, Shapes>>>("./*/shapes.ts", {
  import: "SHAPES",
  eager: true,
});
const GAMES = Object.values(FOLDERS)
  .flatMap((games) => Object.entries(games))
  .map(([game, { family }]) => ({ game, folder: family }));

const PAGE = join(import.meta.dirname, "..");
const DRAWINGS = readdirSync(PAGE, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".svg"))
  .map((path) => ({ path, text: readFileSync(join(PAGE, path), "utf8") }));

describe("covers", () => {
  const neutral = coverOf("no-such-game", "no-such-folder");

  it.each(GAMES)("of $game is its own", ({ game, folder }) => {
    expect(coverOf(game, folder)).toContain(`cover-${game}`);
    expect(coverOf(game, folder)).not.toBe(neutral);
  });

  it("of a game without one is the neutral one", () => {
    expect(neutral).toContain("plain/cover");
    expect(coverOf("no-such-game", "couples")).toBe(neutral);
  });

  it("is decoration, and is fetched when it comes near", () => {
    const { container } = render(GameCover, { game: "no-such-game", folder: "no-such-folder" });
    const img = container.querySelector("img");
    expect(img?.getAttribute("src")).toBe(neutral);
    expect(img?.getAttribute("alt")).toBe("");
    expect(img?.getAttribute("loading")).toBe("lazy");
  });
});

describe("panels", () => {
  const neutral = panelOf("no-such-game", "no-such-folder", 1);

  it.each(GAMES)("of $game are four", ({ game, folder }) => {
    const four = [1, 2, 3, 4].map((number) => panelOf(game, folder, number));
    expect(new Set([...four, neutral]).size).toBe(5);
    expect(panelOf(game, folder, 5)).toBe(neutral);
  });

  it("of a game without them are neutral", () => {
    expect(neutral).toContain("plain/panel");
    const { container } = render(GamePanel, { game: "no-such-game", folder: "couples", number: 1 });
    expect(container.querySelector("img")?.getAttribute("src")).toBe(neutral);
  });
});

describe("drawings", () => {
  it.each(DRAWINGS)("$path needs nothing but itself", ({ text }) => {
    const drawing = new DOMParser().parseFromString(text, "image/svg+xml");
    expect(drawing.querySelector("parsererror")).toBeNull();
    expect(text).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 \d+ \d+"/);
    expect(text).toContain('preserveAspectRatio="xMidYMid slice"');
    expect(text).not.toMatch(/<(script|style|text|tspan|image|foreignObject|a|animate|set)\b/);
    expect(text).not.toMatch(/\son\w+=/);
    for (const [, to] of text.matchAll(/(?:href="|url\()([^")]*)/g)) {
      expect(to).toMatch(/^#/);
      expect(text).toContain(`id="${to?.slice(1)}"`);
    }
  });

  it.each(DRAWINGS)("$path is small", ({ path, text }) => {
    expect(text.length).toBeLessThan(path.includes("panel") ? 4096 : 8192);
  });
});
