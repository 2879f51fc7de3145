import { expect, test } from "vitest";
import type { Happened } from "../line/room.svelte";
import { endOf, lasted, winnersOf } from "./evening";

const happened = (minute: number, event: object): Happened =>
  ({ id: minute, at: minute * 60_000, event }) as Happened;

test("whoever won is in the event that ended the game, whatever came after it", () => {
  const log = (event: object) => [happened(0, event), happened(1, { type: "something" })];
  expect(winnersOf(endOf(log({ type: "game_ended", winner: 1 })))).toEqual([1]);
  expect(winnersOf(endOf(log({ type: "game_ended", winner: null })))).toEqual([]);
  expect(winnersOf(endOf(log({ type: "game_ended", winners: [0, 2] })))).toEqual([0, 2]);
  expect(winnersOf(endOf(log({ type: "dealt", winner: 1 })))).toEqual([]);
  expect(winnersOf(undefined)).toEqual([]);
});

test("an evening is told in round numbers, or not at all", () => {
  const after = (minutes: number) => lasted([happened(0, {}), happened(minutes, {})], 400);
  expect(after(3)).toBeNull();
  expect(after(23)).toEqual({ span: "minutes", count: 25 });
  expect(after(62)).toEqual({ span: "hour", count: 1 });
  expect(after(90)).toEqual({ span: "hour_and_half", count: 1 });
  expect(after(130)).toEqual({ span: "hours", count: 2 });
  expect(after(2000)).toBeNull();
  expect(lasted([happened(0, {}), happened(30, {})], 2)).toBeNull();
  expect(lasted([], 400)).toBeNull();
});
