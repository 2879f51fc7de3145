import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it, vi } from "vitest";
import type { Room } from "../../line/room.svelte";
import { Playing } from "../../table/playing.svelte";
import type { DeckWords } from "../../text/speaker";
import type { Option } from "../../wire";
import { SHAPES } from "./shapes";
import Table from "./Table.svelte";
import type { AdvancedSeat, AdvancedView, CouplesEvent, CouplesMove } from "./wire";

/** Words are their messages' names here: no texts are fetched. */

type Answers = readonly Option<"couples-advanced">[];

const seat = (number: number, more: Partial<AdvancedSeat> = {}): AdvancedSeat => ({
  seat: number,
  hand: [],
  hidden: 5,
  holds: null,
  discards: [],
  exchanged: [],
  bails: 2,
  clothes: 5,
  used: [],
  pawn: number ? "pink" : "beige",
  position: 0,
  coins: 3,
  bought: [],
  locked: false,
  pile: [],
  tricks: 0,
  ...more,
});

const HAND = ["KH", "KS", "9D", "6C", "3H"];
const own = (more: Partial<AdvancedSeat> = {}) =>
  seat(0, { hand: HAND, hidden: 0, holds: "pair", ...more });

const table = (more: Partial<AdvancedView>): AdvancedView => ({
  game: "couples-advanced",
  seat: 0,
  asked: "ask_to_exchange_again",
  waiting: [0],
  dealer: 1,
  round: 2,
  replay: 0,
  signs: ["rock", "paper"],
  thrown: null,
  pack: 42,
  face_up: null,
  climax_allowed: false,
  winner: null,
  house: {
    first_dealer: "rps",
    card_view: "open",
    completion: "drawer",
    strip_target: "partner",
    limits: [],
    start_space: 0,
  },
  bank: 14,
  stacks: {},
  shop: [],
  visit: null,
  items: [],
  trick_winners: [],
  best_hand: null,
  pat_coins: 1,
  seats: [own({ exchanged: [1] }), seat(1, { exchanged: [0] })],
  ...more,
});

const answer = vi.fn((_move: CouplesMove) => Promise.resolve());
const why = vi.fn((_move: CouplesMove) => Promise.resolve(null));

function sit(
  view: AdvancedView,
  answers: Answers = [],
  asides: Answers = [],
  deckWords: DeckWords = {},
) {
  const fields = { exchange: "cards", buy_cards: "cards" };
  const asked = { seat: 0, question: 1, answers, asides, fields, seconds: 0 };
  const people = ["David", "Emma"].map((name) => ({ name, mine: name === "David", away: false }));
  const room = {
    lineState: "open",
    mine: [0],
    log: [] as { id: number; event: CouplesEvent }[],
    news: [],
    deckWords,
    luck: {},
    update: {
      type: "update",
      room: {
        game: view.game,
        seats: people,
        options: {},
        phase: "playing",
        ending: [],
        knocking: [],
      },
      seat: view.seat,
      table: view,
      events: [],
      asked: answers.length + asides.length ? asked : null,
      owing: [],
      absent: [],
    },
    answer,
    why,
  };
  return render(Table, {
    playing: new Playing(room as unknown as Room, () => SHAPES["couples-advanced"]),
  });
}

const button = (name: string) => screen.getByRole("button", { name: new RegExp(`^${name}`) });
const card = (code: string) =>
  document.querySelector(`[data-card="${code}"]`)?.closest("button") as HTMLElement;
const just = (move: CouplesMove): Option<"couples-advanced"> => ({ type: "just", move });
const exchange: Option<"couples-advanced"> = {
  type: "pick",
  kind: "exchange",
  among: HAND,
  at_least: 0,
  at_most: 5,
};

beforeEach(() => {
  answer.mockClear();
  why.mockClear();
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
});

it("exchanges the cards that were chosen", async () => {
  sit(table({}), [exchange]);
  await fireEvent.click(card("9D"));
  await fireEvent.click(card("3H"));
  await fireEvent.click(button("page-couples-exchange"));
  expect(answer).toHaveBeenCalledWith({ type: "exchange", cards: ["9D", "3H"] });
});

it("says what keeping all cards earns, as the view has it", async () => {
  sit(table({}), [exchange]);
  expect(button("page-couples-keep_all").textContent).toContain("page-couples-earns");
  await fireEvent.click(button("page-couples-keep_all"));
  expect(answer).toHaveBeenCalledWith({ type: "exchange", cards: [] });
});

it("promises nothing where nothing is earned", () => {
  sit(table({ asked: "ask_to_exchange", pat_coins: 0 }), [exchange]);
  expect(button("page-couples-keep_all").textContent).not.toContain("page-couples-earns");
});

it("asks why for one card too many", async () => {
  const buy: Option<"couples-advanced"> = {
    ...exchange,
    type: "pick",
    kind: "buy_cards",
    at_least: 1,
    at_most: 1,
  };
  sit(table({ asked: "ask_to_buy" }), [{ ...buy, at_most: 2 }, just({ type: "pass_buy" })]);
  for (const code of ["KH", "KS", "9D"]) await fireEvent.click(card(code));
  expect(why).toHaveBeenCalledWith({ type: "buy_cards", cards: ["KH", "KS", "9D"] });
  expect(answer).not.toHaveBeenCalled();
});

