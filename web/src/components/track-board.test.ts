import { expect, it } from "vitest";
import { board, way } from "./track-board";

const phone = { width: 358, spaces: 71, lanes: 2, scale: 1 };

it("keeps every space on the board, whole groups to a row, none on top of another", () => {
  for (const measures of [
    phone,
    { ...phone, width: 300 },
    { ...phone, scale: 1.25 },
    { ...phone, width: 1100 },
  ]) {
    const map = board(measures);
    expect(map.perRow % 5).toBe(0);
    const seen = new Set<string>();
    for (let space = 0; space <= 71; space += 1) {
      for (const lane of [0, 1]) {
        const { x, y } = map.at(space, lane);
        expect(x).toBeGreaterThan(8 * measures.scale);
        expect(x).toBeLessThan(measures.width - 4);
        expect(y).toBeLessThan(map.height);
        seen.add(`${x} ${y}`);
      }
    }
    expect(seen.size).toBe(144);
  }
});

it("leaves fourteen pixels to a space on a phone", () => {
  const map = board(phone);
  expect(map.at(2, 0).x - map.at(1, 0).x).toBeGreaterThanOrEqual(14);
});

it("draws a line between the space before it and its own", () => {
  for (const width of [358, 1100]) {
    const map = board({ ...phone, width });
    for (let space = 2; space <= 71; space += 1) {
      if ((space - 1) % map.perRow === 0) continue;
      expect(map.before(space)).toBeGreaterThan(map.at(space - 1, 0).x + 5);
      expect(map.before(space)).toBeLessThan(map.at(space, 0).x - 5);
    }
  }
});

it("walks every space between, forwards and back", () => {
  expect(way(3, 6)).toEqual([3, 4, 5, 6]);
  expect(way(2, 0)).toEqual([2, 1, 0]);
  expect(way(4, 4)).toEqual([4]);
});
