import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import type { Playing } from "../table/playing.svelte";
import Books from "./Books.svelte";

function over(mine: readonly number[], opening: readonly number[]) {
  return {
    update: { room: { opening, books: null } },
    room: { mine },
    seat: null,
    name: (seat: number) => ["Ana", "Ben"][seat],
    do: vi.fn(async () => undefined),
  } as unknown as Playing;
}

test("on a device that is passed round everybody can agree", async () => {
  const playing = over([0, 1], [0]);
  render(Books, { playing });
  await fireEvent.click(screen.getByRole("button", { name: /Ben/ }));
  expect(playing.do).toHaveBeenCalledWith({ type: "open_the_books", seat: 1 });
});

test("who has agreed waits, and says it once", async () => {
  const playing = over([0], [0]);
  render(Books, { playing });
  await fireEvent.click(screen.getByRole("button", { name: /page-books.waiting/ }));
  expect(playing.do).not.toHaveBeenCalled();
});

test("a shared screen is not asked", () => {
  render(Books, { playing: over([], []) });
  expect(screen.queryByRole("button")).toBeNull();
});
