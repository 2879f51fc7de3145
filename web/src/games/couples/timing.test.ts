import { expect, it } from "vitest";
import { timing } from "./timing";
import type { CouplesEvent, CouplesTimer } from "./wire";

const MINUTE = 60;

function happened(at: number, event: CouplesEvent) {
  return { id: at, at: at * 1000, event };
}
const begins = (at: number) => happened(at, { type: "activity_started", index: 0 });
const touches = (at: number, action: CouplesTimer["action"]) =>
  happened(at, { type: "timer_touched", seat: 0, action });
const after = (seconds: number, ...log: ReturnType<typeof happened>[]) =>
  timing(log, MINUTE, seconds * 1000);

it("waits to be started, and counts from then", () => {
  expect(after(30, begins(0))).toEqual({ passed: 0, running: false });
  expect(after(30, begins(0), touches(10, "start"))).toEqual({ passed: 20, running: true });
});

it("counts nothing between a pause and the next start, and begins anew when set back", () => {
  const paused = [begins(0), touches(10, "start"), touches(15, "pause")];
  expect(after(30, ...paused)).toEqual({ passed: 5, running: false });
  expect(after(30, ...paused, touches(28, "start"))).toEqual({ passed: 7, running: true });
  expect(after(30, ...paused, touches(28, "reset"))).toEqual({ passed: 0, running: false });
});

it("is over after its time, and can be started again", () => {
  const over = [begins(0), touches(10, "start")];
  expect(after(100, ...over)).toEqual({ passed: MINUTE, running: false });
  expect(after(100, ...over, touches(95, "start"))).toEqual({ passed: 5, running: true });
});

it("knows nothing of the activity before", () => {
  expect(after(30, begins(0), touches(10, "start"), begins(20))).toEqual({
    passed: 0,
    running: false,
  });
});
