// Written by tools/wire_types.py from the Python types: change those, not this file.

import type { Seat } from "../../wire";

declare module "../../wire" {
  interface Views {
    readonly peekpoker: PeekPokerView;
  }
  interface Moves {
    readonly peekpoker: PeekPokerMove;
  }
  interface Events {
    readonly peekpoker: PeekPokerEvent;
  }
  interface Houses {
    readonly peekpoker: PeekPokerHouse;
  }
  interface Players {
    readonly peekpoker: Player;
  }
}

export type PeekPokerQuestion =
  | "ask_to_ante"
  | "ask_for_sealed_antes"
  | "ask_to_bet"
  | "ask_to_show";

export type PeekPokerFace = "9" | "T" | "J" | "Q" | "K" | "A";

export type PeekPokerDice = readonly PeekPokerFace[];

/** Points, and the live seats that contest them. */
export interface PeekPokerPot {
  readonly points: number;
  readonly seats: readonly Seat[];
}

export type PeekPokerCategory =
  | "pair"
  | "two_pairs"
  | "three_of_a_kind"
  | "full_house"
  | "four_of_a_kind"
  | "large_straight"
  | "large_flush"
  | "five_of_a_kind";

/** Five dice and what they are worth. */
export interface PeekPokerHand {
  readonly category: PeekPokerCategory;
  /** Those that form the combination, in the order in which they are compared. */
  readonly faces: PeekPokerDice;
  /** The others, from high to low. */
  readonly kickers: PeekPokerDice;
  /** All five: the combination first. */
  readonly dice: PeekPokerDice;
}

/** Dice that everybody has seen. */
export interface PeekPokerShownHand {
  readonly seat: Seat;
  readonly dice: PeekPokerDice;
  readonly hand: PeekPokerHand;
}

/** Of a seat in this round; `out`: eliminated, for the rest of the game. */
export type PeekPokerStanding = "undecided" | "live" | "passed" | "folded" | "out";

/** One of the seats, as the viewer sees it. */
export interface PeekPokerSeat {
  readonly seat: Seat;
  readonly points: number;
  readonly bet: number;
  readonly standing: PeekPokerStanding;
  readonly all_in: boolean;
  /** The dice under a cup that the viewer cannot look into. */
  readonly hidden: number;
}

export type PeekPokerTieBreak = "kickers" | "faces" | "category";

/** What can be agreed before the start. */
export interface PeekPokerHouse {
  /** null: the chips are shared evenly. */
  readonly start_points: number | null;
  readonly ante_order: "clockwise" | "sealed";
  readonly tie_break: PeekPokerTieBreak;
  readonly allow_check: boolean;
  readonly bet_cap: "richest" | "poorest";
  /** 0: as many as it takes. */
  readonly max_rounds: number;
}

/** The public facts, and what is under the viewer's own cup. */
export interface PeekPokerView {
  readonly game: "peekpoker";
  readonly seat: Seat | null;
  /** What is being asked; empty when the game is over. */
  readonly asked: PeekPokerQuestion | "";
  readonly waiting: readonly Seat[];
  readonly round: number;
  readonly dealer: Seat;
  readonly community: PeekPokerDice;
  readonly level: number;
  /** P-28: what the seat to act must pay to stay; 0 if nobody is asked to bet. */
  readonly to_call: number;
  /** P-34: what the seat to act may have put in after a raise; 0 if nobody is asked to bet. */
  readonly cap: number;
  readonly pots: readonly PeekPokerPot[];
  /** P-43: what everybody showed when the last round ended. */
  readonly shown: readonly PeekPokerShownHand[];
  readonly seats: readonly PeekPokerSeat[];
  readonly house: PeekPokerHouse;
  /** P-07: also after passing or folding. P-50: none for an eliminated seat or the shared screen. */
  readonly own_dice: PeekPokerDice;
  readonly own_hand: PeekPokerHand | null;
  /** P-09: what the viewer has answered while the others' answers are awaited. */
  readonly own_answer: string;
}

/** Stay in for one point. */
export interface PeekPokerAnte {
  readonly type: "ante";
}

/** Sit this round out, for nothing. */
export interface PeekPokerPass {
  readonly type: "pass";
}

export interface PeekPokerCheck {
  readonly type: "check";
}

export interface PeekPokerCall {
  readonly type: "call";
}

