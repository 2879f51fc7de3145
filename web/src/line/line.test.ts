import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { OfDevice, ToServer } from "../wire";
import { Line } from "./line";

/** A socket whose other end is the test. */
class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  said: (ToServer & { client?: string })[] = [];
  onopen: () => void = () => {};
  onclose: () => void = () => {};
  onmessage: (message: { data: string }) => void = () => {};

  constructor() {
    Socket.all.push(this);
  }
  send(data: string): void {
    this.said.push(JSON.parse(data));
  }
  opens(): void {
    this.readyState = Socket.OPEN;
    this.onopen();
  }
  breaks(): void {
    this.readyState = 3;
    this.onclose();
  }
  close(): void {}
}

const ADD: OfDevice = { type: "add_bot", bot: "random" };
const listener = { hears: vi.fn(), changes: vi.fn(), lastNews: () => null };
const newest = () => Socket.all.at(-1) as Socket;
let line: Line;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("fetch", vi.fn().mockResolvedValue({}));
  Socket.all = [];
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
  expect(Socket.all).toHaveLength(2);
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
