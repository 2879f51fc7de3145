import { beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "../line/refusal";
import type { LuckOfRoom, OfDevice, RoomView, Update } from "../wire";
import { moveHash, shareHash } from "./hashes";
import { PartInLuck } from "./part.svelte";

const ROOM = "0a".repeat(32);
const OTHERS = "0b".repeat(32);
const SETUP = "0c".repeat(32);
const RECORD = "0d".repeat(32);

const say = vi.fn(async (_action: OfDevice) => undefined as undefined);
let part: PartInLuck;

beforeEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
  say.mockReset();
  say.mockResolvedValue(undefined);
  part = new PartInLuck("code", say);
});

interface Told {
  readonly phase: RoomView["phase"];
  readonly mine?: string;
  readonly luck?: Partial<LuckOfRoom>;
  readonly revealed?: boolean;
  readonly table?: object;
  readonly events?: readonly object[];
  readonly seat?: number | null;
}

/** Ana, on this device, and Ben. */
function told({
  phase,
  mine = "",
  luck = {},
  revealed = false,
  table,
  events = [],
  seat = 0,
}: Told): Update {
  const parties = [
    { seats: [0], commitment: mine, revealed, share: "" },
    { seats: [1], commitment: shareHash(OTHERS), revealed: false, share: "" },
  ];
  const rest = { attempt: 1, voids: 0, voided: null, record: "", setup_hash: "" };
  const seats = [
    { name: "Ana", mine: true },
    { name: "Ben", mine: false },
  ];
  return {
    room: { phase, seats, luck: { commitment: ROOM, parties, ...rest, ...luck } },
    table: table ?? null,
    events,
    seat,
  } as unknown as Update;
}

const said = () => say.mock.calls.map(([action]) => action);

/** What this device has committed to. */
function promised(): string {
  const action = said().findLast((action) => action.type === "commit_share");
  return action?.type === "commit_share" ? action.commitment : "";
}

async function isAsked(told: Update): Promise<void> {
  part.hears(told);
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(0);
  else await new Promise((done) => setTimeout(done));
}

async function isDealt(): Promise<void> {
  await isAsked(told({ phase: "lobby" }));
  await isAsked(told({ phase: "revealing", mine: promised(), luck: { setup_hash: SETUP } }));
}

