/** Small things that change hands, such as coins: each goes in an arc from one place to another. */
import { calm, EASE, STAGGER } from "./calm";
import { whereIs } from "./flip";

const FLIGHT = 420;
const MOST = 4;

/** Let `count` of them fly; `look` is the class that draws one. Nothing waits for it. */
export function arc(from: string, to: string, count: number, look: string): void {
  const start = whereIs(from);
  const end = whereIs(to);
  if (calm() || !start || !end) return;
  for (let i = 0; i < Math.min(count, MOST); i++) fly(middle(start), middle(end), i, look);
}

function fly(start: Point, end: Point, place: number, look: string): void {
  const thing = document.createElement("span");
  thing.className = look;
  thing.setAttribute("aria-hidden", "true");
  document.body.append(thing);
  const top = Math.min(start.y, end.y) - 28;
  const over = { x: (start.x + end.x) / 2, y: (top + Math.min(start.y, end.y)) / 2 };
  const flight = thing.animate(
    [start, over, end].map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` })),
    { duration: FLIGHT, delay: place * STAGGER, easing: EASE, fill: "both" },
  );
  flight.finished.finally(() => thing.remove());
}

interface Point {
  x: number;
  y: number;
}

function middle(place: DOMRect): Point {
  return { x: place.left + place.width / 2, y: place.top + place.height / 2 };
}
