import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { SHAPES } from "../games/peekpoker/shapes";
import { Refusal } from "../line/refusal";
import type { Room } from "../line/room.svelte";
import { Playing } from "../table/playing.svelte";
import type { OfDevice } from "../wire";
import TheEnd from "./TheEnd.svelte";

/** Words are their messages' names here: no texts are fetched. */

const act = vi.fn(async (_action: OfDevice) => undefined);

interface Evening {
  host?: boolean;
  mine?: readonly number[];
  opening?: readonly number[];
  stake?: string;
  winner?: number | null;
}

function end({ host = true, mine = [0], opening = [], stake = "", winner }: Evening = {}): void {
  const seats = ["Ana", "Ben"].map((name, seat) => ({
    name,
    mine: mine.includes(seat),
    away: false,
    bot: "",
  }));
  const room = {
    game: "peekpoker",
    phase: "over",
    host,
    ended: winner === undefined,
    opening,
    stake,
    books: false,
  };
  const event = { type: "game_ended", winner };
  render(TheEnd, {
    playing: new Playing(
      {
        lineState: "open",
        mine,
        log: winner === undefined ? [] : [{ id: 1, at: 0, event }],
        news: [],
        deckWords: {},
        luck: {},
        update: {
          room: { ...room, seats, ending: [], options: {}, knocking: [] },
          seat: 0,
          asked: null,
          absent: [],
        },
        act,
      } as unknown as Room,
      () => SHAPES.peekpoker,
    ),
  });
}

const tap = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  act.mockReset();
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  location.hash = "abcdefghjk";
});

test("what is refused is said", async () => {
  act.mockRejectedValue(new Refusal("not_durable"));
  end();
  await tap("page-end-again");
  expect(await screen.findByText("refusal-not_durable")).toBeTruthy();
});

test("who leaves after the game goes home, and there is no game to end", async () => {
  end();
  await tap("page-menu");
  expect(screen.queryByRole("button", { name: "page-menu-end" })).toBeNull();
  const [, inTheMenu] = screen.getAllByRole("button", { name: "page-menu-leave" });
  await fireEvent.click(inTheMenu as HTMLElement);
  await tap("page-confirm-go.yes");
  expect(act).toHaveBeenCalledWith({ type: "leave" });
  expect(location.hash).toBe("");
});

test("what was agreed on is the winner's, and open if nobody has won", () => {
  end({ stake: "Breakfast in bed", winner: 1 });
  expect(screen.getByText("Breakfast in bed").textContent).toContain("page-end-stake");
  expect(screen.queryByText("page-end-stake-open")).toBeNull();
});

test("what was agreed on stays open if nobody has won", () => {
  end({ stake: "Breakfast in bed" });
  expect(screen.getByText("page-end-stake-open")).toBeTruthy();
});

test("a shared screen does not show what was agreed on", () => {
  end({ stake: "Breakfast in bed", winner: 1, mine: [] });
  expect(screen.queryByText("Breakfast in bed")).toBeNull();
});

test("who has not agreed to open books hears once that somebody would like to", async () => {
  end({ opening: [1] });
  const said = screen.getAllByText("page-books-asked");
  expect(said.filter((one) => one.closest("[role=status]"))).toHaveLength(1);
  await tap("page-books-agree");
  expect(act).toHaveBeenCalledWith({ type: "open_the_books", seat: 0 });
});

test("who has agreed to open books is not asked again", () => {
  end({ opening: [0] });
  expect(screen.queryByText("page-books-asked")).toBeNull();
});

test("the host can choose once more or another game, all others can leave", () => {
  end({ host: false });
  expect(screen.queryByRole("button", { name: "page-end-again" })).toBeNull();
  expect(screen.queryByRole("button", { name: "page-end-another" })).toBeNull();
  expect(screen.getByText("page-end-host_may")).toBeTruthy();
  expect(screen.getByRole("button", { name: "page-menu-leave" })).toBeTruthy();
});

test("before the room is burnt, keeping it has the focus", async () => {
  end();
  await fireEvent.click(screen.getByRole("button", { name: /page-menu-burn/ }));
  const answers = screen.getAllByRole("button", { name: /page-confirm-burn/ });
  expect(answers.map((one) => one.textContent?.trim())).toEqual([
    "page-confirm-burn.no",
    "page-confirm-burn.yes",
  ]);
  expect(document.activeElement).toBe(answers[0]);
});
