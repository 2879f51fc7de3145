import { render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import WhyNot from "./WhyNot.svelte";

test("a reason that comes below the fold is brought into view", () => {
  const shown = vi.fn();
  Element.prototype.scrollIntoView = shown;
  render(WhyNot, { text: "The disk is full.", dismissLabel: "Close", ondismiss: vi.fn() });
  expect(screen.getByRole("status").textContent).toContain("The disk is full.");
  expect(shown).toHaveBeenCalledWith({ block: "nearest" });
});
