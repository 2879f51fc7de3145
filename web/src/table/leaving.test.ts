import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { recall, remember } from "../memory";
import { quickExit } from "./leaving";

const replace = vi.spyOn(location, "replace");

beforeEach(() => {
  replace.mockReset();
  remember("adult", "yes");
  remember("name", "Ana");
  document.body.textContent = "Ana's hand";
  document.title = "David is at the door";
  location.hash = "abcdefghjk";
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function leavesNothing(): void {
  expect(document.body.textContent).toBe("");
  expect(document.title).toBe("New tab");
  expect(document.documentElement.style.background).toContain("#121212");
  expect([recall("adult"), recall("name")]).toEqual(["", ""]);
}

it("leaves nothing on the screen or in the tab's memory, and goes to the empty page", async () => {
  vi.stubGlobal("fetch", async () => ({ ok: true }));
  quickExit();
  leavesNothing();
  await vi.waitFor(() => expect(replace).toHaveBeenCalledOnce());
  expect(replace.mock.lastCall?.[0]).toMatch(/\/blank\.html$/);
});

it("stays dark and empty while the line is lost, and leaves the room", async () => {
  vi.useFakeTimers();
  const fetched = vi.fn(async () => Promise.reject(new TypeError("no line")));
  vi.stubGlobal("fetch", fetched);
  const left = vi.fn();
  addEventListener("hashchange", left);
  quickExit();
  await vi.advanceTimersByTimeAsync(5000);
  leavesNothing();
  expect(location.hash).toBe("");
  expect(left).toHaveBeenCalled();
  expect(fetched.mock.calls.length).toBeGreaterThan(1);
  expect(replace).not.toHaveBeenCalled();
});
