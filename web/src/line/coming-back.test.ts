import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeSocket } from "./fake-socket";
import { Line } from "./line";

const DOOR = { type: "at_the_door", device: "d1", knocking: false };
const listener = { hears: vi.fn(), changes: vi.fn(), lastNews: () => null };
const newest = () => FakeSocket.newest;
let line: Line;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", vi.fn().mockResolvedValue({}));
  vi.clearAllMocks();
  FakeSocket.all = [];
  line = new Line("code", listener);
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("opens one line only when a phone wakes up and is online again at once", async () => {
  newest().opens();
  newest().breaks();
  dispatchEvent(new Event("online"));
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(0);
  expect(FakeSocket.all).toHaveLength(2);
});

it("hears nothing any more on a line that it has given up", async () => {
  const [old] = FakeSocket.all;
  old?.opens();
  dispatchEvent(new Event("offline"));
  old?.says(DOOR);
  expect(listener.hears).not.toHaveBeenCalled();
});

it("tries anew, and only there, where a line does not come about", async () => {
  const [stuck] = FakeSocket.all;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
  expect(stuck?.closed).toBe(true);
  stuck?.opens();
  expect(listener.changes).not.toHaveBeenCalledWith("open");
  newest().opens();
  const tried = FakeSocket.all.length;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(FakeSocket.all).toHaveLength(tried);
});

it("waits longer each time it is turned back at the entrance", async () => {
  for (let minute = 0; minute < 60_000; minute += 100) {
    if (newest().readyState === 0) {
      newest().opens();
      newest().says({ type: "sorry", client: "", code: "too_many_joins", rule: "", facts: {} });
      newest().breaks();
    }
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(FakeSocket.all.length).toBeLessThan(20);
});
