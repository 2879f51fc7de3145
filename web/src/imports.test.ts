/** Each layer of the page imports only what stands below it; docs/architecture.md says what each is for. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, it } from "vitest";

/** From the ground up. What stands in one line may import each other. */
const LAYERS = [
  ["wire", "shapes", "memory", "preferences", "wake-lock"],
  ["design"],
  ["motion"],
  ["components"],
  ["text"],
  ["line", "luck"],
  ["table"],
  ["games/plain"],
  ["games/*"], // each game's own folder
  ["games"], // what finds the folders
  ["screens"],
  ["App", "shell", "gallery"],
  ["main"],
];

const SOURCE = import.meta.dirname;
const FILES = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" }).filter(
  (file) => /\.(ts|svelte)$/.test(file) && !/\.(test|as-python)\.ts$|fake-/.test(file),
);
const FOLDERS = ["*", ...readdirSync(join(SOURCE, "games")).filter((name) => !name.includes("."))];
const IMPORT = /(?:\bfrom|\bimport|\bimport\(|glob(?:<[^(]*>)?\()\s*"(\.[^"]+)"/g;

/** `games/retos`, `games`, `text`, `App`: what a file belongs to. */
function placeOf(file: string): string {
  const [first = "", second = ""] = file.split("/");
  if (first === "games" && FOLDERS.includes(second)) return `games/${second}`;
  return first.replace(/\..*/, "");
}

function layerOf(place: string): number {
  const named = LAYERS.findIndex((layer) => layer.includes(place));
  return named < 0 && place.startsWith("games/") ? layerOf("games/*") : named;
}

const imports = FILES.flatMap((file) =>
  [...readFileSync(join(SOURCE, file), "utf-8").matchAll(IMPORT)].map(([, address = ""]) => ({
    file,
    from: placeOf(file),
    to: placeOf(normalize(join(dirname(file), address))),
  })),
).filter(({ from, to }) => from !== to && !to.startsWith(".."));

it("every file stands in a layer", () => {
  expect(FILES.length).toBeGreaterThan(150);
  expect(FILES.filter((file) => layerOf(placeOf(file)) < 0)).toEqual([]);
  expect(imports.length).toBeGreaterThan(300);
});

it("no file imports from above", () => {
  const upward = imports.filter(({ from, to }) => layerOf(to) > layerOf(from));
  expect(upward).toEqual([]);
});

it("games never import each other", () => {
  const sideways = imports.filter(
    ({ from, to }) => from.startsWith("games/") && to.startsWith("games/") && to !== "games/plain",
  );
  expect(sideways).toEqual([]);
});

it("nothing but what finds the folders names a game's folder", () => {
  const named = imports.filter(({ to }) => to.startsWith("games/") && !/plain|\*/.test(to));
  expect(named).toEqual([]);
});
