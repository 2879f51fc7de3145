// Written by tools/wire_types.py from the Python types: change those, not this file.

import type { Card, Dare, Seat } from "../../wire";

declare module "../../wire" {
  interface Views {
    readonly retos: RetosView;
  }
  interface Moves {
    readonly retos: RetosMove;
  }
  interface Events {
    readonly retos: RetosEvent;
  }
  interface Houses {
    readonly retos: RetosHouse;
  }
  interface Players {
    readonly retos: RetosPlayer;
  }
}

export type RetosQuestion =
  | "ask_one_in_time"
  | "ask_to_draw"
  | "ask_to_play"
  | "ask_to_dare"
  | "ask_to_accept"
  | "ask_for_partner"
  | "ask_partner"
  | "ask_whether_done"
  | "ask_for_penalty";

/** any rank but 4 and 7, which the rulebook's example shows not reversing. */
export type RetosReverseRank = "2" | "3" | "5" | "6" | "8" | "9" | "T" | "J" | "Q" | "K" | "A";

/** there are no others. */
export type RetosPenaltyKind = "drink" | "garment" | "cards";

/** all of it is settled before the start and stays so. */
export interface RetosHouse {
  /** what the winner gets; people must fill it in. null: programs play for nothing. */
  readonly prize: string | null;
  /** what the loser owes, if anything. */
  readonly forfeit: string;
  readonly reverse_ranks: readonly RetosReverseRank[];
  readonly reverse_carries_dare: boolean;
  readonly penalty_kinds: readonly RetosPenaltyKind[];
  readonly penalty_cards: number;
  readonly garment_max: number;
  readonly drink_max: number;
  readonly free_passes: number;
  /** null: as `settles_by_points` has it. */
  readonly no_kind_left: "lapse" | "points" | null;
  readonly penalty_points: number;
  readonly respect: "off" | "all" | "penalties";
  readonly max_heat: number;
  readonly must_play: boolean;
  readonly missed_draw: "prevented" | "auto";
  readonly confirm_by: "performer" | "thrower";
  readonly final_dare: "performed" | "skipped";
  readonly loser_tie: "mirrored" | "shared";
  readonly stop_by: "any" | "host";
  readonly decision_seconds: number;
}

/** a card drawn for a place; round 1 is everybody's, later ones settle ties. */
export interface RetosSeatDraw {
  readonly seat: Seat;
  readonly card: Card;
  readonly round: number;
}

/** The dare that is being asked for or carried out. */
export interface RetosDareSeen {
  readonly dare: Dare;
  readonly thrower: Seat;
  readonly performer: Seat;
  readonly partner: Seat | null;
}

/** Somebody at the table, as the viewer sees them. */
export interface RetosSeatSeen {
  readonly seat: Seat;
  readonly bot: boolean;
  /** whom they came with. */
  readonly partner: Seat | null;
  /** The cards the viewer may see. */
  readonly hand: readonly Card[];
  /** And how many more there are. */
  readonly hidden: number;
  readonly drinks: number;
  readonly garments: number;
  readonly card_penalties: number;
  /** Left. */
  readonly free_passes: number;
  readonly points: number;
}

/** what only the viewer knows. */
export interface RetosMine {
  /** On the cards of one's hand. */
  readonly dares: readonly Dare[];
  readonly drink_limit: number;
  readonly garment_limit: number;
  readonly blocked: readonly string[];
}

/** who gets the prize (`winners`) and who owes the forfeit (`losers`); R-87: `scores`. */
export interface RetosResult {
  readonly winners: readonly Seat[];
  readonly losers: readonly Seat[];
  readonly scores: readonly number[];
  readonly how: "out" | "closed" | "stopped";
  /** best first; seats that share a place stand together. */
  readonly standings: readonly (readonly Seat[])[];
  /** in respect mode, the winner's partner. */
  readonly prize_with: Seat | null;
  /** in respect mode, the partner of each loser. */
  readonly forfeit_with: readonly (Seat | null)[];
}

