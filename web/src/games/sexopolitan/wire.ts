// Written by tools/wire_types.py from the Python types: change those, not this file.

import type { Seat } from "../../wire";

declare module "../../wire" {
  interface Views {
    readonly sexopolitan: SexopolitanView;
  }
  interface Moves {
    readonly sexopolitan: SexopolitanMove;
  }
  interface Events {
    readonly sexopolitan: SexopolitanEvent;
  }
  interface Houses {
    readonly sexopolitan: SexopolitanHouse;
  }
  interface Players {
    readonly sexopolitan: Player;
  }
}

export type SexopolitanQuestion =
  | "ask_to_search"
  | "ask_to_play"
  | "ask_to_win_back"
  | "ask_to_catch";

export type SexopolitanCount = number;

/** S-04, O-10: how many cards there are of each kind; copies are identical. */
export interface SexopolitanPlayDeck {
  readonly romp: SexopolitanCount;
  readonly romp_c: SexopolitanCount;
  readonly romp_r: SexopolitanCount;
  readonly romp_cr: SexopolitanCount;
  readonly solo: SexopolitanCount;
  readonly one_night: SexopolitanCount;
  readonly condom: SexopolitanCount;
  readonly tested: SexopolitanCount;
  readonly sexologist: SexopolitanCount;
  readonly super: SexopolitanCount;
  readonly not_tonight: SexopolitanCount;
  readonly trouble: SexopolitanCount;
  readonly breakup: SexopolitanCount;
  readonly breakdown_m: SexopolitanCount;
  readonly breakdown_w: SexopolitanCount;
  readonly caught: SexopolitanCount;
}

/** Every option; who may love whom comes first, next to the number of seats. */
export interface SexopolitanHouse {
  /** O-01: `opposite` is the rulebook; with `any` every two Partner cards can be a couple. */
  readonly couples: "opposite" | "any";
  readonly target: number;
  readonly affair_pairing: "couple" | "character" | "strict";
  readonly discard_policy: "stuck" | "free";
  readonly reconciliation_dice: 1 | 2;
  readonly negative_scores: boolean;
  readonly caught_takes: "active" | "both";
  /** O-08: how long the room waits for answers in a reaction window; no rule of the game itself. */
  readonly reaction_seconds: number;
  readonly round_limit: number;
  readonly lover_may_catch: boolean;
  readonly deck: SexopolitanPlayDeck;
}

export type SexopolitanPractice = "romp" | "romp_c" | "romp_r" | "romp_cr" | "solo" | "one_night";

export type SexopolitanSlot = "char" | "partner";

/** Where a Partner card lies on the table: before whom, and whether as character or as partner. */
export interface SexopolitanPlace {
  readonly seat: Seat;
  readonly slot: SexopolitanSlot;
}

/** S-56: a practice as it was played, which the very next card may repeat. */
export interface SexopolitanAct {
  readonly card: SexopolitanPractice;
  readonly dice: number;
  /** The other party of an affair. */
  readonly other: SexopolitanPlace | null;
}

/** S-86: what is at stake while the answers are awaited. */
export interface SexopolitanAffairSeen {
  readonly active: Seat;
  readonly other: Seat;
  readonly points: number;
}

/** ``M01`` to ``M12``, ``W01`` to ``W12``: public names, for each is another person. */
export type SexopolitanPartnerCard = string;

export type SexopolitanKind =
  | "romp"
  | "romp_c"
  | "romp_r"
  | "romp_cr"
  | "solo"
  | "one_night"
  | "tested"
  | "not_tonight"
  | "trouble"
  | "breakdown_m"
  | "breakdown_w"
  | "condom"
  | "sexologist"
  | "super"
  | "breakup"
  | "caught";

/** A lasting card before a seat. */
export interface SexopolitanFrontCard {
  readonly card: SexopolitanKind;
  /** What a Breakdown lies on. */
  readonly slot: SexopolitanSlot | null;
}

/** Somebody at the table, as the viewer sees them. */
export interface SexopolitanSeat {
  readonly seat: Seat;
  readonly score: number;
  readonly character: SexopolitanPartnerCard;
  readonly partner: SexopolitanPartnerCard | null;
  readonly front: readonly SexopolitanFrontCard[];
  /** The viewer's own; nobody else's is ever shown. */
  readonly hand: readonly SexopolitanKind[];
  /** And how many cards of a hand the viewer cannot see. */
  readonly hidden: number;
}

export interface SexopolitanResult {
  readonly winners: readonly Seat[];
  readonly losers: readonly Seat[];
  readonly scores: readonly number[];
  readonly how: "target" | "rounds";
  /** S-109: of each seat; equal scores share a rank. */
  readonly ranks: readonly number[];
}

