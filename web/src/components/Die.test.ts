import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Die from "./Die.svelte";

const animate = vi.fn();
let settle = () => {};

beforeEach(() => {
  animate.mockImplementation(() => ({
    finished: new Promise<void>((resolve) => {
      settle = resolve;
    }),
    cancel: vi.fn(),
  }));
  Element.prototype.animate = animate;
});
afterEach(() => {
  animate.mockReset();
  delete document.documentElement.dataset.motion;
});

const front = () => screen.getByRole("img").querySelector(".front");

it("shows what it was told, in pips, letters, or not at all", async () => {
  const { rerender } = render(Die, { face: "5", label: "five" });
  expect(front()?.querySelectorAll("circle")).toHaveLength(5);
  await rerender({ face: "T", label: "ten" });
  expect(front()?.textContent?.trim()).toBe("10");
  await rerender({ face: null, label: "a hidden die" });
  expect(front()?.textContent?.trim()).toBe("");
  expect(screen.getByRole("img", { name: "a hidden die" })).toBeTruthy();
});

it("tumbles only when it is rolled and settles on what it was told", async () => {
  const { rerender } = render(Die, { face: "1", label: "one", roll: 1 });
  expect(animate).not.toHaveBeenCalled();
  await rerender({ face: "4", label: "four", roll: 2 });
  expect(animate).toHaveBeenCalledOnce();
  expect(animate.mock.calls[0]?.[1]).toMatchObject({ duration: 500 });
  expect(front()?.querySelectorAll("circle")).toHaveLength(4);
  settle();
  await tick();
  await tick();
  expect(document.querySelectorAll(".side")).toHaveLength(1);
});

it("only fades where movement is not wanted", async () => {
  document.documentElement.dataset.motion = "calm";
  const { rerender } = render(Die, { face: "1", label: "one", roll: 1 });
  await rerender({ face: "6", label: "six", roll: 2 });
  expect(animate.mock.calls[0]?.[0]).toEqual({ opacity: [0, 1] });
});

it("of somebody else's hidden roll shows no face while it tumbles", async () => {
  const { rerender } = render(Die, { face: null, label: "a hidden die", roll: 1 });
  await rerender({ face: null, label: "a hidden die", roll: 2 });
  expect(screen.getByRole("img").textContent?.trim()).toBe("");
  expect(document.querySelectorAll("circle")).toHaveLength(0);
});