export interface RetosView {
  readonly game: "retos";
  readonly seat: Seat | null;
  /** What is being asked; empty when the game is over. */
  readonly asked: RetosQuestion | "";
  readonly waiting: readonly Seat[];
  readonly house: RetosHouse;
  readonly seating: readonly RetosSeatDraw[];
  /** the seats from the highest card drawn to the right. */
  readonly order: readonly Seat[];
  /** the same, from the viewer on: the second is drawn at the viewer's right. */
  readonly around: readonly Seat[];
  readonly turn: number;
  readonly turn_seat: Seat;
  readonly direction: number;
  readonly stock: number;
  readonly used: readonly Card[];
  /** of the last card played. */
  readonly open_dare: Dare | null;
  readonly dare: RetosDareSeen | null;
  /** who has still to pay, the next one first. */
  readonly queue: readonly Seat[];
  readonly passes: number;
  readonly winner: Seat | null;
  /** which dare lies on each card that the viewer has seen. */
  readonly dares: Readonly<Record<string, string>>;
  readonly seats: readonly RetosSeatSeen[];
  readonly mine: RetosMine | null;
  readonly result: RetosResult | null;
}

export interface RetosDraw {
  readonly type: "draw";
}

export interface RetosPlay {
  readonly type: "play";
  readonly card: Card;
}

export interface RetosPass {
  readonly type: "pass";
}

export interface RetosDareAccept {
  readonly type: "dare_accept";
}

/** Name a seat, or leave it to chance. */
export interface RetosChoosePartner {
  readonly type: "choose_partner";
  readonly seat: Seat | "random";
}

export interface RetosPartnerAccept {
  readonly type: "partner_accept";
}

/** Not to do a dare, at its price. */
export interface RetosRefuse {
  readonly type: "refuse";
}

/** End a dare: free, for no reason at all, named by nobody. */
export interface RetosSafeStop {
  readonly type: "safe_stop";
}

export interface RetosDareDone {
  readonly type: "dare_done";
}

export type RetosPayment = "drink" | "garment" | "cards" | "free_pass";

export interface RetosTakePenalty {
  readonly type: "take_penalty";
  readonly kind: RetosPayment;
}

/** Stake no more than this from now on; nobody else learns of it. */
export interface RetosLowerGarments {
  readonly type: "lower_garments";
  readonly limit: number;
}

/** Take no more than this from now on; nobody else learns of it. */
export interface RetosLowerDrinks {
  readonly type: "lower_drinks";
  readonly limit: number;
}

export interface RetosStopGame {
  readonly type: "stop_game";
}

/** The room tells that this seat has let its time run out. */
export interface RetosTimeOut {
  readonly type: "time_out";
}

export type RetosMove =
  | RetosDraw
  | RetosPlay
  | RetosPass
  | RetosDareAccept
  | RetosChoosePartner
  | RetosPartnerAccept
  | RetosRefuse
  | RetosSafeStop
  | RetosDareDone
  | RetosTakePenalty
  | RetosLowerGarments
  | RetosLowerDrinks
  | RetosStopGame
  | RetosTimeOut;