/** The public facts, the viewer's own hand, and the viewer's own answer in an open window. */
export interface SexopolitanView {
  readonly game: "sexopolitan";
  readonly seat: Seat | null;
  /** What is being asked; empty when the game is over. */
  readonly asked: SexopolitanQuestion | "";
  readonly waiting: readonly Seat[];
  readonly house: SexopolitanHouse;
  readonly phase: "search" | "cards" | "react" | "winback" | "over";
  readonly round: number;
  readonly starter: Seat;
  readonly active: Seat;
  readonly plays_left: number;
  readonly obstacle_played: boolean;
  /** S-56: what the next card may repeat. */
  readonly repeatable: SexopolitanAct | null;
  readonly catchers: readonly Seat[];
  readonly dice: readonly number[];
  readonly affair: SexopolitanAffairSeen | null;
  readonly main: number;
  readonly pile: number;
  /** S-08: the only card of the partner pile that can be seen. */
  readonly top: SexopolitanPartnerCard | null;
  /** S-99: the last one on top. */
  readonly main_discard: readonly SexopolitanKind[];
  /** S-100. */
  readonly partner_discard: readonly SexopolitanPartnerCard[];
  readonly seats: readonly SexopolitanSeat[];
  /** Whether the viewer has answered to catch. */
  readonly own_answer: boolean | null;
  readonly result: SexopolitanResult | null;
}

export interface SexopolitanSearchPartner {
  readonly type: "search_partner";
}

export interface SexopolitanPlaySolo {
  readonly type: "play_solo";
}

/** With a condom symbol (`c`), a reconciliation symbol (`r`), both, or none. */
export type SexopolitanRomp = "romp" | "romp_c" | "romp_r" | "romp_cr";

export interface SexopolitanPlayRomp {
  readonly type: "play_romp";
  readonly card: SexopolitanRomp;
  readonly condom: boolean;
}

/** With the own partner, or with a card of somebody else's. */
export interface SexopolitanPlayOneNight {
  readonly type: "play_one_night";
  readonly target: "own" | SexopolitanPlace;
  readonly condom: boolean;
}

export interface SexopolitanPlayTested {
  readonly type: "play_tested";
}

export interface SexopolitanPlaySexologist {
  readonly type: "play_sexologist";
}

/** A second roll, somebody's partner for a single, or an end to Trouble Brewing. */
export interface SexopolitanPlaySuper {
  readonly type: "play_super";
  readonly use: "again" | "steal" | "calm";
  /** Whose partner is stolen. */
  readonly seat: Seat | null;
}

export interface SexopolitanPlayNotTonight {
  readonly type: "play_not_tonight";
  readonly seat: Seat;
}

export interface SexopolitanPlayTrouble {
  readonly type: "play_trouble";
  readonly seat: Seat;
}

export type SexopolitanSex = "m" | "w";

export interface SexopolitanPlayBreakdown {
  readonly type: "play_breakdown";
  readonly sex: SexopolitanSex;
  readonly seat: Seat;
  readonly slot: SexopolitanSlot;
}

/** Against somebody's couple, or one's own. */
export interface SexopolitanPlayBreakUp {
  readonly type: "play_break_up";
  readonly seat: Seat;
}

export interface SexopolitanDiscardSurplus {
  readonly type: "discard_surplus";
  readonly cards: readonly SexopolitanKind[];
}

/** Whether to roll for the partner just lost. */
export interface SexopolitanWinBack {
  readonly type: "win_back";
  readonly roll: boolean;
}

/** Whether to play Caught Red-Handed; nobody learns what was answered, unless it succeeds. */
export interface SexopolitanReact {
  readonly type: "react";
  readonly catch: boolean;
}

export type SexopolitanMove =
  | SexopolitanSearchPartner
  | SexopolitanPlaySolo
  | SexopolitanPlayRomp
  | SexopolitanPlayOneNight
  | SexopolitanPlayTested
  | SexopolitanPlaySexologist
  | SexopolitanPlaySuper
  | SexopolitanPlayNotTonight
  | SexopolitanPlayTrouble
  | SexopolitanPlayBreakdown
  | SexopolitanPlayBreakUp
  | SexopolitanDiscardSurplus
  | SexopolitanWinBack
  | SexopolitanReact;

