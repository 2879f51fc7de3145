import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { expect, it, vi } from "vitest";
import Curtain from "./Curtain.svelte";

const secret = createRawSnippet(() => ({ render: () => "<p>the king of hearts</p>" }));
const words = {
  name: "Emma",
  text: "Pass it to Emma.",
  openLabel: "Open",
  peekLabel: "Hold to peek",
};
const page = () => document.documentElement.outerHTML;

it("keeps what is behind it out of the page while it is down", async () => {
  const { rerender } = render(Curtain, {
    ...words,
    down: true,
    onopen: vi.fn(),
    children: secret,
    peek: secret,
  });
  expect(page()).not.toContain("king of hearts");
  await rerender({ down: false });
  expect(page()).toContain("king of hearts");
  await rerender({ down: true });
  expect(page()).not.toContain("king of hearts");
});

it("opens when it is told to, not by itself", async () => {
  const onopen = vi.fn();
  render(Curtain, { ...words, down: true, onopen, children: secret });
  await fireEvent.click(screen.getByRole("button", { name: "Open" }));
  expect(onopen).toHaveBeenCalledOnce();
  expect(page()).not.toContain("king of hearts");
});

it("lets somebody peek only as long as they hold", async () => {
  render(Curtain, { ...words, down: true, onopen: vi.fn(), peek: secret });
  const hold = screen.getByRole("button", { name: "Hold to peek" });
  await fireEvent.pointerDown(hold);
  expect(page()).toContain("king of hearts");
  await fireEvent.pointerUp(window);
  expect(page()).not.toContain("king of hearts");
});

it("lets a keyboard hold too, and falls when the window loses the focus", async () => {
  render(Curtain, { ...words, down: true, onopen: vi.fn(), peek: secret });
  const hold = screen.getByRole("button", { name: "Hold to peek" });
  await fireEvent.keyDown(hold, { key: "Tab" });
  expect(page()).not.toContain("king of hearts");
  await fireEvent.keyDown(hold, { key: " " });
  expect(page()).toContain("king of hearts");
  await fireEvent.blur(window);
  expect(page()).not.toContain("king of hearts");
});

it("falls when the key, the focus or the pointer is lost, and a key that repeats does not lift it", async () => {
  render(Curtain, { ...words, down: true, onopen: vi.fn(), peek: secret });
  const hold = screen.getByRole("button", { name: "Hold to peek" });
  for (const lost of ["keyUp", "blur", "pointerLeave", "lostPointerCapture"] as const) {
    await fireEvent.keyDown(hold, { key: "Enter" });
    expect(page()).toContain("king of hearts");
    await fireEvent[lost](hold);
    await fireEvent.keyDown(hold, { key: "Enter", repeat: true });
    expect(page(), lost).not.toContain("king of hearts");
  }
});

it("falls when the page is hidden", async () => {
  render(Curtain, { ...words, down: true, onopen: vi.fn(), peek: secret });
  await fireEvent.pointerDown(screen.getByRole("button", { name: "Hold to peek" }));
  expect(page()).toContain("king of hearts");
  await fireEvent(document, new Event("visibilitychange"));
  expect(page()).not.toContain("king of hearts");
});