/** a card drawn for a place at the table; ties draw again, round by round. */
export interface RetosSeatDrawn {
  readonly type: "seat_drawn";
  readonly seat: Seat;
  readonly card: Card;
  readonly round: number;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** from the highest card to the right. */
export interface RetosSeatsTaken {
  readonly type: "seats_taken";
  readonly order: readonly Seat[];
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface RetosDealt {
  readonly type: "dealt";
  readonly stock: number;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface RetosHandDealt {
  readonly type: "hand_dealt";
  readonly seat: Seat;
  readonly cards: readonly Card[];
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** how many, not which. */
export interface RetosCardsTaken {
  readonly type: "cards_taken";
  readonly seat: Seat;
  readonly count: number;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** Which, for the one who took them. */
export interface RetosCardsSeen {
  readonly type: "cards_seen";
  readonly seat: Seat;
  readonly cards: readonly Card[];
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface RetosCardPlayed {
  readonly type: "card_played";
  readonly seat: Seat;
  readonly card: Card;
  /** after the card has turned it, if it does. */
  readonly direction: number;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface RetosPassed {
  readonly type: "passed";
  readonly seat: Seat;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** the card was shown and goes back to the hand. */
export interface RetosDrawMissed {
  readonly type: "draw_missed";
  readonly seat: Seat;
  readonly card: Card;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface RetosDareGiven {
  readonly type: "dare_given";
  readonly thrower: Seat;
  readonly performer: Seat;
  readonly dare: Dare;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** nobody can do it here, so it costs nothing. */
export interface RetosDareLapsed {
  readonly type: "dare_lapsed";
  readonly performer: Seat;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface RetosDareAccepted {
  readonly type: "dare_accepted";
  readonly seat: Seat;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface RetosPartnerChosen {
  readonly type: "partner_chosen";
  readonly performer: Seat;
  readonly partner: Seat;
  readonly by_chance: boolean;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface RetosDareRefused {
  readonly type: "dare_refused";
  readonly seat: Seat;
  readonly punished: readonly Seat[];
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** by nobody in particular. */
export interface RetosDareStopped {
  readonly type: "dare_stopped";
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface RetosDareCompleted {
  readonly type: "dare_completed";
  readonly performer: Seat;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface RetosPenaltyPaid {
  readonly type: "penalty_paid";
  readonly seat: Seat;
  readonly kind: RetosPayment;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** nothing more is said. */
export interface RetosPenaltySettled {
  readonly type: "penalty_settled";
  readonly seat: Seat;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface RetosPointsAdded {
  readonly type: "points_added";
  readonly seat: Seat;
  readonly points: number;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** for the one who did. */
export interface RetosLimitLowered {
  readonly type: "limit_lowered";
  readonly seat: Seat;
  readonly garments: number;
  readonly drinks: number;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** the last card of this hand was played. */
export interface RetosWentOut {
  readonly type: "went_out";
  readonly seat: Seat;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** a full round of passes, with nothing left to draw. */
export interface RetosClosed {
  readonly type: "closed";
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** by seat. */
export interface RetosHandsShown {
  readonly type: "hands_shown";
  readonly hands: readonly (readonly Card[])[];
  readonly sums: readonly number[];
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** a card drawn to settle who wins or loses. */
export interface RetosTieDrawn {
  readonly type: "tie_drawn";
  readonly seat: Seat;
  readonly card: Card;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** whose the prize is, and who owes the forfeit. */
export interface RetosGameEnded {
  readonly type: "game_ended";
  readonly winner: Seat;
  readonly losers: readonly Seat[];
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** by nobody in particular. */
export interface RetosGameStopped {
  readonly type: "game_stopped";
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export type RetosEvent =
  | RetosSeatDrawn
  | RetosSeatsTaken
  | RetosDealt
  | RetosHandDealt
  | RetosCardsTaken
  | RetosCardsSeen
  | RetosCardPlayed
  | RetosPassed
  | RetosDrawMissed
  | RetosDareGiven
  | RetosDareLapsed
  | RetosDareAccepted
  | RetosPartnerChosen
  | RetosDareRefused
  | RetosDareStopped
  | RetosDareCompleted
  | RetosPenaltyPaid
  | RetosPenaltySettled
  | RetosPointsAdded
  | RetosLimitLowered
  | RetosWentOut
  | RetosClosed
  | RetosHandsShown
  | RetosTieDrawn
  | RetosGameEnded
  | RetosGameStopped;

/** What a dare can be about; each player may block any of it. */
export type RetosTag = "contact" | "clothing" | "drink" | "talk" | "act" | "music" | "props";

/** What the room has collected from one person. Limits and blocked tags are theirs alone. */
export interface RetosPlayer {
  readonly adult: boolean;
  readonly ready: boolean;
  readonly host: boolean;
  /** Nobody sits here: dares neither fall to this seat nor involve it. */
  readonly bot: boolean;
  /** the seat they came with, which must say the same. */
  readonly partner: Seat | null;
  /** how many they are willing to stake; null: as many as the house allows. */
  readonly garments: number | null;
  /** how many they are willing to take; null: as many as the house allows. */
  readonly drinks: number | null;
  /** what no dare of this game may be about. */
  readonly blocked: readonly RetosTag[];
}
