import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import type { Room } from "../line/room.svelte";
import LostLine from "./LostLine.svelte";

function room(lineState: string, unwritten: boolean): Room {
  return { lineState, gone: null, update: { unwritten } } as never;
}

test("a stop that the disk has not taken is said calmly, and a lost line before that", async () => {
  const { rerender } = render(LostLine, { room: room("open", false) });
  expect(screen.getByRole("status").textContent).toBe("");
  await rerender({ room: room("open", true) });
  expect(screen.getByRole("status").textContent).toBe("page-unwritten");
  await rerender({ room: room("lost", true) });
  expect(screen.getByRole("status").textContent).toBe("page-line_lost");
});
