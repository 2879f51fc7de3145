import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import { ANYTHING, PROPS } from "../design/props";
import PropPicture from "./PropPicture.svelte";

const GAMES = join(import.meta.dirname, "../../../src/nightcap/games");
const DECKS = readdirSync(GAMES, { recursive: true, encoding: "utf8" }).filter((path) =>
  /decks\/[^/]+\.toml$/.test(path),
);

/** What the built-in decks need. */
const NAMED = new Set(
  DECKS.flatMap((path) =>
    [...readFileSync(join(GAMES, path), "utf8").matchAll(/^props = \[(.*)\]/gm)].flatMap(
      ([, all]) => [...(all ?? "").matchAll(/"([^"]+)"/g)].map(([, name]) => name ?? ""),
    ),
  ),
);

it("draws everything that the built-in decks name", () => {
  expect(NAMED.size).toBeGreaterThan(20);
  expect([...NAMED].filter((prop) => !Object.hasOwn(PROPS, prop))).toEqual([]);
});

it.each(["a kite", "constructor"])("draws %s of somebody's own deck as a thing", (prop) => {
  const { container } = render(PropPicture, { prop });
  expect(container.querySelector(".body")?.getAttribute("d")).toBe(ANYTHING.body);
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
});
