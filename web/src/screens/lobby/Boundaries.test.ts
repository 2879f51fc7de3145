import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import Boundaries from "./Boundaries.svelte";
import type { Gathering } from "./gathering.svelte";

const ana = { name: "Ana", mine: true, seat: 0 };
const ben = { name: "Ben", mine: true, seat: 1 };

function gathering(here: object[], shown: number | null): Gathering {
  return {
    here,
    everybody: here,
    view: {
      seats: here,
      options: {},
      deck: { since: 7 },
      game: "couples-quick",
      mine: shown === null ? null : { seat: shown, boundaries: { ceiling: 2, never: ["bath"] } },
    },
    game: { garments: false, drinks: false, rules: [] },
    room: {
      code: "abc",
      lineState: "open",
      look: vi.fn(),
      deckTags: { bath: { en: "Bath" } },
      ownThemes: [],
    },
    do: vi.fn(async () => true),
    refused: null,
  } as unknown as Gathering;
}

test("on a shared device a curtain is down first, even if the server shows that seat already", async () => {
  const shared = gathering([ana, ben], 0);
  const { container } = render(Boundaries, { gathering: shared, seat: 0 });
  expect(container.textContent).not.toContain("Bath");
  await fireEvent.click(screen.getByRole("button", { name: "page-curtain-open" }));
  expect(shared.room.look).toHaveBeenCalledWith(0);
  expect(container.textContent).toContain("Bath");
});

test("nothing of another seat is shown, also when the curtain is up", async () => {
  const { container } = render(Boundaries, { gathering: gathering([ana, ben], 1), seat: 0 });
  await fireEvent.click(screen.getByRole("button", { name: "page-curtain-open" }));
  expect(container.textContent).not.toContain("Bath");
});

test("what is kept is said to the room, and the seat is covered again", async () => {
  const shared = gathering([ana, ben], 0);
  render(Boundaries, { gathering: shared, seat: 0 });
  await fireEvent.click(screen.getByRole("button", { name: "page-curtain-open" }));
  await fireEvent.click(screen.getByRole("button", { name: "page-bounds-save" }));
  expect(shared.do).toHaveBeenCalledWith({
    type: "set_boundaries",
    seat: 0,
    boundaries: {
      pad: expect.any(String),
      ceiling: 2,
      never: ["bath"],
      covered: true,
      mix: 0,
      garments: null,
      drinks: null,
    },
    deck: 7,
  });
  expect(shared.room.look).toHaveBeenLastCalledWith(null);
  expect(shared.boundariesOf).toBeNull();
});

test("the curtain says that the line is lost", () => {
  const shared = gathering([ana, ben], null);
  Object.assign(shared.room, { lineState: "lost" });
  render(Boundaries, { gathering: shared, seat: 0 });
  expect(screen.getByRole("status").textContent).toBe("page-line_lost");
});

test("a person with a device of their own needs no curtain", () => {
  const { container } = render(Boundaries, { gathering: gathering([ana], 0), seat: 0 });
  expect(container.textContent).toContain("Bath");
});

test("without cover is a private choice, and fresh cover is asked for twice", async () => {
  const alone = gathering([ana], 0);
  render(Boundaries, { gathering: alone, seat: 0 });
  await fireEvent.click(screen.getByRole("button", { name: /page-bounds-mix/ }));
  expect(screen.getByText("page-bounds-mix-ask.text")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "page-bounds-mix-ask.yes" }));
  await fireEvent.click(screen.getByRole("switch", { name: "page-bounds-cover" }));
  await fireEvent.click(screen.getByRole("button", { name: "page-bounds-save" }));
  expect(alone.do).toHaveBeenCalledWith(
    expect.objectContaining({ boundaries: expect.objectContaining({ covered: false, mix: 1 }) }),
  );
});

test("what is sent is equally long, whatever was chosen", async () => {
  const lengths = new Set<number>();
  for (const taps of [0, 1, 2]) {
    const alone = gathering([ana], 0);
    const { unmount } = render(Boundaries, { gathering: alone, seat: 0 });
    for (let tap = 0; tap < taps; tap += 1)
      await fireEvent.click(screen.getByRole("switch", { name: /^Bath/ }));
    await fireEvent.click(screen.getByRole("button", { name: "page-bounds-save" }));
    lengths.add(JSON.stringify(vi.mocked(alone.do).mock.calls[0]).length);
    unmount();
  }
  expect(lengths.size).toBe(1);
});
