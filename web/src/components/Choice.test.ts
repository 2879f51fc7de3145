import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import Choice from "./Choice.svelte";

const options = [
  { value: "en", label: "English" },
  { value: "fr", label: "Français" },
  { value: "de", label: "Deutsch", closed: true },
];
const radio = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });

it("chooses one of a few", async () => {
  const onchange = vi.fn();
  render(Choice, { label: "Language", options, value: "en", onchange });
  await fireEvent.click(radio("Français"));
  expect(onchange).toHaveBeenCalledExactlyOnceWith("fr");
  expect(radio("Français").checked).toBe(true);
});

it("asks why about a closed one and keeps what was chosen", async () => {
  const onchange = vi.fn();
  const onwhy = vi.fn();
  render(Choice, { label: "Language", options, value: "en", onchange, onwhy });
  await fireEvent.click(radio("Deutsch"));
  expect(onwhy).toHaveBeenCalledExactlyOnceWith("de");
  expect(onchange).not.toHaveBeenCalled();
  expect(radio("English").checked).toBe(true);
  expect(radio("Deutsch").checked).toBe(false);
});
