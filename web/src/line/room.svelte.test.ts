import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Room } from "./room.svelte";

/** A socket whose other end is the test. */
class Socket {
  static readonly OPEN = 1;
  static newest: Socket;
  readyState = 1;
  onopen: () => void = () => {};
  onclose: () => void = () => {};
  onmessage: (message: { data: string }) => void = () => {};

  constructor() {
    Socket.newest = this;
  }
  send(): void {}
  close(): void {}
}

/** Decks that are asked for, to be answered when the test likes. */
let asked: ((activities: object) => void)[] = [];
let room: Room;

beforeEach(async () => {
  asked = [];
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("fetch", (address: string) =>
    address.includes("/deck")
      ? new Promise((done) =>
          asked.push((activities) =>
            done({ ok: true, json: async () => ({ activities, tags: {} }) }),
          ),
        )
      : Promise.resolve({}),
  );
  room = new Room("code");
  await vi.waitUntil(() => Socket.newest);
  Socket.newest.onopen();
});
afterEach(() => {
  room.close();
  vi.unstubAllGlobals();
});

const LUCK: object | null = { commitment: "", parties: [] };

function isTold(since: number, phase = "lobby", table: object | null = null, luck = LUCK): void {
  const told = { phase, luck, seats: [], news: since, deck: { since } };
  const update = { type: "update", room: told, seat: null, table, events: [], ages: [], owing: [] };
  Socket.newest.onmessage({ data: JSON.stringify(update) });
}

test("the words are those of the deck that was chosen last, whichever come first", async () => {
  isTold(1);
  isTold(2);
  asked[1]?.({ second: {} });
  await vi.waitUntil(() => "second" in room.deckWords);
  asked[0]?.({ first: {} });
  await new Promise((done) => setTimeout(done));
  expect(Object.keys(room.deckWords)).toEqual(["second"]);
});

test("what this device cannot note is not shown", () => {
  for (const luck of [null, {}])
    expect(() => isTold(1, "playing", { hand: ["AS"] }, luck)).toThrow();
  expect(room.update).toBeNull();
  expect(room.log).toEqual([]);
});

function atTheTable(card_view: string, ...ids: string[]): object {
  return { house: { card_view }, face_up: { activities: ids.map((id) => ({ activity: { id } })) } };
}

test("words are asked for when the game begins, and once if everybody reads every card", () => {
  isTold(1);
  expect(asked).toHaveLength(1);
  isTold(1, "revealing");
  expect(asked).toHaveLength(1);
  isTold(1, "playing", atTheTable("open"));
  expect(asked).toHaveLength(2);
  isTold(1, "playing", atTheTable("open", "bath"));
  expect(asked).toHaveLength(2);
});

test("words of a card that only its drawer reads are asked for when it is shown", async () => {
  isTold(1, "playing", atTheTable("drawer_only"));
  asked[0]?.({});
  isTold(1, "playing", atTheTable("drawer_only", "bath"));
  expect(asked).toHaveLength(2);
  asked[1]?.({ bath: {} });
  await vi.waitUntil(() => "bath" in room.deckWords);
  isTold(1, "playing", atTheTable("drawer_only", "bath"));
  expect(asked).toHaveLength(2);
});
