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