test("a device commits once, and shows the share that it has promised", async () => {
  await isDealt();
  await isAsked(told({ phase: "lobby", mine: promised() }));
  const [commit, reveal, ...more] = said();
  expect(commit).toEqual({
    type: "commit_share",
    commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(reveal?.type === "reveal_share" && shareHash(reveal.share)).toBe(promised());
  expect(more).toEqual([]);
});

test("nothing is shown before everything is settled and everybody has promised", async () => {
  await isAsked(told({ phase: "lobby" }));
  await isAsked(told({ phase: "revealing", mine: promised() }));
  const parties = [
    { seats: [0], commitment: promised(), revealed: false, share: "" },
    { seats: [1], commitment: "", revealed: false, share: "" },
  ];
  await isAsked(told({ phase: "revealing", luck: { setup_hash: SETUP, parties } }));
  await isAsked(told({ phase: "revealing", mine: shareHash(OTHERS), luck: { setup_hash: SETUP } }));
  expect(said().map(({ type }) => type)).toEqual(["commit_share"]);
});

test("a share that was shown is not shown again for something else", async () => {
  await isDealt();
  const other = { setup_hash: "0e".repeat(32) };
  await isAsked(told({ phase: "revealing", mine: promised(), luck: other }));
  expect(said().filter(({ type }) => type === "reveal_share")).toHaveLength(1);
  expect(part.receipt?.setup_hash).toBe(SETUP);
});

test("another secret of the room asks for another share", async () => {
  await isAsked(told({ phase: "lobby" }));
  const first = promised();
  await isAsked(told({ phase: "lobby", luck: { commitment: "1a".repeat(32) } }));
  expect(promised()).not.toBe(first);
});

test("two tabs of a device do not commit in turn for ever", async () => {
  await isAsked(told({ phase: "lobby" }));
  await isAsked(told({ phase: "lobby", mine: shareHash(OTHERS) }));
  expect(said()).toHaveLength(1);
});

test("what is asked for while something is on its way is done after it", async () => {
  let arrive = (): void => undefined;
  say.mockImplementationOnce(() => new Promise((done) => (arrive = () => done(undefined))));
  await isAsked(told({ phase: "lobby" }));
  await isAsked(told({ phase: "lobby", luck: { commitment: "1a".repeat(32) } }));
  expect(said()).toHaveLength(1);
  arrive();
  await vi.waitUntil(() => said().length === 2);
});

test("a receipt survives a reload of the tab, and nothing stays when it is forgotten", async () => {
  await isDealt();
  await part.witnessed({ type: "end_game", seat: 0 }, Promise.resolve());
  part = new PartInLuck("code", say);
  expect(part.receipt).toMatchObject({ seats: [0], commitment: ROOM, enough: [0] });
  part.forget();
  expect(sessionStorage).toHaveLength(0);
  expect(part.receipt).toBeNull();
});

test("shares are noted where they keep the promise, and the record once", async () => {
  await isDealt();
  const share = part.receipt?.share ?? "";
  const parties = (other: string) => [
    { seats: [0], commitment: promised(), revealed: true, share },
    { seats: [1], commitment: shareHash(OTHERS), revealed: true, share: other },
  ];
  await isAsked(told({ phase: "playing", luck: { setup_hash: SETUP, parties: parties(ROOM) } }));
  expect(part.receipt?.parties[1]?.share).toBe("");
  await isAsked(told({ phase: "playing", luck: { setup_hash: SETUP, parties: parties(OTHERS) } }));
  expect(part.receipt?.parties.map((party) => party.share)).toEqual([share, OTHERS]);
  for (const record of [RECORD, SETUP])
    await isAsked(told({ phase: "over", luck: { parties: parties(OTHERS), record } }));
  expect(part.receipt?.record).toBe(RECORD);
});

const settled = { setup_hash: SETUP };

test("the table is noted each time it is another, with what happened, and told again only once", async () => {
  await isDealt();
  const at = (table: object, ...events: object[]) =>
    isAsked(told({ phase: "playing", luck: settled, table, events }));
  await at({ hand: ["AS"] }, { type: "dealt" });
  await at({ hand: ["AS"] });
  await at({ hand: ["KS"] }, { type: "drawn", card: "KS" });
  expect(part.receipt?.saw).toHaveLength(4);
  await at({ hand: ["KS"] }, { type: "dealt" }, { type: "drawn", card: "KS" });
  expect(part.receipt?.saw).toHaveLength(4);
  expect(sessionStorage.getItem("nightcap.luck.code")).not.toContain("AS");
  expect(part.altered).toBe(false);
});

test("a device that is passed round notes nothing of what is shown", async () => {
  const both = (phase: RoomView["phase"], commitment: string) => {
    const update = told({ phase, luck: settled, table: phase === "playing" ? {} : undefined });
    const parties = [{ seats: [0, 1], commitment, revealed: false, share: "" }];
    return { ...update, room: { ...update.room, luck: { ...update.room.luck, parties } } };
  };
  await isAsked(both("lobby", ""));
  await isAsked(both("revealing", promised()));
  await isAsked(both("playing", promised()));
  expect(part.receipt).toMatchObject({ seats: [0, 1], saw: [] });
});

// A server that would rather not have it noted

const SWITCHED_OFF: Record<string, Partial<LuckOfRoom>> = {
  "no commitment": { ...settled, commitment: "" },
  "another commitment": { ...settled, commitment: "1a".repeat(32) },
  "no parties": { ...settled, parties: [] },
  "another setup": { setup_hash: "1c".repeat(32) },
  "no setup": {},
};

test.each(Object.keys(SWITCHED_OFF))("false cards are noted with %s", async (way) => {
  await isDealt();
  await isAsked(told({ phase: "playing", luck: settled, table: { hand: ["AS"] } }));
  await isAsked(told({ phase: "playing", luck: SWITCHED_OFF[way], table: { hand: ["2C"] } }));
  expect(part.receipt?.saw).toHaveLength(2);
  expect(part.altered).toBe(way !== "no parties");
  expect(part.receipt?.altered).toBe(way !== "no parties");
  await isAsked(told({ phase: "playing", luck: settled, table: { hand: ["AS"] } }));
  part = new PartInLuck("code", say);
  expect(part.receipt?.altered).toBe(way !== "no parties"); // also when all looks well again
});

test("false cards are noted as somebody else's, as everybody's, or where no hash can be made", async () => {
  await isDealt();
  for (const seat of [1, null])
    await isAsked(told({ phase: "playing", luck: settled, table: { seat }, seat }));
  await isAsked(told({ phase: "playing", luck: settled, table: {}, events: [{ points: 0.5 }] }));
  await isAsked(told({ phase: "playing", luck: settled, table: { points: 1.5 } }));
  expect(part.receipt?.saw).toHaveLength(5);
});

test("a lobby that comes and goes does not end what is noted of a game", async () => {
  await isDealt();
  await isAsked(told({ phase: "playing", luck: settled, table: { hand: ["AS"] } }));
  await isAsked(told({ phase: "lobby", luck: { commitment: "1a".repeat(32) } }));
  await isAsked(told({ phase: "playing", luck: settled, table: { hand: ["2C"] } }));
  expect(part.receipt).toMatchObject({ commitment: ROOM });
  expect(part.receipt?.saw).toHaveLength(2);
  await part.witnessed(
    {
      type: "answer",
      seat: 0,
      question: 1,
      move: { type: "bet", points: 1 },
    } as unknown as OfDevice,
    Promise.resolve(),
  );
  const move = moveHash(part.receipt?.share ?? "", 0, { type: "bet", points: 1 });
  expect(part.receipt?.said).toEqual([{ seat: 0, hash: move, sure: true }]);
});

test("a game is not believed for which this page has promised a share and was not asked", async () => {
  await isAsked(told({ phase: "lobby" }));
  expect(part.altered).toBe(false);
  await isAsked(told({ phase: "playing", mine: promised(), luck: settled, table: {} }));
  expect(part.altered).toBe(true);
});

test("a tab that comes to a game that is on cannot say anything", async () => {
  await isAsked(told({ phase: "playing", mine: shareHash(OTHERS), luck: settled, table: {} }));
  expect(part.altered).toBe(false);
  expect(part.receipt).toBeNull();
});

// Starts that came to nothing

const another = (n: number) => `${n}a`.repeat(32).slice(0, 64);

/** The room asks for a share, and begins anew. */
async function isDropped(n: number, luck: Partial<LuckOfRoom> = {}): Promise<void> {
  const now = { ...luck, commitment: another(n) };
  await isAsked(told({ phase: "lobby", luck: now }));
  await isAsked(told({ phase: "revealing", mine: promised(), luck: { ...now, ...settled } }));
  await vi.advanceTimersByTimeAsync(5000);
}

const shares = () => new Set(said().flatMap((a) => (a.type === "reveal_share" ? [a.share] : [])));

function stopTheClock(): void {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  part = new PartInLuck("code", say);
}

test("an operator who does not count void starts is contradicted, also after a reload", async () => {
  stopTheClock();
  await isDropped(1);
  await isDropped(2);
  part = new PartInLuck("code", say);
  await isAsked(told({ phase: "lobby", luck: { commitment: another(3) } }));
  expect(part.hidden).toEqual({ own: 2, room: 0 });
  await isDropped(3);
  expect(part.receipt).toMatchObject({ shares: 3, games: 0 });
  expect(part.hidden).toEqual({ own: 2, room: 0 });
});

test("no number at all is too few", async () => {
  stopTheClock();
  await isDropped(1);
  const luck = { commitment: another(2), attempt: undefined } as unknown as Partial<LuckOfRoom>;
  await isAsked(told({ phase: "lobby", luck }));
  expect(part.hidden).toEqual({ own: 1, room: 0 });
});

test("void starts that are counted are no lie", async () => {
  stopTheClock();
  await isDropped(1);
  await isDropped(2, { attempt: 2, voids: 1 });
  expect(part.receipt?.shares).toBe(2);
  expect(part.voids).toBe(1);
  expect(part.hidden).toBeNull();
  await isAsked(told({ phase: "lobby", luck: { attempt: 3, voids: 2, commitment: another(3) } }));
  expect(part.voids).toBe(2);
  expect(part.hidden).toBeNull();
});

test("a game that was played is no void start", async () => {
  stopTheClock();
  await isDropped(1);
  const luck = { ...settled, commitment: another(1) };
  await isAsked(told({ phase: "over", luck: { ...luck, record: RECORD }, table: {} }));
  await isAsked(told({ phase: "lobby", luck: { commitment: another(2) } }));
  expect(part.voids).toBe(0);
  await isDropped(2);
  expect(part.receipt).toMatchObject({ shares: 1, games: 1 });
  expect(part.hidden).toBeNull();
});

test("shares are shown one in five seconds", async () => {
  stopTheClock();
  const hurries = async (n: number) => {
    await isAsked(told({ phase: "lobby", luck: { commitment: another(n) } }));
    const luck = { commitment: another(n), ...settled };
    await isAsked(told({ phase: "revealing", mine: promised(), luck }));
  };
  await hurries(1);
  await hurries(2);
  expect(shares().size).toBe(1);
  await vi.advanceTimersByTimeAsync(4900);
  expect(shares().size).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(shares().size).toBe(2);
});

test("after three shares without a game their owner is asked, for each", async () => {
  stopTheClock();
  for (const n of [1, 2, 3, 4]) await isDropped(n, { attempt: n, voids: n - 1 });
  expect(shares().size).toBe(3);
  expect(part.asks).toBe(true);
  await isAsked(told({ phase: "lobby", luck: { commitment: another(4) } }));
  const before = said().length;
  part.agrees();
  await vi.advanceTimersByTimeAsync(0);
  expect(said()[before]?.type).toBe("commit_share");
  expect(part.asks).toBe(false);
  await isDropped(4, { attempt: 4, voids: 3 });
  expect(shares().size).toBe(4);
  await isDropped(5, { attempt: 5, voids: 4 });
  expect(shares().size).toBe(4);
  expect(part.asks).toBe(true);
});

test("moves are noted by their hashes: done, perhaps lost, or refused; and no stop", async () => {
  await isDealt();
  const move = (amount: number) =>
    ({
      type: "answer",
      seat: 0,
      question: 1,
      move: { type: "bet", points: amount },
    }) as unknown as OfDevice;
  await part.witnessed(move(1), Promise.resolve());
  const lost = Promise.reject(new Refusal("line_lost"));
  await expect(part.witnessed(move(2), lost)).rejects.toThrow();
  const refused = Promise.reject(new Refusal("not_your_turn"));
  await expect(part.witnessed(move(3), refused)).rejects.toThrow();
  const stop = { type: "answer", seat: 0, question: 1, move: { type: "safe_stop" } } as OfDevice;
  await part.witnessed(stop, Promise.resolve());
  expect(part.receipt?.said.map(({ sure }) => sure)).toEqual([true, false]);
  expect(sessionStorage.getItem("nightcap.luck.code")).not.toContain("bet");
});

test("a server that says this device was silent, although it took its share, is contradicted", async () => {
  await isDealt();
  const voided = { names: ["Ana"], why: "silent" } as const;
  const anew = { commitment: "1a".repeat(32), attempt: 2, voids: 1 };
  await isAsked(told({ phase: "lobby", luck: { ...anew, voided: { ...voided, names: ["Ben"] } } }));
  expect(part.wronged).toBe(false);
  await isAsked(told({ phase: "lobby", luck: { ...anew, voided } }));
  expect(part.wronged).toBe(true);
});

test("a screen without a seat takes no part", async () => {
  const update = told({ phase: "lobby" });
  await isAsked({ ...update, room: { ...update.room, seats: [] } });
  expect(said()).toEqual([]);
});
