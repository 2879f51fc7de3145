/** Where the timer of an activity stands, from what has been done with it. */

import type { Happened } from "../../line/room.svelte";

export interface Timing {
  /** Seconds. */
  readonly passed: number;
  readonly running: boolean;
}

export function timing(log: readonly Happened[], seconds: number, now: number): Timing {
  let passed = 0;
  let since: number | null = null;
  const runUntil = (at: number) => {
    if (since !== null) passed = Math.min(seconds, passed + (at - since) / 1000);
  };
  for (const { event, at } of log) {
    if (event.type === "activity_started") {
      passed = 0;
      since = null;
    } else if (event.type === "timer_touched") {
      runUntil(at);
      const startsAnew = event.action === "start" && passed === seconds;
      if (event.action === "reset" || startsAnew) passed = 0;
      since = event.action === "start" ? at : null;
    }
  }
  runUntil(now);
  return { passed, running: since !== null && passed < seconds };
}
