import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Timer from "./Timer.svelte";

const words = { label: "time left", startLabel: "Start", pauseLabel: "Pause" };
const shown = () => screen.getByRole("timer").textContent?.trim();

async function pass(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds);
  await tick();
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("shows the time and waits to be started", async () => {
  render(Timer, { ...words, seconds: 90 });
  await pass(5000);
  expect(shown()).toBe("1:30");
});

it("counts down, pauses, and goes on where it was", async () => {
  render(Timer, { ...words, seconds: 90 });
  await fireEvent.click(screen.getByRole("button", { name: "Start" }));
  await pass(30_000);
  expect(shown()).toBe("1:00");
  await fireEvent.click(screen.getByRole("button", { name: "Pause" }));
  await pass(30_000);
  expect(shown()).toBe("1:00");
  await fireEvent.click(screen.getByRole("button", { name: "Start" }));
  await pass(10_000);
  expect(shown()).toBe("0:50");
});

it("goes on from what has passed already, until it is set back", async () => {
  const { rerender } = render(Timer, { ...words, seconds: 90, passed: 30, running: true });
  await pass(10_000);
  expect(shown()).toBe("0:50");
  await rerender({ resets: 1, running: false });
  expect(shown()).toBe("1:30");
});

it("gates nothing: at the end it says so once, and can start anew", async () => {
  const onend = vi.fn();
  render(Timer, { ...words, seconds: 5, running: true, onend });
  await pass(20_000);
  expect(shown()).toBe("0:00");
  expect(onend).toHaveBeenCalledOnce();
  await fireEvent.click(screen.getByRole("button", { name: "Start" }));
  await pass(1000);
  expect(shown()).toBe("0:04");
});

it("leaves starting and setting back to whoever asked to hear of it", async () => {
  const ontoggle = vi.fn();
  const onreset = vi.fn();
  const { rerender } = render(Timer, {
    ...words,
    seconds: 90,
    ontoggle,
    onreset,
    resetLabel: "Reset",
  });
  await fireEvent.click(screen.getByRole("button", { name: "Start" }));
  expect(ontoggle).toHaveBeenCalledWith(true);
  await pass(5000);
  expect(shown()).toBe("1:30");
  await rerender({ running: true });
  await pass(10_000);
  expect(shown()).toBe("1:20");
  await fireEvent.click(screen.getByRole("button", { name: "Reset" }));
  expect(onreset).toHaveBeenCalledOnce();
  await rerender({ resets: 1 });
  expect(shown()).toBe("1:30");
});
