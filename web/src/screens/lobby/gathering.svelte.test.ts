import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Room } from "../../line/room.svelte";
import { texts } from "../../text/texts.svelte";
import { Gathering } from "./gathering.svelte";
import { saidBoundaries } from "./said";

const retos = {
  id: "retos",
  folder: "retos",
  least: 2,
  most: 3,
  decks: [{}],
  rules: [],
  bots: [],
  presets: [],
};
const answer = { ok: true, json: async () => ({ games: [retos] }), text: async () => "" };

beforeEach(() => vi.stubGlobal("fetch", async () => answer));
afterEach(() => void vi.unstubAllGlobals());

const ana = { name: "Ana", mine: true, ready: false };
const ben = { name: "Ben", mine: false, ready: false };

interface Facts {
  readonly since?: number;
  readonly mine?: object | null;
  readonly host?: boolean;
  readonly seats?: object[];
}

async function lobby(facts: Facts): Promise<Gathering> {
  const { since = 4, mine = null, host = false, seats = [ana, ben] } = facts;
  const room = { game: "retos", host, seats, options: {}, mine, deck: { since } };
  const gathering = new Gathering({ code: "abc", update: { room } } as unknown as Room);
  await vi.waitUntil(() => gathering.menu);
  await texts.learn("retos");
  return gathering;
}

const unsaid = { seat: 0, boundaries: null, of_this_deck: false };
const said = { ...unsaid, boundaries: { ceiling: 3, never: [] }, of_this_deck: true };

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

test("boundaries are asked for first, and again with another deck; then the evening, then a yes", async () => {
  expect((await lobby({ mine: unsaid })).next.step).toBe("boundaries");
  expect((await lobby({ since: 9, mine: { ...said, of_this_deck: false } })).next.step).toBe(
    "boundaries",
  );
  const gathering = await lobby({ mine: said });
  expect(gathering.next.step).toBe("evening");
  gathering.agree();
  expect(gathering.next.step).toBe("before");
});

test("a guest has time for their private page while others are on their way, the host invites them", async () => {
  expect((await lobby({ mine: unsaid, seats: [ana] })).next.step).toBe("boundaries");
  expect((await lobby({ mine: unsaid, seats: [ana], host: true })).next.step).toBe("invite");
});

test("the host says that nobody else will come; at a full table that needs no word", async () => {
  const gathering = await lobby({ mine: unsaid, host: true });
  expect(gathering.next.step).toBe("invite");
  gathering.completes();
  expect(gathering.next.step).toBe("boundaries");
  const full = await lobby({ mine: unsaid, host: true, seats: [ana, ben, ben] });
  expect(full.next.step).toBe("boundaries");
});

test("on a device that is passed round the evening comes first, then everybody's private page with their yes", async () => {
  const both = [ana, { ...ben, mine: true }];
  const gathering = await lobby({ seats: both });
  expect(gathering.next.step).toBe("evening");
  gathering.agree();
  expect(gathering.next).toMatchObject({ step: "boundaries", who: { name: "Ana" } });
  saidBoundaries.add("abc", 4, "Ana");
  expect(gathering.next).toMatchObject({ step: "boundaries", who: { name: "Ana" } });
});
