// Written by tools/wire_types.py from the Python types: change those, not this file.

import type { Shapes } from "../../shapes";

const shared = {
  family: "peekpoker",
  moves: {
    ante: {},
    pass: {},
    check: {},
    call: {},
    raise: { by: "plain" },
    all_in: {},
    fold: {},
    show: { reveal: "plain" },
  },
  events: {
    die_tossed: { seat: "seat", face: "plain" },
    first_dealer: { seat: "seat" },
    round_began: { round: "plain", dealer: "seat" },
    cup_shaken: { seat: "seat", dice: ["plain"] },
    ante_answered: { seat: "seat" },
    anted: { seat: "seat", all_in: "plain" },
    passed: { seat: "seat" },
    round_void: { seat: "seat" },
    community_die: { place: "plain", face: "plain" },
    checked: { seat: "seat" },
    called: { seat: "seat", points: "plain", all_in: "plain" },
    raised: { seat: "seat", by: "plain", points: "plain", all_in: "plain" },
    went_all_in: { seat: "seat", by: "plain", points: "plain", all_in: "plain" },
    folded: { seat: "seat" },
    points_returned: { seat: "seat", points: "plain" },
    hand_shown: {
      seat: "seat",
      dice: ["plain"],
      hand: {
        fields: {
          category: "plain",
          faces: ["plain"],
          kickers: ["plain"],
          dice: ["plain"],
        },
      },
    },
    pot_won: {
      points: "plain",
      contestants: ["seat"],
      winners: ["seat"],
      shares: ["plain"],
    },
    won_by_default: { seat: "seat", points: "plain" },
    eliminated: { seat: "seat" },
    game_ended: { winners: ["seat"] },
  },
} as const;

export const SHAPES: Readonly<Record<"peekpoker", Shapes>> = {
  peekpoker: {
    ...shared,
    view: {
      game: "plain",
      seat: "seat",
      asked: "plain",
      waiting: ["seat"],
      round: "plain",
      dealer: "seat",
      community: ["plain"],
      level: "plain",
      to_call: "plain",
      cap: "plain",
      pots: [{ fields: { points: "plain", seats: ["seat"] } }],
      shown: [{
        fields: {
          seat: "seat",
          dice: ["plain"],
          hand: {
            fields: {
              category: "plain",
              faces: ["plain"],
              kickers: ["plain"],
              dice: ["plain"],
            },
          },
        },
      }],
      seats: [{
        fields: {
          seat: "seat",
          points: "plain",
          bet: "plain",
          standing: "plain",
          all_in: "plain",
          hidden: "plain",
        },
      }],
      house: {
        fields: {
          start_points: "plain",
          ante_order: "plain",
          tie_break: "plain",
          allow_check: "plain",
          bet_cap: "plain",
          max_rounds: "plain",
        },
      },
      own_dice: ["plain"],
      own_hand: {
        fields: {
          category: "plain",
          faces: ["plain"],
          kickers: ["plain"],
          dice: ["plain"],
        },
      },
      own_answer: "plain",
    },
  },
};
