import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { OfDevice } from "../wire";
import { FakeSocket } from "./fake-socket";
import { Line } from "./line";

const ADD: OfDevice = { type: "add_bot", bot: "random" };
const listener = { hears: vi.fn(), changes: vi.fn(), lastNews: () => null };
const newest = () => FakeSocket.newest;
let line: Line;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", vi.fn().mockResolvedValue({}));
  FakeSocket.all = [];
  line = new Line("code", listener);
  await vi.advanceTimersByTimeAsync(0);
  newest().opens();
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("says again by the same id what was on its way when the line broke", async () => {
  const done = line.act(ADD);
  const [first] = newest().said;
  newest().breaks();
  await vi.advanceTimersByTimeAsync(1000);
  newest().opens();
  expect(FakeSocket.all).toHaveLength(2);
  expect(newest().said).toEqual([first]);
  newest().onmessage({ data: JSON.stringify({ type: "accepted", client: first?.client }) });
  await expect(done).resolves.toBeUndefined();
});

it("says nothing that is so old that people have gone on", async () => {
  const late = line.act(ADD).catch((problem) => problem.code);
  newest().breaks();
  await vi.advanceTimersByTimeAsync(30_000);
  newest().opens();
  expect(newest().said).toEqual([]);
  expect(await late).toBe("line_lost");
});

it("keeps a stop until the line is back, and refuses what cannot wait", async () => {
  newest().breaks();
  void line.act({ type: "stop", seat: 0 });
  await expect(line.act(ADD)).rejects.toThrow("line_lost");
  await vi.advanceTimersByTimeAsync(60_000);
  newest().opens();
  expect(newest().said.map((message) => message.type === "act" && message.action.type)).toEqual([
    "stop",
  ]);
});