/** S-05: by seat, face up. */
export interface SexopolitanCharactersDealt {
  readonly type: "characters_dealt";
  readonly characters: readonly SexopolitanPartnerCard[];
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** S-09: for its owner. */
export interface SexopolitanHandDealt {
  readonly type: "hand_dealt";
  readonly seat: Seat;
  readonly cards: readonly SexopolitanKind[];
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface SexopolitanStartRolled {
  readonly type: "start_rolled";
  readonly seat: Seat;
  readonly dice: readonly number[];
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** S-12: who begins. */
export interface SexopolitanStarted {
  readonly type: "started";
  readonly seat: Seat;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface SexopolitanTurnBegan {
  readonly type: "turn_began";
  readonly seat: Seat;
  readonly round: number;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface SexopolitanSearchRolled {
  readonly type: "search_rolled";
  readonly seat: Seat;
  readonly die: number;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** S-18: one card after the other. */
export interface SexopolitanPartnerTurned {
  readonly type: "partner_turned";
  readonly card: SexopolitanPartnerCard;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** S-22: how many cards it has now, not in which order. */
export interface SexopolitanPartnerPileRenewed {
  readonly type: "partner_pile_renewed";
  readonly size: number;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface SexopolitanPartnerFound {
  readonly type: "partner_found";
  readonly seat: Seat;
  readonly partner: SexopolitanPartnerCard;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface SexopolitanNobodyFound {
  readonly type: "nobody_found";
  readonly seat: Seat;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface SexopolitanCardsPlayed {
  readonly type: "cards_played";
  readonly seat: Seat;
  readonly cards: readonly SexopolitanKind[];
  readonly target?: Seat;
  readonly slot?: SexopolitanSlot;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** S-99: for all to see. */
export interface SexopolitanSurplusDiscarded {
  readonly type: "surplus_discarded";
  readonly seat: Seat;
  readonly cards: readonly SexopolitanKind[];
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** How many, not which. */
export interface SexopolitanCardsDrawn {
  readonly type: "cards_drawn";
  readonly seat: Seat;
  readonly count: number;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** Which, for the one who drew them. */
export interface SexopolitanCardsSeen {
  readonly type: "cards_seen";
  readonly seat: Seat;
  readonly cards: readonly SexopolitanKind[];
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface SexopolitanMainPileRenewed {
  readonly type: "main_pile_renewed";
  readonly size: number;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** S-93: what lay before a seat and goes to the main discard. */
export interface SexopolitanCancelled {
  readonly type: "cancelled";
  readonly seat: Seat;
  readonly cards: readonly SexopolitanKind[];
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** S-63: the points are not anybody's yet. */
export interface SexopolitanPracticeRolled {
  readonly type: "practice_rolled";
  readonly seat: Seat;
  readonly dice: readonly number[];
  readonly points: number;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** S-87: the catch that succeeded; no other is ever told. */
export interface SexopolitanCaughtRedHanded {
  readonly type: "caught_red_handed";
  readonly seat: Seat;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** All have answered. */
export interface SexopolitanNobodyCaught {
  readonly type: "nobody_caught";
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface SexopolitanScored {
  readonly type: "scored";
  readonly seat: Seat;
  readonly points: number;
  readonly score: number;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** S-104: to the partner discard, unless somebody takes the card. */
export interface SexopolitanPartnerLost {
  readonly type: "partner_lost";
  readonly seat: Seat;
  readonly partner: SexopolitanPartnerCard;
  readonly taken_by?: Seat;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface SexopolitanWinBackRolled {
  readonly type: "win_back_rolled";
  readonly seat: Seat;
  readonly dice: readonly number[];
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface SexopolitanWinBackDeclined {
  readonly type: "win_back_declined";
  readonly seat: Seat;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** S-77: and what it cost the attacker. */
export interface SexopolitanPartnerReturned {
  readonly type: "partner_returned";
  readonly seat: Seat;
  readonly partner: SexopolitanPartnerCard;
  readonly attacker: Seat;
  readonly lost: number;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface SexopolitanGameEnded {
  readonly type: "game_ended";
  readonly winner: Seat;
  readonly how: "target" | "rounds";
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export type SexopolitanEvent =
  | SexopolitanCharactersDealt
  | SexopolitanHandDealt
  | SexopolitanStartRolled
  | SexopolitanStarted
  | SexopolitanTurnBegan
  | SexopolitanSearchRolled
  | SexopolitanPartnerTurned
  | SexopolitanPartnerPileRenewed
  | SexopolitanPartnerFound
  | SexopolitanNobodyFound
  | SexopolitanCardsPlayed
  | SexopolitanSurplusDiscarded
  | SexopolitanCardsDrawn
  | SexopolitanCardsSeen
  | SexopolitanMainPileRenewed
  | SexopolitanCancelled
  | SexopolitanPracticeRolled
  | SexopolitanCaughtRedHanded
  | SexopolitanNobodyCaught
  | SexopolitanScored
  | SexopolitanPartnerLost
  | SexopolitanWinBackRolled
  | SexopolitanWinBackDeclined
  | SexopolitanPartnerReturned
  | SexopolitanGameEnded;

/** Base of what a player brings to a game; the room collects it. */
export type Player = Record<string, never>;
