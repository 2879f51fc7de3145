import { afterEach, expect, it, vi } from "vitest";
import { inPlaceOfLayers, layer } from "./layers";

const entries: unknown[] = [];
const back = vi.spyOn(history, "back").mockImplementation(() => {
  entries.pop();
  dispatchEvent(new PopStateEvent("popstate"));
});
vi.spyOn(history, "pushState").mockImplementation((state) => void entries.push(state));
vi.spyOn(history, "state", "get").mockImplementation(() => entries.at(-1) ?? null);

const shown: (() => void)[] = [];

function show(close: () => void): () => void {
  const gone = layer(close)(document.createElement("dialog")) as () => void;
  shown.push(gone);
  return gone;
}

/** What the button of the browser does. */
function pressesBack(): void {
  history.back();
}

afterEach(() => {
  for (const gone of shown.splice(0)) gone();
  entries.length = 0;
  dispatchEvent(new PopStateEvent("popstate"));
  back.mockClear();
});

it("closes the topmost, one at a time, and stays", () => {
  const below = vi.fn();
  show(below);
  const gone = show(() => shown.pop() && gone());
  pressesBack();
  expect(below).not.toHaveBeenCalled();
  expect(entries).toEqual(["layer"]);
  pressesBack();
  expect(below).toHaveBeenCalledOnce();
  expect(back).toHaveBeenCalledTimes(2);
});

it("passes over the entry of one that was closed otherwise", () => {
  show(vi.fn())();
  shown.pop();
  expect(entries).toEqual(["layer"]);
  pressesBack();
  expect(back).toHaveBeenCalledTimes(2);
});

it("has one entry, however often something is opened", () => {
  for (const gone of [show(vi.fn()), show(vi.fn())]) gone();
  shown.length = 0;
  show(vi.fn());
  expect(entries).toEqual(["layer"]);
});

it("leaves nothing behind when another page comes in its place", () => {
  const go = vi.fn(() => expect(entries).toEqual([]));
  const close = vi.fn();
  show(close);
  inPlaceOfLayers(go);
  expect(go).toHaveBeenCalledOnce();
  expect(close).not.toHaveBeenCalled();
});
