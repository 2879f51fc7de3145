import { afterEach, expect, it, vi } from "vitest";
import { preferences } from "../preferences.svelte";
import { sound } from "./sounds";

const opened = vi.fn();

/** As much of an AudioContext as a tone needs. */
class Air {
  currentTime = 0;
  destination = {};
  constructor() {
    opened();
  }
  createOscillator = () => ({
    frequency: { value: 0 },
    connect: (next: unknown) => next,
    start() {},
    stop() {},
  });
  createGain = () => ({
    gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
    connect() {},
  });
  close = () => Promise.resolve();
}

afterEach(() => {
  preferences.sound = false;
  opened.mockClear();
  vi.unstubAllGlobals();
});

it("is silent until somebody asks for sound", () => {
  vi.stubGlobal("AudioContext", Air);
  sound("bell");
  expect(opened).not.toHaveBeenCalled();
  preferences.sound = true;
  sound("bell");
  expect(opened).toHaveBeenCalledOnce();
});

it("is silent where there is no sound to be had", () => {
  vi.stubGlobal("AudioContext", undefined);
  preferences.sound = true;
  expect(() => sound("card")).not.toThrow();
});
