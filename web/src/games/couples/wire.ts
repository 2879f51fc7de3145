// Written by tools/wire_types.py from the Python types: change those, not this file.

import type { Activity, Card, Seat } from "../../wire";

declare module "../../wire" {
  interface Views {
    readonly "couples-quick": QuickView;
    readonly "couples-advanced": AdvancedView;
  }
  interface Moves {
    readonly "couples-quick": CouplesMove;
    readonly "couples-advanced": CouplesMove;
  }
  interface Events {
    readonly "couples-quick": CouplesEvent;
    readonly "couples-advanced": CouplesEvent;
  }
  interface Houses {
    readonly "couples-quick": QuickHouse;
    readonly "couples-advanced": AdvancedHouse;
  }
  interface Players {
    readonly "couples-quick": CouplesPlayer;
    readonly "couples-advanced": AdvancedPlayer;
  }
}

export type QuickQuestion =
  | "ask_for_signs"
  | "ask_to_deal"
  | "ask_to_exchange"
  | "ask_to_select"
  | "ask_to_accept"
  | "ask_to_complete"
  | "ask_about_tweak"
  | "ask_to_draw_reward";

export type CouplesSign = "rock" | "paper" | "scissors";

export interface CouplesActivitySeen {
  readonly index: number;
  readonly state: "open" | "selected" | "ruled_out";
  readonly activity: Activity;
}

export interface CouplesTweakSeen {
  readonly by: Seat;
  readonly note: string;
  readonly agreed: boolean;
}

/** The card on the table; under the partner sees only what was selected from it. */
export interface CouplesFaceUpSeen {
  readonly drawer: Seat;
  readonly category: string;
  readonly card: string | null;
  readonly activities: readonly CouplesActivitySeen[];
  /** Proposed, or else agreed. */
  readonly tweak: CouplesTweakSeen | null;
  /** Agreed before, while another is proposed. */
  readonly standing: CouplesTweakSeen | null;
}

/** how many cards of each category are in a reward deck. */
export interface CouplesRewardNumbers {
  readonly climax: number;
  readonly lust: number;
  readonly hot: number;
  /** null: as Q-75 has it. */
  readonly nude: number | null;
  readonly cuddle: number;
  readonly strip: number;
}

/** The quick version's options. Q-77: none for other card games. */
export interface QuickHouse {
  readonly first_dealer: "rps" | "random" | "seat0" | "seat1";
  readonly card_view: "open" | "drawer_only";
  readonly completion: "drawer" | "both";
  readonly strip_target: "partner" | "drawer";
  readonly limits: readonly string[];
  readonly tie_dealer: "same" | "swap";
  readonly deck: CouplesRewardNumbers;
  /** null: as many as the strip cards need. */
  readonly start_clothes: number | null;
}

export interface CouplesUsedSeen {
  readonly category: string;
  readonly done: string | null;
}

export interface QuickSeat {
  readonly seat: Seat;
  /** The cards the viewer may see. */
  readonly hand: readonly Card[];
  /** And how many more there are. */
  readonly hidden: number;
  /** The category of a hand that is seen in full. */
  readonly holds: string | null;
  /** one's own, this round. */
  readonly discards: readonly Card[];
  readonly exchanged: readonly number[];
  readonly bails: number;
  readonly clothes: number;
  readonly used: readonly CouplesUsedSeen[];
  readonly wins: number;
  /** the categories that are left, the next one first. */
  readonly reward_deck: readonly string[];
}

export interface QuickView {
  readonly game: "couples-quick";
  readonly seat: Seat | null;
  /** What is being asked; empty when the game is over. */
  readonly asked: QuickQuestion | "";
  readonly waiting: readonly Seat[];
  readonly dealer: Seat;
  readonly round: number;
  readonly replay: number;
  readonly signs: readonly CouplesSign[];
  /** one's own, while the other's is waited for. */
  readonly thrown: CouplesSign | null;
  readonly pack: number;
  readonly face_up: CouplesFaceUpSeen | null;
  readonly climax_allowed: boolean;
  readonly winner: Seat | null;
  readonly house: QuickHouse;
  readonly round_winner: Seat | null;
  readonly seats: readonly QuickSeat[];
}

