import { describe, expect, it } from "vitest";
import type { Fields } from "../../shapes";
import { thingsOf } from "./seen";
import type { Drawings } from "./sketch";

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
