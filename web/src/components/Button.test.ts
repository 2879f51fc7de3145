import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { expect, it, vi } from "vitest";
import Button from "./Button.svelte";

const children = createRawSnippet(() => ({ render: () => "<b>Buy a card</b>" }));

it("does what it says", async () => {
  const onclick = vi.fn();
  render(Button, { children, onclick });
  await fireEvent.click(screen.getByRole("button", { name: "Buy a card" }));
  expect(onclick).toHaveBeenCalledOnce();
});

it("can be reached while disabled, does nothing, and says why", async () => {
  const onclick = vi.fn();
  const onwhy = vi.fn();
  render(Button, { children, onclick, onwhy, disabled: true, type: "submit" });
  const button = screen.getByRole("button", { name: "Buy a card" });
  button.focus();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute("aria-disabled")).toBe("true");
  const allowed = await fireEvent.click(button);
  expect(allowed).toBe(false);
  expect(onclick).not.toHaveBeenCalled();
  expect(onwhy).toHaveBeenCalledOnce();
});
