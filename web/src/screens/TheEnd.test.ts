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

function end(): void {
  const seats = [{ name: "Ana", mine: true, away: false }];
  const room = {
    game: "peekpoker",
    phase: "over",
    host: true,
    ended: true,
    opening: [],
    books: false,
  };
  render(TheEnd, {
    playing: new Playing(
      {
        lineState: "open",
        mine: [0],
        log: [],
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
  await tap("page-menu-leave");
  await tap("page-confirm-go.yes");
  expect(act).toHaveBeenCalledWith({ type: "leave" });
  expect(location.hash).toBe("");
});
