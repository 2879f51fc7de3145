/**
 * Movement is the difference between two views. Things carry a key; where a key stood before an
 * update and where it stands after it is the way it goes, also from one container to another.
 */
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import { calm, EASE, FADE, MOVE, STAGGER } from "./calm";

interface Standing {
  readonly element: HTMLElement;
  readonly place: DOMRect;
}

export type Snapshot = ReadonlyMap<string, Standing>;

export interface Flight {
  /** Where something new comes from: the key of a place, such as the pack. */
  from?: (key: string) => string | undefined;
}

const standing = new Map<string, HTMLElement>();
const places = new Map<string, HTMLElement>();
const origins = new WeakMap<HTMLElement, string>();

/**
 * `{@attach flip("KH")}`: this element is the king of hearts, wherever it stands.
 * `{@attach flip("KH", "pack")}`: and if it was nowhere before, it comes from the pack.
 */
export function flip(key: string | undefined, from?: string): Attachment<HTMLElement> {
  return (element) => {
    if (key === undefined) return;
    if (from !== undefined) origins.set(element, from);
    return put(standing, key, element);
  };
}

/** `{@attach place("pack")}`: things come from here and go there; it does not travel itself. */
export function place(key: string): Attachment<HTMLElement> {
  return (element) => put(places, key, element);
}

/** Where this place is now. */
export function whereIs(key: string): DOMRect | undefined {
  return places.get(key)?.getBoundingClientRect();
}

function put(where: Map<string, HTMLElement>, key: string, element: HTMLElement): () => void {
  where.set(key, element);
  return () => {
    if (where.get(key) === element) where.delete(key);
  };
}

/** Where everything stands now. */
export function snapshot(): Snapshot {
  return new Map(
    [...places, ...standing].map(([key, element]) => [
      key,
      { element, place: element.getBoundingClientRect() },
    ]),
  );
}

/** Let everything that changed its place since `before` travel to where it stands now. */
export function play(before: Snapshot, { from }: Flight = {}): Animation[] {
  const flights: Animation[] = [];
  const still = calm();
  let arrivals = 0;
  for (const [key, element] of standing) {
    const origin = from?.(key) ?? origins.get(element);
    const known = before.get(key);
    const start = known?.place ?? (origin === undefined ? undefined : startAt(before, origin));
    const end = element.getBoundingClientRect();
    if (known && !moved(known.place, end)) continue;
    const timing = { duration: FADE, easing: EASE, fill: "backwards" } as const;
    if (still || !start || end.width === 0) {
      flights.push(element.animate({ opacity: [0, 1] }, timing));
      continue;
    }
    // what only makes room does so at once; what arrives does so one after the other
    const delay = known?.element === element ? 0 : STAGGER * arrivals++;
    flights.push(element.animate(way(start, end), { ...timing, duration: MOVE, delay }));
  }
  return flights;
}

/** Where the origin was or, if it has come with the change as a pack does with its deal, where it is. */
function startAt(before: Snapshot, origin: string): DOMRect | undefined {
  return before.get(origin)?.place ?? whereIs(origin);
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
