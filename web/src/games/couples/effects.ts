/** What accompanies what has just happened: coins in flight, and quiet sounds where they are wanted. */

import type { Happened } from "../../line/room.svelte";
import { arc } from "../../motion/arc";
import { type Sound, sound } from "../../table/sounds";
import type { CouplesEvent } from "./wire";

const SOUNDS: Readonly<Partial<Record<CouplesEvent["type"], Sound>>> = {
  dealt: "card",
  exchanged: "card",
  cards_bought: "coin",
  stood_pat: "coin",
  coins_paid: "coin",
  shop_bought: "coin",
  shop_refunded: "coin",
  card_played: "card",
  hand_shown: "card",
  card_drawn: "bell",
};

export function follow(news: readonly Happened[]): void {
  const events = news.map(({ event }) => event as CouplesEvent);
  for (const event of events) pay(event);
  const heard = new Set(events.map(({ type }) => SOUNDS[type]));
  for (const name of heard) if (name) sound(name);
}

function pay(event: CouplesEvent): void {
  const person = "seat" in event ? `person ${event.seat}` : "";
  switch (event.type) {
    case "stood_pat":
    case "coins_paid":
    case "shop_refunded":
      arc("bank", person, event.coins, "coin-in-flight");
      break;
    case "cards_bought":
      arc(person, "bank", event.coins, "coin-in-flight");
      break;
    case "shop_bought":
      arc(person, "bank", event.price, "coin-in-flight");
  }
}
