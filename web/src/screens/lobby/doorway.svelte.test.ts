import { afterEach, expect, test, vi } from "vitest";
import { Doorway } from "./doorway.svelte";

afterEach(() => void vi.unstubAllGlobals());

test("the link leads to the folder that the page lies in", () => {
  const asked = vi.fn(async (_address: string) => ({ ok: true, json: async () => ({ link: "" }) }));
  vi.stubGlobal("fetch", asked);
  vi.spyOn(document, "baseURI", "get").mockReturnValue("http://home.example/nightcap/#abc");
  const { picture } = new Doorway("abc");
  const rooms = "http://home.example/nightcap/rooms/abc";
  expect(asked).toHaveBeenCalledWith(`${rooms}/door?folder=%2Fnightcap%2F`);
  expect(picture).toBe(`${rooms}/door.svg?folder=%2Fnightcap%2F`);
});

test("a door that is refused leaves the page's own address", async () => {
  vi.stubGlobal("fetch", async () => ({ ok: false, json: async () => ({ type: "sorry" }) }));
  vi.spyOn(document, "baseURI", "get").mockReturnValue("http://home.example/nightcap/");
  const doorway = new Doorway("abc");
  await vi.waitFor(() => expect(doorway.link).toBe("http://home.example/nightcap/#abc"));
});

test("it says for a few seconds that it is copied, and then offers it again", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async () => ({ ok: true, json: async () => ({ link: "http://x/#abc" }) }));
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  const doorway = new Doorway("abc");
  await doorway.copy();
  await vi.advanceTimersByTimeAsync(2000);
  await doorway.copy();
  await vi.advanceTimersByTimeAsync(2000);
  expect(doorway.copied).toBe(true);
  await vi.advanceTimersByTimeAsync(2000);
  expect(doorway.copied).toBe(false);
  vi.useRealTimers();
});
