import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { Playing } from "../table/playing.svelte";
import Books from "./Books.svelte";

function over(mine: readonly number[], opening: readonly number[]) {
  return {
    update: { room: { opening, books: false } },
    room: { mine, luck: {} },
    seat: null,
    name: (seat: number) => ["Ana", "Ben"][seat],
    do: vi.fn(async () => undefined),
  } as unknown as Playing;
}

const tap = (name: RegExp) => fireEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= () => undefined;
});

test("what it is about is said before anybody agrees", async () => {
  const playing = over([0], []);
  render(Books, { playing });
  await tap(/page-books/);
  expect(screen.getByText("page-books.hint")).toBeTruthy();
  expect(playing.do).not.toHaveBeenCalled();
  await tap(/page-books-agree/);
  expect(playing.do).toHaveBeenCalledWith({ type: "open_the_books", seat: 0 });
});

test("on a device that is passed round everybody can agree", async () => {
  const playing = over([0, 1], [0]);
  render(Books, { playing });
  await tap(/page-books/);
  await tap(/Ben/);
  expect(playing.do).toHaveBeenCalledWith({ type: "open_the_books", seat: 1 });
});

test("who has agreed waits, and says it once", async () => {
  const playing = over([0], [0]);
  render(Books, { playing });
  await tap(/page-books.waiting/);
  expect(screen.queryByRole("button", { name: /page-books-agree/ })).toBeNull();
  expect(playing.do).not.toHaveBeenCalled();
});

test("a shared screen is not asked", () => {
  render(Books, { playing: over([], []) });
  expect(screen.queryByRole("button")).toBeNull();
});

test("open books are fetched and checked, and it is said what was found", async () => {
  const books = { secret: "0a", setup: { deck: "", devices: [] }, parties: [], deck: null };
  const fetched = vi.fn(async () => ({ ok: true, json: async () => books }));
  vi.stubGlobal("fetch", fetched);
  const playing = {
    ...over([0], [0]),
    update: { room: { opening: [0], books: true } },
    room: { mine: [0], code: "abc", luck: { receipt: null } },
  } as unknown as Playing;
  render(Books, { playing });
  expect(await screen.findByText("page-luck-false")).toBeTruthy();
  expect(fetched).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