export type AdvancedQuestion =
  | "ask_for_signs"
  | "ask_to_deal"
  | "ask_to_exchange"
  | "ask_to_select"
  | "ask_to_accept"
  | "ask_to_complete"
  | "ask_about_tweak"
  | "ask_to_exchange_again"
  | "ask_to_buy"
  | "ask_to_lead"
  | "ask_to_follow"
  | "ask_to_shop"
  | "ask_to_turn_up"
  | "ask_to_draw_climax";

/** The advanced version's options. A-112: none for other games on this board. */
export interface AdvancedHouse {
  readonly first_dealer: "rps" | "random" | "seat0" | "seat1";
  readonly card_view: "open" | "drawer_only";
  readonly completion: "drawer" | "both";
  readonly strip_target: "partner" | "drawer";
  readonly limits: readonly string[];
  readonly start_space: number;
}

export interface CouplesShopCardSeen {
  readonly card: string;
  readonly activities: readonly Activity[];
}

export interface CouplesVisitSeen {
  readonly seat: Seat;
  readonly card: string | null;
  readonly done: readonly number[];
  readonly ruled_out: readonly number[];
}

/** A card that waits face down, or a visit to the shop. */
export interface CouplesItemSeen {
  readonly seat: Seat;
  readonly line: number;
  readonly kind: string;
}

export type CouplesPawn = "beige" | "pink";

export interface AdvancedSeat {
  readonly seat: Seat;
  /** The cards the viewer may see. */
  readonly hand: readonly Card[];
  /** And how many more there are. */
  readonly hidden: number;
  /** The category of a hand that is seen in full. */
  readonly holds: string | null;
  /** one's own, this round. */
  readonly discards: readonly Card[];
  readonly exchanged: readonly number[];
  readonly bails: number;
  readonly clothes: number;
  readonly used: readonly CouplesUsedSeen[];
  readonly pawn: CouplesPawn;
  readonly position: number;
  readonly coins: number;
  readonly bought: readonly number[];
  readonly locked: boolean;
  readonly pile: readonly Card[];
  readonly tricks: number;
}

export interface AdvancedView {
  readonly game: "couples-advanced";
  readonly seat: Seat | null;
  /** What is being asked; empty when the game is over. */
  readonly asked: AdvancedQuestion | "";
  readonly waiting: readonly Seat[];
  readonly dealer: Seat;
  readonly round: number;
  readonly replay: number;
  readonly signs: readonly CouplesSign[];
  /** one's own, while the other's is waited for. */
  readonly thrown: CouplesSign | null;
  readonly pack: number;
  readonly face_up: CouplesFaceUpSeen | null;
  readonly climax_allowed: boolean;
  readonly winner: Seat | null;
  readonly house: AdvancedHouse;
  readonly bank: number;
  readonly stacks: Readonly<Record<string, number>>;
  readonly shop: readonly CouplesShopCardSeen[];
  readonly visit: CouplesVisitSeen | null;
  readonly items: readonly CouplesItemSeen[];
  readonly trick_winners: readonly Seat[];
  readonly best_hand: Seat | null;
  /** what whoever exchanges now would get for keeping all cards. */
  readonly pat_coins: number;
  readonly seats: readonly AdvancedSeat[];
}

export interface CouplesThrowSign {
  readonly type: "throw_sign";
  readonly sign: CouplesSign;
}

export interface CouplesDeal {
  readonly type: "deal";
}

/** Discard these and draw as many; none: stand pat. */
export interface CouplesExchange {
  readonly type: "exchange";
  readonly cards: readonly Card[];
}

export interface CouplesDrawReward {
  readonly type: "draw_reward";
}

export interface CouplesSelectActivity {
  readonly type: "select_activity";
  readonly card: string;
  readonly index: number;
}

export interface CouplesAccept {
  readonly type: "accept";
}

export interface CouplesBail {
  readonly type: "bail";
}

export interface CouplesProposeTweak {
  readonly type: "propose_tweak";
  readonly note: string;
}

export interface CouplesAnswerTweak {
  readonly type: "answer_tweak";
  readonly agree: boolean;
}

export interface CouplesCompleteActivity {
  readonly type: "complete_activity";
}

/** Free, at any moment, for no reason at all, named by nobody. */
export interface CouplesSafeStop {
  readonly type: "safe_stop";
}

export interface CouplesTimer {
  readonly type: "timer";
  readonly action: "start" | "pause" | "reset";
}

export interface CouplesConcede {
  readonly type: "concede";
}

