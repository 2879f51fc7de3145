/**
 * Movement is the difference between two views. Things carry a key; where a key stood before an
 * update and where it stands after it is the way it goes, also from one container to another.
 */
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import { calm, EASE, FADE, MOVE, STAGGER } from "./calm";

export type Snapshot = ReadonlyMap<string, DOMRect>;

export interface Flight {
  /** Where something new comes from: the key of a place, such as the pack. */
  from?: (key: string) => string | undefined;
}

const standing = new Map<string, HTMLElement>();

/** `{@attach flip("KH")}`: this element is the king of hearts, wherever it stands. */
export function flip(key: string | undefined): Attachment<HTMLElement> {
  return (element) => {
    if (key === undefined) return;
    standing.set(key, element);
    return () => {
      if (standing.get(key) === element) standing.delete(key);
    };
  };
}

/** Where everything stands now. */
export function snapshot(): Snapshot {
  const places = new Map<string, DOMRect>();
  for (const [key, element] of standing) places.set(key, element.getBoundingClientRect());
  return places;
}

/** Let everything that changed its place since `before` travel to where it stands now. */
export function play(before: Snapshot, { from }: Flight = {}): Animation[] {
  const flights: Animation[] = [];
  const still = calm();
  for (const [key, element] of standing) {
    const origin = from?.(key);
    const known = before.get(key);
    const start = known ?? (origin === undefined ? undefined : before.get(origin));
    const end = element.getBoundingClientRect();
    if (known && !moved(known, end)) continue;
    const timing = { duration: FADE, easing: EASE, fill: "backwards" } as const;
    if (still || !start || end.width === 0) {
      flights.push(element.animate({ opacity: [0, 1] }, timing));
      continue;
    }
    const delay = flights.length * STAGGER;
    flights.push(element.animate(way(start, end), { ...timing, duration: MOVE, delay }));
  }
  return flights;
}

/** Make a change and show it as movement. */
export async function moving(change: () => void, flight?: Flight): Promise<void> {
  const before = snapshot();
  change();
  await tick();
  play(before, flight);
}

function moved(start: DOMRect, end: DOMRect): boolean {
  return Math.abs(start.left - end.left) > 1 || Math.abs(start.top - end.top) > 1;
}

function way(start: DOMRect, end: DOMRect): Keyframe[] {
  const x = start.left - end.left;
  const y = start.top - end.top;
  const scale = start.width / end.width || 1;
  return [
    { transformOrigin: "0 0", transform: `translate(${x}px, ${y}px) scale(${scale})` },
    { transformOrigin: "0 0", transform: "none" },
  ];
}
