import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { texts } from "../text/texts.svelte";
import { firstWords } from "./first-words";

const target = document.body;
const english = readFileSync("../src/nightcap/text/en/common.ftl", "utf-8");
const fetching = vi.fn<() => Promise<Response>>();
const offline = () => Promise.reject(new TypeError("Failed to fetch"));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetching);
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["en"]);
  fetching.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("says nothing where the texts come at once", async () => {
  fetching.mockResolvedValue(new Response(english));
  await firstWords(target);
  expect(target.textContent).toBe("");
  expect(texts.say("yes")).toBe("yes");
});

it("says in three languages that it tries again, with pauses that grow, until the texts are there", async () => {
  fetching.mockImplementation(offline);
  let isDone = false;
  const done = firstWords(target).then(() => (isDone = true));
  await vi.advanceTimersByTimeAsync(0);
  const languages = [...target.querySelectorAll("p")].map((line) => line.lang);
  expect(languages).toEqual(["en", "fr", "es"]);
  expect(target.querySelector("[role=status]")?.textContent).toContain("trying again");

  await vi.advanceTimersByTimeAsync(60_000);
  const early = fetching.mock.calls.length;
  expect(early).toBeGreaterThan(5);
  await vi.advanceTimersByTimeAsync(60_000);
  const late = fetching.mock.calls.length - early;
  expect(late).toBeGreaterThan(4);
  expect(late).toBeLessThan(early);
  expect(isDone).toBe(false);

  fetching.mockResolvedValueOnce(new Response("", { status: 503 }));
  fetching.mockResolvedValue(new Response(english));
  await vi.advanceTimersByTimeAsync(30_000);
  await done;
  expect(target.textContent).toBe("");
  expect(texts.say("no")).toBe("no");
});

it("tries at once when the network is back", async () => {
  fetching.mockImplementation(offline);
  const done = firstWords(target);
  await vi.advanceTimersByTimeAsync(60_000);
  fetching.mockResolvedValue(new Response(english));
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  await done;
  expect(target.textContent).toBe("");
});
