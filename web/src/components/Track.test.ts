import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Track from "./Track.svelte";

const animate = vi.fn();
beforeEach(() => {
  Element.prototype.animate = animate;
});
afterEach(() => {
  animate.mockReset();
  delete document.documentElement.dataset.motion;
});

const marks = [
  { at: 5, icon: "talk", label: "talk" },
  { at: 11, icon: "shirt", label: "strip" },
  { at: 14, icon: "talk", label: "talk" },
] as const;
const pawns = (david: number, emma: number) => [
  { id: "d", at: david, tint: 0, name: "David" },
  { id: "e", at: emma, tint: 1, name: "Emma" },
];
const props = { spaces: 71, marks, label: "David on 9, Emma on 4" };

it("is one picture with words, and explains each kind of line once", () => {
  render(Track, { ...props, pawns: pawns(9, 4) });
  expect(screen.getByRole("img", { name: "David on 9, Emma on 4" })).toBeTruthy();
  expect(screen.getAllByRole("listitem").map((item) => item.textContent?.trim())).toEqual([
    "talk",
    "strip",
  ]);
});

it("lets only the pawn that moved walk, space by space", async () => {
  const { rerender } = render(Track, { ...props, pawns: pawns(9, 4) });
  expect(animate).not.toHaveBeenCalled();
  await rerender({ pawns: pawns(14, 4) });
  expect(animate).toHaveBeenCalledOnce();
  expect(animate.mock.contexts[0]).toMatchObject({ textContent: "D" });
  expect(animate.mock.calls[0]?.[0]).toHaveLength(6);
  await rerender({ pawns: pawns(14, 6) });
  expect(animate.mock.contexts[1]).toMatchObject({ textContent: "E" });
  expect(animate.mock.calls[1]?.[0]).toHaveLength(3);
});

it("moves no pawn where movement is not wanted", async () => {
  document.documentElement.dataset.motion = "calm";
  const { rerender } = render(Track, { ...props, pawns: pawns(9, 4) });
  await rerender({ pawns: pawns(14, 4) });
  expect(animate).not.toHaveBeenCalled();
});
