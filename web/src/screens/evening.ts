/** How an evening went: whose it is, and how long it took. */

import type { Happened } from "../line/room.svelte";
import type { Seat } from "../wire";

/** The event that ended the game, or whatever came last. */
export function endOf(log: readonly Happened[]): Happened | undefined {
  return log.findLast(({ event }) => event.type === "game_ended") ?? log.at(-1);
}

/** Whoever has won, by the event that says so; nobody, if nobody has. */
export function winnersOf(end: Happened | undefined): readonly Seat[] {
  if (end?.event.type !== "game_ended") return [];
  if ("winners" in end.event) return end.event.winners;
  return end.event.winner === null ? [] : [end.event.winner];
}

export interface Span {
  readonly span: "minutes" | "hour" | "hour_and_half" | "hours";
  readonly count: number;
}

const LONGEST_EVENING = 360;

/** About how long it took; null: nobody would care to hear it. */
export function lasted(log: readonly Happened[], longest: number): Span | null {
  const [first, last] = [log[0], log.at(-1)];
  if (!first || !last || log.length >= longest) return null; // of a long log the beginning is gone
  const minutes = (last.at - first.at) / 60_000;
  if (minutes < 7.5 || minutes > LONGEST_EVENING) return null;
  if (minutes < 52) return { span: "minutes", count: 5 * Math.round(minutes / 5) };
  if (minutes < 75) return { span: "hour", count: 1 };
  if (minutes < 105) return { span: "hour_and_half", count: 1 };
  return { span: "hours", count: Math.round(minutes / 60) };
}
