/** What has changed in an agreement, so that everybody is asked anew. */

import type { RoomView } from "../../wire";

export type Change = "game" | "rules" | "deck" | "places" | "stake" | "couples" | "people";

/** What took somebody's yes back; null: nobody's was. One's own private change is no news. */
export function changeThatUnreadied(before: RoomView, now: RoomView): Change | null {
  const wereReady = new Set(before.seats.filter((seat) => seat.ready).map((seat) => seat.name));
  const took = now.seats.some((seat) => !seat.ready && wereReady.has(seat.name));
  return took ? change(before, now) : null;
}

function change(before: RoomView, now: RoomView): Change | null {
  if (before.game !== now.game) return "game";
  if (before.stake !== now.stake) return "stake";
  if (!same(before.options, now.options)) return "rules";
  if (!same(before.deck, now.deck)) return "deck";
  if (!same(places(before), places(now))) return "places";
  if (!same(names(before), names(now))) return "people";
  return same(partners(before), partners(now)) ? null : "couples";
}

const places = (room: RoomView) => [room.apart, room.lacking, room.heat];
const names = (room: RoomView) => room.seats.map((seat) => seat.name);
const partners = (room: RoomView) => room.seats.map((seat) => seat.partner);
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
