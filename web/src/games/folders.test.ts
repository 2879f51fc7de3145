import { describe, expect, it } from "vitest";
import type { Fields, Shape, Shapes } from "../shapes";
import { pictureOf, tableFor } from "./folders";
import NeutralPicture from "./plain/Picture.svelte";
import { fieldsOf, partOf } from "./plain/seen";
import { type Drawings, sketchOf } from "./plain/sketch";
import PlainTable from "./plain/Table.svelte";

const FOLDERS = import.meta.glob<Readonly<Record<string, Shapes>>>("./*/shapes.ts", {
  import: "SHAPES",
  eager: true,
});
/** Every game with its shapes. */
const GAMES = Object.values(FOLDERS).flatMap((games) => Object.entries(games));

const PICTURES = import.meta.glob("./*/Picture.svelte", { import: "default", eager: true });

/** The paths that lead nowhere. */
function lost(drawings: Drawings, fields: Fields): string[] {
  return Object.entries(drawings).flatMap(([path, how]) => {
    const shape = path
      .split(".")
      .reduce<Shape | undefined>((at, name) => fieldsOf(inner(at ?? "plain"))[name], { fields });
    if (shape === undefined) return [path];
    return typeof how === "object" ? lost(how.inside, fieldsOf(inner(shape))) : [];
  });
}
const inner = (shape: Shape) => (Array.isArray(shape) ? partOf(shape) : shape);

describe("sketches", () => {
  it.each(GAMES)("of %s name fields and moves that there are", async (_, shapes) => {
    const { view, moves, family } = shapes;
    const sketch = (await tableFor(family)).sketch ?? sketchOf(shapes);
    const seat = fieldsOf(partOf(view.seats ?? "plain"));
    for (const part of [sketch.heading, sketch.table, sketch.mine, sketch.secret])
      expect(lost(part, view)).toEqual([]);
    for (const part of [sketch.front, sketch.seat]) expect(lost(part, seat)).toEqual([]);
    for (const field of [...Object.keys(sketch.brief), ...(sketch.note ? [sketch.note] : [])])
      expect(Object.keys(seat)).toContain(field);
    for (const field of [sketch.answered, sketch.order])
      if (field) expect(Object.keys(view)).toContain(field);
    const meant = Object.entries(sketch.meant).map(([card, move]) => move(card).type);
    for (const tag of [...Object.keys(sketch.plays), ...meant, ...sketch.tucked])
      expect(Object.keys(moves)).toContain(tag);
  });
});

describe("folders", () => {
  /** The folder has the name that the game's messages begin with. */
  const folders = [...new Set(GAMES.map(([, { family }]) => family))];

  it("are all found", () => {
    expect(Object.keys(FOLDERS)).toEqual(folders.map((folder) => `./${folder}/shapes.ts`));
    expect(folders).toContain("couples");
  });

  it.each(GAMES)("of %s give the shapes of their games", async (game, shapes) => {
    expect((await tableFor(shapes.family)).shapes[game]).toBe(shapes);
  });

  it.each(folders)("of %s has a picture of its own", (folder) => {
    expect(pictureOf(folder)).not.toBe(NeutralPicture);
    for (const other of folders)
      if (other !== folder) expect(pictureOf(folder)).not.toBe(pictureOf(other));
  });

  it.each(folders)("of %s has its own picture or else the neutral one", (folder) => {
    expect(pictureOf(folder)).toBe(PICTURES[`./${folder}/Picture.svelte`] ?? NeutralPicture);
  });

  it("of a game without a picture has a neutral one", () => {
    expect(pictureOf("no-such-game")).toBe(NeutralPicture);
  });

  it("of a game without a table is drawn by the plain one", async () => {
    expect(await tableFor("no-such-game")).toEqual({ Table: PlainTable, shapes: {} });
    expect((await tableFor("couples")).Table).not.toBe(PlainTable);
  });
});
