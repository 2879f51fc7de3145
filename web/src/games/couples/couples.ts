/** What the couples' tables have in common: their types, people, kinds of cards, and what is on. */

import type { IconName } from "../../design/icons";
import type { Playing } from "../../table/playing.svelte";
import type { Seat } from "../../wire";
import type { AdvancedSeat, AdvancedView, QuickSeat, QuickView } from "./wire";

export type Couples = "couples-quick" | "couples-advanced";
export type CouplesPlaying = Playing<Couples>;
export type CouplesView = QuickView | AdvancedView;
export type CouplesSeat = QuickSeat | AdvancedSeat;

const ICONS: Readonly<Record<string, IconName>> = {
  talk: "talk",
  strip: "shirt",
  cuddle: "heart",
  nude: "moon",
  hot: "flame",
  lust: "lips",
  climax: "star",
  shop: "bag",
};

/** The drawing of a kind of card. */
export const iconOf = (kind: string): IconName => ICONS[kind] ?? "gift";

/** What fills the middle of the table. */
export type Stage = "signs" | "cards" | "tricks" | "showdown" | "reward" | "shop";

export function stageOf(view: CouplesView): Stage {
  if (view.face_up) return "reward";
  if (view.game === "couples-advanced" && view.visit) return "shop";
  if (view.asked === "ask_for_signs" || (!view.pack && view.signs.length)) return "signs";
  if (view.game === "couples-quick")
    return view.seats.every((seat) => seat.hand.length === 5) ? "showdown" : "cards";
  const playing = view.asked === "ask_to_lead" || view.asked === "ask_to_follow";
  return playing || view.seats.some((seat) => seat.pile.length) ? "tricks" : "cards";
}

/** A seat's colour: in the advanced version that of its pawn. */
export function tintOf(seat: CouplesSeat): number {
  if (!("pawn" in seat)) return seat.seat;
  return seat.pawn === "pink" ? 0 : 3;
}

/** The seats from the viewer's side: the other one, and their own; on a shared screen there is no own. */
export function sides(view: CouplesView): { others: CouplesSeat[]; own: CouplesSeat | undefined } {
  const seats: readonly CouplesSeat[] = view.seats;
  return {
    others: seats.filter((seat) => seat.seat !== view.seat),
    own: seats.find((seat) => seat.seat === view.seat),
  };
}

/** A hand is another one in every deal: cards travel within it. */
export const dealOf = (view: CouplesView): string => `${view.round}.${view.replay}.`;

/** How many cards a seat has laid aside in this deal. */
export function laidAside(seat: CouplesSeat): number {
  const bought = "bought" in seat ? seat.bought : [];
  return [...seat.exchanged, ...bought].reduce((sum, count) => sum + count, 0);
}

/** Hidden cards told apart: the ones laid aside first, then the ones in the hand. */
export const hiddenKey = (view: CouplesView, seat: Seat, number: number): string =>
  `${dealOf(view)}${seat}.${number}`;
