/** The middle says in a sentence or two what happened last, and what is asked or waited for. */

import { texts } from "../../text/texts.svelte";
import type { CouplesPlaying, Stage } from "./couples";
import { stageOf } from "./couples";
import type { CouplesEvent } from "./wire";

type Kind = CouplesEvent["type"];

/** What is seen on the table, or concerns one person only, needs no sentence here. */
const SEEN: ReadonlySet<Kind> = new Set<Kind>([
  "hand_dealt",
  "cards_drawn",
  "card_read",
  "hand_shown",
  "timer_touched",
  "activity_selected",
  "activity_started",
  "activity_completed",
  "completion_reported",
  "tweak_proposed",
]);

const SCORED: ReadonlySet<Kind> = new Set<Kind>([
  "pawn_moved",
  "line_passed",
  "hands_tied",
  "coins_paid",
  "winner_known",
]);

/** Questions that say themselves what happened. */
const CLEAR: ReadonlySet<string> = new Set(["ask_to_draw_reward", "ask_to_draw_climax"]);

/** Two sentences of so many letters fit three lines of a phone. */
const LONG = 76;

const SENTENCES: Readonly<Record<Stage, number>> = {
  signs: 1,
  cards: 2,
  tricks: 1,
  showdown: 1,
  reward: 1,
  shop: 1,
};

export function lately(playing: CouplesPlaying): string {
  if (playing.isAsked && CLEAR.has(playing.view.asked)) return "";
  const events = eventsOf(playing);
  const scored = events.slice(1 + lastOf(events, "trick_taken"));
  const telling = scored.some(({ type }) => type === "pawn_moved")
    ? scored.filter(({ type }) => !SCORED.has(type) && !SEEN.has(type))
    : events.slice(Math.max(0, lastOf(events, "dealt"))).filter(({ type }) => !SEEN.has(type));
  const sentences = telling
    .filter((event, place) => !saysTheNext(event, telling[place + 1]))
    .slice(-SENTENCES[stageOf(playing.view)])
    .map((event) => playing.said(event));
  const all = sentences.join(" ");
  return all.length > LONG ? (sentences.at(-1) ?? "") : all;
}

/** Who scored what in the tricks and hands that were just played, line by line. */
export function scoring(playing: CouplesPlaying): string[] {
  const events = eventsOf(playing);
  const since = events.slice(1 + lastOf(events, "trick_taken"));
  if (since.some(({ type }) => type === "card_drawn" || type === "dealt")) return [];
  return since.filter(({ type }) => SCORED.has(type)).map((event) => playing.said(event));
}

/** What is asked of the viewer, or whom the table waits for. */
export function question(playing: CouplesPlaying): string {
  const { asked, waiting } = playing.view;
  if (!asked) return "";
  if (playing.isAsked) return playing.speaker.question(asked);
  return texts.say(`page-couples-waiting-${asked}`, {
    name: listed(waiting.map((seat) => playing.name(seat))),
  });
}

/** "Emma and David". */
export function listed(parts: readonly string[]): string {
  return new Intl.ListFormat(texts.language, { type: "conjunction" }).format(parts);
}

/** Which part of the round this is. */
export function phase(playing: CouplesPlaying): string {
  const { view } = playing;
  const stage = stageOf(view);
  if (!view.asked) return texts.say("page-couples-phase-over");
  if (view.face_up) return playing.speaker.word(view.face_up.category);
  if (view.asked.startsWith("ask_to_exchange")) {
    const times = view.seats[view.waiting[0] ?? 0]?.exchanged.length ?? 0;
    return texts.say(times ? "page-couples-phase-exchange_2" : "page-couples-phase-exchange_1");
  }
  if (view.asked === "ask_to_buy") return texts.say("page-couples-phase-buying");
  if (view.asked === "ask_to_deal") return texts.say("page-couples-phase-deal");
  return texts.say(`page-couples-phase-${stage}`);
}

function eventsOf(playing: CouplesPlaying): CouplesEvent[] {
  return playing.log.map(({ event }) => event as CouplesEvent);
}

function lastOf(events: readonly CouplesEvent[], kind: Kind): number {
  return events.findLastIndex(({ type }) => type === kind);
}

/** "Exchanges nothing" before "keeps all five cards and receives a coin". */
function saysTheNext(event: CouplesEvent, next: CouplesEvent | undefined): boolean {
  return event.type === "exchanged" && next?.type === "stood_pat";
}
