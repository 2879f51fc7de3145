import { FluentResource } from "@fluent/bundle";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { tableFor } from "../games/folders";
import type { Room } from "../line/room.svelte";
import AtTheTable from "./AtTheTable.svelte";

vi.mock("../games/folders", () => ({ tableFor: vi.fn(() => Promise.reject(new Error("404"))) }));
vi.mock("../line/menu", () => ({ folderOf: async () => "retos" }));
vi.mock("../text/files", () => ({ fetchWords: async () => new FluentResource("") }));

function room(lineState: string): Room {
  const seats = [{ name: "Ana", mine: true, away: false }];
  const view = { game: "retos", phase: "playing", paused: false, seats };
  const update = { room: view, seat: 0, table: {}, owing: [] };
  return { lineState, mine: [0], update } as never;
}

test("a table that a newer server has no more comes with the newer page", async () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  render(AtTheTable, { room: room("open") });
  await fireEvent.click(await screen.findByRole("button", { name: "page-try_again" }));
  expect(reload).toHaveBeenCalledOnce();
});

test("the curtain says that the line is lost, and nothing while it is not", async () => {
  const passedRound = (lineState: string): Room => {
    const seats = ["Ana", "Ben"].map((name) => ({ name, mine: true, away: false }));
    const view = { game: "retos", phase: "playing", paused: false, seats };
    const look = vi.fn();
    const update = { room: view, seat: null, table: {}, owing: [1] };
    return { lineState, look, luck: {}, mine: [0, 1], update } as never;
  };
  const { rerender } = render(AtTheTable, { room: passedRound("open") });
  expect(screen.getByRole("button", { name: "page-curtain-open" })).toBeTruthy();
  expect(screen.queryByText("page-line_lost")).toBeNull();
  await rerender({ room: passedRound("lost") });
  expect(screen.getByRole("status").textContent).toBe("page-line_lost");
  await rerender({ room: passedRound("open") });
  expect(screen.queryByText("page-line_lost")).toBeNull();
});

test("without a line it is only fetched again: the page that is there must stay", async () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  reload.mockClear();
  render(AtTheTable, { room: room("lost") });
  const again = await screen.findByRole("button", { name: "page-try_again" });
  vi.mocked(tableFor).mockClear();
  await fireEvent.click(again);
  expect(tableFor).toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});