/** P-29: match the bet level and add so much to it. */
export interface PeekPokerRaise {
  readonly type: "raise";
  readonly by: number;
}

export interface PeekPokerAllIn {
  readonly type: "all_in";
}

export interface PeekPokerFold {
  readonly type: "fold";
}

/** Lift the cup after winning by default, or leave it. */
export interface PeekPokerShow {
  readonly type: "show";
  readonly reveal: boolean;
}

export type PeekPokerMove =
  | PeekPokerAnte
  | PeekPokerPass
  | PeekPokerCheck
  | PeekPokerCall
  | PeekPokerRaise
  | PeekPokerAllIn
  | PeekPokerFold
  | PeekPokerShow;

export interface PeekPokerDieTossed {
  readonly type: "die_tossed";
  readonly seat: Seat;
  readonly face: PeekPokerFace;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface PeekPokerFirstDealer {
  readonly type: "first_dealer";
  readonly seat: Seat;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface PeekPokerRoundBegan {
  readonly type: "round_began";
  readonly round: number;
  readonly dealer: Seat;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** P-07: only for the one who peeks. */
export interface PeekPokerCupShaken {
  readonly type: "cup_shaken";
  readonly seat: Seat;
  readonly dice: PeekPokerDice;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** P-09: that, not what. */
export interface PeekPokerAnteAnswered {
  readonly type: "ante_answered";
  readonly seat: Seat;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface PeekPokerAnted {
  readonly type: "anted";
  readonly seat: Seat;
  readonly all_in: boolean;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface PeekPokerPassed {
  readonly type: "passed";
  readonly seat: Seat;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** P-10: who took a point back; null: nobody had paid one. */
export interface PeekPokerRoundVoid {
  readonly type: "round_void";
  readonly seat: Seat | null;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** P-13: called one by one. */
export interface PeekPokerCommunityDie {
  readonly type: "community_die";
  readonly place: number;
  readonly face: PeekPokerFace;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface PeekPokerChecked {
  readonly type: "checked";
  readonly seat: Seat;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface PeekPokerCalled {
  readonly type: "called";
  readonly seat: Seat;
  readonly points: number;
  readonly all_in: boolean;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface PeekPokerRaised {
  readonly type: "raised";
  readonly seat: Seat;
  readonly by: number;
  readonly points: number;
  readonly all_in: boolean;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** P-32: as far as the cap lets it; `by` above the bet level, 0 if it is only a call. */
export interface PeekPokerWentAllIn {
  readonly type: "went_all_in";
  readonly seat: Seat;
  readonly by: number;
  readonly points: number;
  readonly all_in: boolean;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface PeekPokerFolded {
  readonly type: "folded";
  readonly seat: Seat;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface PeekPokerPointsReturned {
  readonly type: "points_returned";
  readonly seat: Seat;
  readonly points: number;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface PeekPokerHandShown {
  readonly type: "hand_shown";
  readonly seat: Seat;
  readonly dice: PeekPokerDice;
  readonly hand: PeekPokerHand;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** P-41, P-42: `shares` are the winners' parts, in their order. */
export interface PeekPokerPotWon {
  readonly type: "pot_won";
  readonly points: number;
  readonly contestants: readonly Seat[];
  readonly winners: readonly Seat[];
  readonly shares: readonly number[];
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface PeekPokerWonByDefault {
  readonly type: "won_by_default";
  readonly seat: Seat;
  readonly points: number;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface PeekPokerEliminated {
  readonly type: "eliminated";
  readonly seat: Seat;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface PeekPokerGameEnded {
  readonly type: "game_ended";
  readonly winners: readonly Seat[];
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export type PeekPokerEvent =
  | PeekPokerDieTossed
  | PeekPokerFirstDealer
  | PeekPokerRoundBegan
  | PeekPokerCupShaken
  | PeekPokerAnteAnswered
  | PeekPokerAnted
  | PeekPokerPassed
  | PeekPokerRoundVoid
  | PeekPokerCommunityDie
  | PeekPokerChecked
  | PeekPokerCalled
  | PeekPokerRaised
  | PeekPokerWentAllIn
  | PeekPokerFolded
  | PeekPokerPointsReturned
  | PeekPokerHandShown
  | PeekPokerPotWon
  | PeekPokerWonByDefault
  | PeekPokerEliminated
  | PeekPokerGameEnded;

/** Base of what a player brings to a game; the room collects it. */
export type Player = Record<string, never>;
