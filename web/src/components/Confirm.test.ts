import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import Confirm from "./Confirm.svelte";

function ask() {
  const before = document.createElement("button");
  document.body.append(before);
  before.focus();
  const answers = { onyes: vi.fn(), onno: vi.fn() };
  const { rerender } = render(Confirm, {
    open: true,
    title: "Leave the table?",
    text: "The game waits for you.",
    yesLabel: "Leave",
    noLabel: "Stay",
    closeLabel: "Close",
    ...answers,
  });
  return { ...answers, before, rerender };
}

const button = (name: string) => screen.getByRole("button", { name });

it("gives the focus to the safe answer", () => {
  ask();
  expect(document.activeElement).toBe(button("Stay"));
});

it("keeps Tab inside, both ways round", async () => {
  ask();
  await fireEvent.keyDown(button("Stay"), { key: "Tab" });
  expect(document.activeElement).toBe(button("Close"));
  await fireEvent.keyDown(button("Close"), { key: "Tab", shiftKey: true });
  expect(document.activeElement).toBe(button("Stay"));
});

it("takes Escape and the close button for a no", async () => {
  const { onyes, onno } = ask();
  await fireEvent.keyDown(button("Leave"), { key: "Escape" });
  expect(onno).toHaveBeenCalledTimes(1);
  await fireEvent.click(button("Close"));
  expect(onno).toHaveBeenCalledTimes(2);
  expect(onyes).not.toHaveBeenCalled();
});

it("answers yes", async () => {
  const { onyes, onno } = ask();
  await fireEvent.click(button("Leave"));
  expect(onyes).toHaveBeenCalledOnce();
  expect(onno).not.toHaveBeenCalled();
});

it("gives the focus back where it was", async () => {
  const { before, rerender } = ask();
  await rerender({ open: false });
  expect(screen.queryByText("Leave the table?")).toBeNull();
  expect(document.activeElement).toBe(before);
});