it("plays only what is offered, and asks why for the rest", async () => {
  const seats = [own(), seat(1, { pile: ["QH"], hidden: 4 })];
  sit(table({ asked: "ask_to_follow", seats }), [
    just({ type: "play_card", card: "KH" }),
    just({ type: "play_card", card: "3H" }),
  ]);
  await fireEvent.click(card("KS"));
  expect(why).toHaveBeenCalledWith({ type: "play_card", card: "KS" });
  await fireEvent.click(card("KH"));
  await fireEvent.click(button("couples-move-play_card"));
  expect(answer).toHaveBeenCalledWith({ type: "play_card", card: "KH" });
});

it("says why the answer must wait while the other is asked", async () => {
  sit(table({ waiting: [1] }), [], [just({ type: "concede" })]);
  expect(screen.getByText("page-couples-waiting-ask_to_exchange_again")).toBeTruthy();
  await fireEvent.click(button("page-couples-keep_all"));
  expect(answer).not.toHaveBeenCalled();
  expect(why).toHaveBeenCalledWith({ type: "exchange", cards: [] });
});

const activity = (id: string) => ({
  id,
  actor: "both" as const,
  receiver: "none" as const,
  seconds: null,
  removes: { target: "none" as const, pieces: 0 as const },
  temporary_undress: false,
  heat: 2,
  private_room: false,
  props: [],
  tags: [],
  least_dressed: null,
  most_dressed: null,
  price: null,
  remote: false,
});

function reward(states: readonly ("open" | "selected" | "ruled_out")[], drawer = 0) {
  const activities = states.map((state, index) => ({
    index,
    state,
    activity: activity(`a${index}`),
  }));
  return { drawer, category: "hot", card: "hot-01", activities, tweak: null, standing: null };
}

const UNDRESSING = {
  does: "Take off two pieces for {other}.",
  gets: "{other} takes off two pieces.",
  seen: "{actor} takes off two pieces for {receiver}.",
};

/** David (0) drew the card; the server has written on it who undresses, by the house rule. */
it.each([
  ["partner", 0, "Emma takes off two pieces."],
  ["partner", 1, "Take off two pieces for David."],
  ["partner", null, "Emma takes off two pieces for David."],
  ["drawer", 0, "Take off two pieces for Emma."],
  ["drawer", 1, "David takes off two pieces."],
  ["drawer", null, "David takes off two pieces for Emma."],
] as const)("with the %s undressing, seat %s reads: %s", (target, reader, said) => {
  const removes = { target: "strip_target" as const, pieces: 2 as const };
  const undressing = { ...activity("strip-01-a"), actor: target, removes };
  const face_up = {
    ...reward([]),
    category: "strip",
    card: "strip-01",
    activities: [{ index: 0, state: "selected" as const, activity: undressing }],
  };
  const { house } = table({});
  const view = table({ seat: reader, face_up, house: { ...house, strip_target: target } });
  sit(view, [], [], { "strip-01-a": { en: UNDRESSING } });
  screen.getByText(said);
});

it("chooses one activity, and asks why for one that is ruled out", async () => {
  const face_up = reward(["ruled_out", "open", "open"]);
  sit(
    table({ asked: "ask_to_select", face_up }),
    [1, 2].map((index) => just({ type: "select_activity", card: "hot-01", index })),
  );
  expect(button("page-couples-choose_one").getAttribute("aria-disabled")).toBe("true");
  await fireEvent.click(screen.getByRole("radio", { name: /a0/ }));
  expect(why).toHaveBeenCalledWith({ type: "select_activity", card: "hot-01", index: 0 });
  await fireEvent.click(screen.getByRole("radio", { name: /a2/ }));
  await fireEvent.click(button("page-activity-this"));
  expect(answer).toHaveBeenCalledWith({ type: "select_activity", card: "hot-01", index: 2 });
});

it("lets the partner accept, bail or stop; what is not offered says why", async () => {
  const face_up = reward(["selected", "open", "open"], 1);
  sit(
    table({ asked: "ask_to_accept", face_up }),
    [just({ type: "accept" })],
    [just({ type: "safe_stop" })],
  );
  await fireEvent.click(button("page-couples-bail"));
  expect(why).toHaveBeenCalledWith({ type: "bail" });
  await fireEvent.click(button("page-couples-stop_here"));
  expect(answer).toHaveBeenCalledWith({ type: "safe_stop" });
});

it("buys what the options offer, and asks why for what is too dear", async () => {
  const shop = [{ card: "shop-01", activities: [activity("cheap"), activity("dear")] }];
  const visit = { seat: 0, card: null, done: [], ruled_out: [] };
  sit(table({ asked: "ask_to_shop", shop, visit }), [
    just({ type: "shop_buy", card: "shop-01", index: 0 }),
    just({ type: "shop_leave" }),
  ]);
  await fireEvent.click(screen.getByRole("radio", { name: /dear/ }));
  expect(why).toHaveBeenCalledWith({ type: "shop_buy", card: "shop-01", index: 1 });
  await fireEvent.click(screen.getByRole("radio", { name: /cheap/ }));
  await fireEvent.click(button("page-couples-buy_this"));
  expect(answer).toHaveBeenCalledWith({ type: "shop_buy", card: "shop-01", index: 0 });
});

it("shows a shared screen both people, no hand and nothing to press", () => {
  const seats = [seat(0), seat(1)];
  sit(table({ seat: null, seats, waiting: [1] }));
  expect(screen.getByText("David")).toBeTruthy();
  expect(screen.getByText("Emma")).toBeTruthy();
  expect(document.querySelectorAll("[data-card]")).toHaveLength(0);
  expect(screen.queryByRole("button", { name: /page-couples-keep_all/ })).toBeNull();
});