/** Discard these for a coin each and draw as many. */
export interface CouplesBuyCards {
  readonly type: "buy_cards";
  readonly cards: readonly Card[];
}

export interface CouplesPassBuy {
  readonly type: "pass_buy";
}

export interface CouplesPlayCard {
  readonly type: "play_card";
  readonly card: Card;
}

export interface CouplesTurnUp {
  readonly type: "turn_up";
}

export interface CouplesShopBuy {
  readonly type: "shop_buy";
  readonly card: string;
  readonly index: number;
}

export interface CouplesShopLeave {
  readonly type: "shop_leave";
}

export interface CouplesDrawClimax {
  readonly type: "draw_climax";
}

export type CouplesMove =
  | CouplesThrowSign
  | CouplesDeal
  | CouplesExchange
  | CouplesDrawReward
  | CouplesSelectActivity
  | CouplesAccept
  | CouplesBail
  | CouplesProposeTweak
  | CouplesAnswerTweak
  | CouplesCompleteActivity
  | CouplesSafeStop
  | CouplesTimer
  | CouplesConcede
  | CouplesBuyCards
  | CouplesPassBuy
  | CouplesPlayCard
  | CouplesTurnUp
  | CouplesShopBuy
  | CouplesShopLeave
  | CouplesDrawClimax;

