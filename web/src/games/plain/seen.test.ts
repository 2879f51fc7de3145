import { describe, expect, it } from "vitest";
import { type Fields, SHAPES, type Shape } from "../../shapes";
import type { Game } from "../../wire";
import { fieldsOf, partOf, thingsOf } from "./seen";
import { type Drawings, sketchOf } from "./sketches";

const GAMES = Object.keys(SHAPES) as Game[];

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
  it.each(GAMES)("of %s name fields and moves that there are", (game) => {
    const { view, moves } = SHAPES[game];
    const sketch = sketchOf(game);
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

describe("things", () => {
  const shapes: Fields = { pots: [{ fields: { points: "plain", seats: ["seat"] } }], who: "seat" };

  it("are left out while there is nothing to see", () => {
    const drawings: Drawings = {
      a: "some",
      b: "number",
      c: "words",
      d: "flag",
      e: "dice",
      f: "pile",
    };
    const facts = { a: 0, b: 0, c: null, d: false, e: [], f: [] };
    expect(thingsOf(facts, {}, drawings).map(({ path }) => path)).toEqual(["b", "f"]);
  });

  it("are found inside lists and named after them", () => {
    const facts = {
      pots: [
        { points: 9, seats: [0, 1] },
        { points: 4, seats: [1] },
      ],
      who: 1,
    };
    const [points, whose] = thingsOf(facts, shapes, { "pots.points": "words", who: "words" });
    expect(points).toMatchObject({ field: "pots", value: [9, 4] });
    expect(whose).toMatchObject({ field: "who", shape: "seat" });
  });

  it("wait until there are enough of them", () => {
    const drawings: Drawings = { pots: { inside: { points: "number" }, from: 2 } };
    expect(thingsOf({ pots: [{ points: 9 }] }, shapes, drawings)).toEqual([]);
    expect(thingsOf({ pots: [{ points: 9 }, { points: 1 }] }, shapes, drawings)).toHaveLength(1);
  });
});
