import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Room } from "../../line/room.svelte";
import { texts } from "../../text/texts.svelte";
import { Gathering } from "./gathering.svelte";
import { saidBoundaries } from "./said";

const retos = { id: "retos", folder: "retos", least: 1, most: 2, decks: [{}], rules: [], bots: [] };
const answer = { ok: true, json: async () => ({ games: [retos] }), text: async () => "" };

beforeEach(() => vi.stubGlobal("fetch", async () => answer));
afterEach(() => void vi.unstubAllGlobals());

async function lobby(since: number, mine: object | null): Promise<Gathering> {
  const seats = [{ name: "Ana", mine: true, ready: false }];
  const room = { game: "retos", host: true, seats, options: {}, mine, deck: { since } };
  const gathering = new Gathering({ code: "abc", update: { room } } as unknown as Room);
  await vi.waitUntil(() => gathering.menu);
  await texts.learn("retos");
  return gathering;
}

test("nothing is to be done before the game's words are there", async () => {
  const room = {
    game: "retos",
    host: true,
    seats: [],
    options: {},
    mine: null,
    deck: { since: 1 },
  };
  const gathering = new Gathering({ code: "abc", update: { room } } as unknown as Room);
  await vi.waitUntil(() => gathering.menu);
  expect([gathering.game, gathering.speaker, gathering.next.step]).toEqual([null, null, "wait"]);
  expect(gathering.onMenu?.id).toBe("retos");
});

test("boundaries are asked for before anybody is ready, and again with another deck", async () => {
  const boundaries = { ceiling: 3, never: [] };
  const unsaid = { seat: 0, boundaries: null, of_this_deck: false };
  expect((await lobby(4, unsaid)).next.step).toBe("boundaries");
  expect((await lobby(4, { ...unsaid, boundaries, of_this_deck: true })).next.step).toBe("ready");
  expect((await lobby(9, { ...unsaid, boundaries })).next.step).toBe("boundaries");
});

test("also on a device that is passed round, whose lobby shows nobody's own", async () => {
  expect((await lobby(4, null)).next.step).toBe("boundaries");
  saidBoundaries.add("abc", 4, "Ana");
  expect((await lobby(4, null)).next.step).toBe("ready");
  expect((await lobby(9, null)).next.step).toBe("boundaries");
});
