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
    address.endsWith("/deck")
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

function isTold(since: number): void {
  const told = { phase: "lobby", commitment: "", seats: [], number: since, deck: { since } };
  const update = { type: "update", room: told, seat: null, table: null, events: [], owing: [] };
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
