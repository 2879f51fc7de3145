import { readFileSync } from "node:fs";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it, vi } from "vitest";
import { LANGUAGES } from "../text/texts";
import { texts } from "../text/texts.svelte";
import LanguageChoice from "./LanguageChoice.svelte";

const radio = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
const status = () => screen.getByRole("status").textContent?.trim();

async function online(address: string): Promise<Response> {
  const language = LANGUAGES.find((each) => address.includes(`/${each}/`));
  return new Response(readFileSync(`../src/nightcap/text/${language}/common.ftl`, "utf-8"));
}

beforeEach(async () => {
  vi.stubGlobal("fetch", online);
  await texts.choose("en");
});

it("keeps the old language when the new one cannot be fetched, and says why", async () => {
  render(LanguageChoice);
  expect(status()).toBe("");
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await fireEvent.click(radio("Français"));
  await vi.waitFor(() => expect(status()).toContain("Français"));
  expect([radio("English").checked, radio("Français").checked]).toEqual([true, false]);
  expect([texts.language, localStorage.getItem("nightcap.language")]).toEqual(["en", "en"]);

  vi.stubGlobal("fetch", online);
  await fireEvent.click(radio("Français"));
  await vi.waitFor(() => expect(texts.language).toBe("fr"));
  expect([radio("English").checked, radio("Français").checked]).toEqual([false, true]);
  expect(status()).toBe("");
});