/** that, not what. */
export interface CouplesSignThrown {
  readonly type: "sign_thrown";
  readonly seat: Seat;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface CouplesSignsShown {
  readonly type: "signs_shown";
  readonly signs: readonly CouplesSign[];
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface CouplesFirstDealer {
  readonly type: "first_dealer";
  readonly seat: Seat;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface CouplesDealt {
  readonly type: "dealt";
  readonly dealer: Seat;
  readonly round: number;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface CouplesHandDealt {
  readonly type: "hand_dealt";
  readonly seat: Seat;
  readonly cards: readonly Card[];
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** the number is public. */
export interface CouplesExchanged {
  readonly type: "exchanged";
  readonly seat: Seat;
  readonly count: number;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** only for the one who drew them. */
export interface CouplesCardsDrawn {
  readonly type: "cards_drawn";
  readonly seat: Seat;
  readonly discarded: readonly Card[];
  readonly drawn: readonly Card[];
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface CouplesHandShown {
  readonly type: "hand_shown";
  readonly seat: Seat;
  readonly cards: readonly Card[];
  readonly category: string;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface CouplesRoundWon {
  readonly type: "round_won";
  readonly seat: Seat;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface CouplesRoundTied {
  readonly type: "round_tied";
  readonly replay: number;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface CouplesRoundEnded {
  readonly type: "round_ended";
  readonly next_dealer: Seat;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** A reward card is face up. */
export interface CouplesCardDrawn {
  readonly type: "card_drawn";
  readonly seat: Seat;
  readonly category: string;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** What is on it, for those who may read it. */
export interface CouplesCardRead {
  readonly type: "card_read";
  readonly card: string;
  readonly activities: readonly Activity[];
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface CouplesClimaxAllowed {
  readonly type: "climax_allowed";
  readonly winner: Seat;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface CouplesActivitySelected {
  readonly type: "activity_selected";
  readonly seat: Seat;
  readonly index: number;
  readonly activity: Activity;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface CouplesActivityAccepted {
  readonly type: "activity_accepted";
  readonly seat: Seat;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface CouplesActivityStarted {
  readonly type: "activity_started";
  readonly index: number;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface CouplesBailed {
  readonly type: "bailed";
  readonly seat: Seat;
  readonly bails_left: number;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** by nobody in particular. */
export interface CouplesActivityStopped {
  readonly type: "activity_stopped";
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface CouplesTweakProposed {
  readonly type: "tweak_proposed";
  readonly seat: Seat;
  readonly note: string;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface CouplesTweakAnswered {
  readonly type: "tweak_answered";
  readonly seat: Seat;
  readonly agreed: boolean;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface CouplesTweakWithdrawn {
  readonly type: "tweak_withdrawn";
  readonly seat: Seat;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface CouplesCompletionReported {
  readonly type: "completion_reported";
  readonly seat: Seat;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface CouplesActivityCompleted {
  readonly type: "activity_completed";
  readonly index: number;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface CouplesClothesLost {
  readonly type: "clothes_lost";
  readonly seat: Seat;
  readonly pieces: number;
  readonly left: number;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** It leaves the game. */
export interface CouplesCardUsed {
  readonly type: "card_used";
  readonly seat: Seat;
  readonly category: string;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface CouplesTimerTouched {
  readonly type: "timer_touched";
  readonly seat: Seat;
  readonly action: "start" | "pause" | "reset";
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** by nobody in particular. */
export interface CouplesConceded {
  readonly type: "conceded";
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface CouplesGameEnded {
  readonly type: "game_ended";
  readonly winner: Seat | null;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** */
export interface CouplesStoodPat {
  readonly type: "stood_pat";
  readonly seat: Seat;
  readonly coins: number;
  readonly locked: boolean;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface CouplesCardsBought {
  readonly type: "cards_bought";
  readonly seat: Seat;
  readonly coins: number;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface CouplesPassedBuying {
  readonly type: "passed_buying";
  readonly seat: Seat;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** */
export interface CouplesSkippedBuying {
  readonly type: "skipped_buying";
  readonly seat: Seat;
  readonly because: "locked" | "no_coins";
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface CouplesCardPlayed {
  readonly type: "card_played";
  readonly seat: Seat;
  readonly card: Card;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface CouplesTrickTaken {
  readonly type: "trick_taken";
  readonly seat: Seat;
  readonly number: number;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface CouplesPawnMoved {
  readonly type: "pawn_moved";
  readonly seat: Seat;
  readonly why: "tricks" | "hand";
  readonly points: number;
  readonly position: number;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface CouplesLinePassed {
  readonly type: "line_passed";
  readonly seat: Seat;
  readonly line: number;
  readonly kind: string;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface CouplesHandsTied {
  readonly type: "hands_tied";
  readonly category: string;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface CouplesCoinsPaid {
  readonly type: "coins_paid";
  readonly seat: Seat;
  readonly why: "hand" | "behind";
  readonly coins: number;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface CouplesWinnerKnown {
  readonly type: "winner_known";
  readonly seat: Seat;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface CouplesShopBought {
  readonly type: "shop_bought";
  readonly seat: Seat;
  readonly card: string;
  readonly index: number;
  readonly price: number;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface CouplesShopRefunded {
  readonly type: "shop_refunded";
  readonly seat: Seat;
  readonly coins: number;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface CouplesShopLeft {
  readonly type: "shop_left";
  readonly seat: Seat;
  readonly remain: readonly string[];
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export type CouplesEvent =
  | CouplesSignThrown
  | CouplesSignsShown
  | CouplesFirstDealer
  | CouplesDealt
  | CouplesHandDealt
  | CouplesExchanged
  | CouplesCardsDrawn
  | CouplesHandShown
  | CouplesRoundWon
  | CouplesRoundTied
  | CouplesRoundEnded
  | CouplesCardDrawn
  | CouplesCardRead
  | CouplesClimaxAllowed
  | CouplesActivitySelected
  | CouplesActivityAccepted
  | CouplesActivityStarted
  | CouplesBailed
  | CouplesActivityStopped
  | CouplesTweakProposed
  | CouplesTweakAnswered
  | CouplesTweakWithdrawn
  | CouplesCompletionReported
  | CouplesActivityCompleted
  | CouplesClothesLost
  | CouplesCardUsed
  | CouplesTimerTouched
  | CouplesConceded
  | CouplesGameEnded
  | CouplesStoodPat
  | CouplesCardsBought
  | CouplesPassedBuying
  | CouplesSkippedBuying
  | CouplesCardPlayed
  | CouplesTrickTaken
  | CouplesPawnMoved
  | CouplesLinePassed
  | CouplesHandsTied
  | CouplesCoinsPaid
  | CouplesWinnerKnown
  | CouplesShopBought
  | CouplesShopRefunded
  | CouplesShopLeft;

/** what `confirmReady` says; the room asks for it. */
export interface CouplesPlayer {
  readonly adult: boolean;
  readonly consent: boolean;
  /** Pieces of clothing worn; null: the right number. */
  readonly pieces: number | null;
}

/** the pawn is chosen in the room, first come, first served. */
export interface AdvancedPlayer {
  readonly adult: boolean;
  readonly consent: boolean;
  /** Pieces of clothing worn; null: the right number. */
  readonly pieces: number | null;
  /** null: the colour that is left. */
  readonly pawn: CouplesPawn | null;
}
