// Written by tools/wire_types.py from the Python types: change those, not this file.

import type { Shapes } from "../../shapes";

const shared = {
  family: "game-of-porns",
  moves: {
    draw: { source: "plain" },
    meld: { genre: "plain", slots: ["plain"] },
    hit: { card: "plain", film: "seat" },
    exchange: { card: "plain", film: "seat" },
    discard: { card: "plain" },
    play_positive: { card: "plain" },
    play_negative: { card: "plain", target: "seat" },
    play_spy: { card: "plain", target: "seat" },
    play_thief: { card: "plain", target: "seat" },
    pick_loot: { card: "plain" },
    play_defect: { card: "plain", target: "seat" },
    select_defect: { cards: ["plain"] },
  },
  events: {
    deal_began: { deal: "plain", dealer: "seat", face_up: "plain" },
    hand_dealt: { seat: "seat", cards: ["plain"] },
    stock_drawn: { seat: "seat" },
    card_seen: { seat: "seat", card: "plain" },
    discard_taken: { seat: "seat", card: "plain" },
    reshuffled: { cards: "plain" },
    film_published: { seat: "seat", genre: "plain", slots: ["plain"] },
    card_hit: { seat: "seat", card: "plain", film: "seat" },
    joker_exchanged: { seat: "seat", card: "plain", joker: "plain", film: "seat" },
    discarded: { seat: "seat", card: "plain" },
    positive_played: { seat: "seat", card: "plain" },
    negative_played: { seat: "seat", card: "plain", target: "seat" },
    turn_missed: { seat: "seat", card: "plain" },
    spy_played: { seat: "seat", card: "plain", target: "seat" },
    hand_spied: { seat: "seat", target: "seat", cards: ["plain"] },
    thief_played: { seat: "seat", card: "plain", target: "seat" },
    card_moved: { thief: "seat", victim: "seat" },
    loot_seen: { thief: "seat", victim: "seat", card: "plain" },
    defect_played: { seat: "seat", card: "plain", target: "seat", count: "plain" },
    cards_replaced: { seat: "seat", count: "plain" },
    swap_seen: { seat: "seat", lost: ["plain"], drawn: ["plain"] },
    went_out: { seat: "seat" },
    stalled: { turns: "plain" },
    deal_scored: { penalties: ["plain"], totals: ["plain"] },
    game_ended: { winners: ["seat"] },
  },
} as const;

export const SHAPES: Readonly<Record<"game-of-porns", Shapes>> = {
  "game-of-porns": {
    ...shared,
    view: {
      game: "plain",
      seat: "seat",
      asked: "plain",
      waiting: ["seat"],
      house: {
        fields: {
          ban_return_discard: "plain",
          min_naturals: "plain",
          exchange_before_meld: "plain",
          negative_grace: "plain",
          thief_pick: "plain",
          defect_pick: "plain",
          go_out: "plain",
          turn_limit: "plain",
          match: "plain",
          target_score: "plain",
          deals: "plain",
        },
      },
      deal: "plain",
      dealer: "seat",
      turn: "plain",
      turn_seat: "seat",
      stock: "plain",
      pile: ["plain"],
      taken: "plain",
      seats: [{
        fields: {
          seat: "seat",
          hand: ["plain"],
          hidden: "plain",
          film: { fields: { genre: "plain", slots: ["plain"], extras: ["plain"] } },
          negative: "plain",
          grace: "plain",
          total: "plain",
        },
      }],
      secrets: [{
        tagged: {
          hand_spied: { seat: "seat", target: "seat", cards: ["plain"] },
          loot_seen: { thief: "seat", victim: "seat", card: "plain" },
          swap_seen: { seat: "seat", lost: ["plain"], drawn: ["plain"] },
        },
      }],
      result: {
        fields: { winners: ["seat"], losers: ["seat"], scores: ["plain"], how: "plain" },
      },
    },
  },
};
