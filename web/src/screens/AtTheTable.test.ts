import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import type { Room } from "../line/room.svelte";
import { tableFor } from "../table/tables";
import AtTheTable from "./AtTheTable.svelte";

vi.mock("../table/tables", () => ({ tableFor: vi.fn(() => Promise.reject(new Error("404"))) }));

function room(line: string): Room {
  const seats = [{ name: "Ana", mine: true, away: false }];
  const view = { game: "retos", phase: "playing", paused: false, seats };
  return { line, mine: [0], update: { room: view, seat: 0, table: {}, owing: [] } } as never;
}

test("a table that a newer server has no more comes with the newer page", async () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  render(AtTheTable, { room: room("open") });
  await fireEvent.click(await screen.findByRole("button", { name: "page-try_again" }));
  expect(reload).toHaveBeenCalledOnce();
});

test("the curtain says that the line is lost, and nothing while it is not", async () => {
  const passedRound = (line: string): Room => {
    const seats = ["Ana", "Ben"].map((name) => ({ name, mine: true, away: false }));
    const view = { game: "retos", phase: "playing", paused: false, seats };
    const look = vi.fn();
    const update = { room: view, seat: null, table: {}, owing: [1] };
    return { line, look, mine: [0, 1], update } as never;
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
