import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";
import Hand from "./Hand.svelte";

const name = (card: string | null) => card ?? "a hidden card";

function deal(cards: (string | null)[], more: object = {}) {
  const onselect = vi.fn();
  const onwhy = vi.fn();
  const { rerender } = render(Hand, {
    cards,
    label: "your hand",
    name,
    max: 5,
    onselect,
    onwhy,
    ...more,
  });
  return { onselect, onwhy, rerender };
}

const card = (label: string, place = 0) => {
  const found = screen.getAllByRole("button", { name: label })[place];
  if (!found) throw new Error(`no ${label}`);
  return found;
};
const chosen = () => screen.getAllByRole("button", { pressed: true });

describe("choosing", () => {
  it("tells the chosen cards in the order of the hand", async () => {
    const { onselect } = deal(["KH", "9D", "3H"]);
    await fireEvent.click(card("3H"));
    await fireEvent.click(card("KH"));
    expect(onselect).toHaveBeenLastCalledWith(["KH", "3H"]);
    await fireEvent.click(card("KH"));
    expect(onselect).toHaveBeenLastCalledWith(["3H"]);
  });

  it("tells two cards of a kind apart", async () => {
    const { onselect } = deal(["7H", "7H", "2C"]);
    await fireEvent.click(card("7H", 1));
    expect(card("7H", 0).getAttribute("aria-pressed")).toBe("false");
    expect(card("7H", 1).getAttribute("aria-pressed")).toBe("true");
    expect(onselect).toHaveBeenLastCalledWith(["7H"]);
  });

  it("stops at the most that may be chosen and says so", async () => {
    const { onselect, onwhy } = deal(["KH", "9D", "3H"], { max: 2 });
    for (const label of ["KH", "9D", "3H"]) await fireEvent.click(card(label));
    expect(onselect).toHaveBeenLastCalledWith(["KH", "9D"]);
    expect(onwhy).toHaveBeenCalledExactlyOnceWith(null);
  });

  it("of one changes to the other", async () => {
    const { onselect } = deal(["KH", "9D"], { max: 1 });
    await fireEvent.click(card("KH"));
    await fireEvent.click(card("9D"));
    expect(onselect).toHaveBeenLastCalledWith(["9D"]);
    expect(chosen()).toEqual([card("9D")]);
  });

  it("asks why about a card that cannot be chosen", async () => {
    const { onselect, onwhy } = deal(["KH", "9D"], { choosable: (card: string) => card !== "KH" });
    await fireEvent.click(card("KH"));
    expect(onwhy).toHaveBeenCalledExactlyOnceWith("KH");
    expect(onselect).not.toHaveBeenCalled();
    expect(card("KH").getAttribute("aria-disabled")).toBe("true");
  });

  it("is not offered where a hand is only shown", () => {
    deal(["KH", null], { max: 0 });
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByRole("img", { name: "a hidden card" })).toBeTruthy();
  });
});

describe("an update", () => {
  it("with another question begins with nothing chosen", async () => {
    const { onselect, rerender } = deal(["KH", "9D"], { question: 1 });
    await fireEvent.click(card("KH"));
    await rerender({ question: 1 });
    expect(card("KH").getAttribute("aria-pressed")).toBe("true");
    await rerender({ question: 2 });
    expect(card("KH").getAttribute("aria-pressed")).toBe("false");
    expect(onselect).toHaveBeenLastCalledWith([]);
  });

  it("keeps what is chosen and still there, wherever it lies now", async () => {
    const { onselect, rerender } = deal(["KH", "9D", "3H"]);
    await fireEvent.click(card("KH"));
    await fireEvent.click(card("9D"));
    await rerender({ cards: ["2C", "3H", "9D"] });
    expect(card("9D").getAttribute("aria-pressed")).toBe("true");
    expect(onselect).toHaveBeenLastCalledWith(["9D"]);
  });

  it("that changes nothing tells nothing", async () => {
    const { onselect, rerender } = deal(["KH", "9D"]);
    await fireEvent.click(card("KH"));
    await rerender({ cards: ["KH", "9D"] });
    expect(onselect).toHaveBeenCalledTimes(1);
  });

  it("keeps the choice of a twin when the other twin is gone", async () => {
    const { onselect, rerender } = deal(["7H", "2C", "7H"]);
    await fireEvent.click(card("7H", 1));
    await rerender({ cards: ["7H", "2C"] });
    expect(card("7H").getAttribute("aria-pressed")).toBe("true");
    expect(onselect).toHaveBeenLastCalledWith(["7H"]);
  });

  it("forgets a card that left, also when it comes back", async () => {
    const { rerender } = deal(["KH", "9D"]);
    await fireEvent.click(card("KH"));
    await rerender({ cards: ["9D"] });
    await rerender({ cards: ["KH", "9D"] });
    expect(card("KH").getAttribute("aria-pressed")).toBe("false");
  });

  it("hands the focus of a card that left to its neighbour", async () => {
    const { rerender } = deal(["KH", "9D", "3H"]);
    card("9D").focus();
    await rerender({ cards: ["KH", "3H"] });
    await tick();
    expect(document.activeElement).toBe(card("3H"));
  });
});

describe("the keyboard", () => {
  it("walks with the arrows, one stop for the whole hand", async () => {
    deal(["KH", "9D", "3H"]);
    card("KH").focus();
    await fireEvent.keyDown(card("KH"), { key: "ArrowRight" });
    expect(document.activeElement).toBe(card("9D"));
    await fireEvent.keyDown(card("9D"), { key: "End" });
    expect(document.activeElement).toBe(card("3H"));
    await fireEvent.keyDown(card("3H"), { key: "ArrowRight" });
    expect(document.activeElement).toBe(card("3H"));
    const stops = screen.getAllByRole("button").filter((button) => button.tabIndex === 0);
    expect(stops).toEqual([card("3H")]);
  });

  it("chooses with what a button answers to", () => {
    deal(["KH"]);
    expect(card("KH").tagName).toBe("BUTTON");
  });
});
