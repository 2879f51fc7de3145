// Written by tools/wire_types.py from the Python types: change those, not this file.

/** The id of a game. */
export type Game = keyof Views;

/** By game. */
export interface Views {
  readonly "couples-quick": QuickView;
  readonly "couples-advanced": AdvancedView;
  readonly peekpoker: PeekPokerView;
  readonly retos: RetosView;
  readonly "game-of-porns": StudioView;
  readonly sexopolitan: SexopolitanView;
}

/** By game. */
export interface Moves {
  readonly "couples-quick": CouplesMove;
  readonly "couples-advanced": CouplesMove;
  readonly peekpoker: PeekPokerMove;
  readonly retos: RetosMove;
  readonly "game-of-porns": StudioMove;
  readonly sexopolitan: SexopolitanMove;
}

/** By game. */
export interface Events {
  readonly "couples-quick": CouplesEvent;
  readonly "couples-advanced": CouplesEvent;
  readonly peekpoker: PeekPokerEvent;
  readonly retos: RetosEvent;
  readonly "game-of-porns": StudioEvent;
  readonly sexopolitan: SexopolitanEvent;
}

/** By game. */
export interface Houses {
  readonly "couples-quick": QuickHouse;
  readonly "couples-advanced": AdvancedHouse;
  readonly peekpoker: PeekPokerHouse;
  readonly retos: RetosHouse;
  readonly "game-of-porns": StudioHouse;
  readonly sexopolitan: SexopolitanHouse;
}

/** By game. */
export interface Players {
  readonly "couples-quick": CouplesPlayer;
  readonly "couples-advanced": AdvancedPlayer;
  readonly peekpoker: Player;
  readonly retos: RetosPlayer;
  readonly "game-of-porns": Player;
  readonly sexopolitan: Player;
}

export type CouplesSign = "rock" | "paper" | "scissors";

export interface CouplesThrowSign {
  readonly type: "throw_sign";
  readonly sign: CouplesSign;
}

export interface CouplesDeal {
  readonly type: "deal";
}

export type Card = string;

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

/** A place at the table, counted from 0; marked, so that a screen can put a name in its place. */
export type Seat = number;

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

export type Who = "drawer" | "partner" | "both";

/** What comes off for good. */
export interface Removes {
  readonly target: "strip_target" | "drawer" | "partner" | "both" | "none";
  readonly pieces: 0 | 2 | "all";
}

/** One of the things a card lets its drawer choose. */
export interface Activity {
  readonly id: string;
  readonly actor: Who;
  readonly receiver: Who | "none";
  readonly seconds: number | null;
  readonly removes: Removes;
  readonly temporary_undress: boolean;
  readonly heat: number;
  readonly private_room: boolean;
  readonly props: readonly string[];
  readonly tags: readonly string[];
  readonly least_dressed: number | null;
  readonly most_dressed: number | null;
  readonly price: number | null;
  /** Suited to people in different places. */
  readonly remote: boolean;
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

export interface CouplesConceded {
  readonly type: "conceded";
  readonly seat: Seat;
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

export type QuickQuestion =
  | "ask_for_signs"
  | "ask_to_deal"
  | "ask_to_exchange"
  | "ask_to_select"
  | "ask_to_accept"
  | "ask_to_complete"
  | "ask_about_tweak"
  | "ask_to_draw_reward";

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

/** The card on the table; under Q-49 the partner sees only what was selected from it. */
export interface CouplesFaceUpSeen {
  readonly drawer: Seat;
  readonly category: string;
  readonly card: string | null;
  readonly activities: readonly CouplesActivitySeen[];
  readonly tweak: CouplesTweakSeen | null;
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
  readonly pack: number;
  readonly face_up: CouplesFaceUpSeen | null;
  readonly climax_allowed: boolean;
  readonly winner: Seat | null;
  readonly house: QuickHouse;
  readonly round_winner: Seat | null;
  readonly seats: readonly QuickSeat[];
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

/** The advanced version's options. */
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

/** the pawn is chosen in the room, first come, first served. */
export interface AdvancedPlayer {
  readonly adult: boolean;
  readonly consent: boolean;
  /** Pieces of clothing worn; null: the right number. */
  readonly pieces: number | null;
  /** null: the colour that is left. */
  readonly pawn: CouplesPawn | null;
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

export type PeekPokerFace = "9" | "T" | "J" | "Q" | "K" | "A";

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

export type PeekPokerDice = readonly PeekPokerFace[];

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

export type PeekPokerQuestion =
  | "ask_to_ante"
  | "ask_for_sealed_antes"
  | "ask_to_bet"
  | "ask_to_show";

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

/** Points, and the live seats that contest them. */
export interface PeekPokerPot {
  readonly points: number;
  readonly seats: readonly Seat[];
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

export type PeekPokerMove =
  | PeekPokerAnte
  | PeekPokerPass
  | PeekPokerCheck
  | PeekPokerCall
  | PeekPokerRaise
  | PeekPokerAllIn
  | PeekPokerFold
  | PeekPokerShow;

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

/** What a playing card asks of somebody, alone or with a partner. */
export interface Dare {
  readonly id: string;
  /** The card it lies on; none for the fallback itself. */
  readonly card: Card | null;
  /** Advice for a timer; 0: none. */
  readonly seconds: number;
  readonly needs_partner: boolean;
  readonly heat: number;
  readonly tags: readonly string[];
  readonly props: readonly string[];
  /** Suited to people in different places. */
  readonly remote: boolean;
  /** The neutral dare that stands in for one the table does not want. */
  readonly fallback: boolean;
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

export interface RetosGameStopped {
  readonly type: "game_stopped";
  readonly seat: Seat;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
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
  /** which dare lies on which card, in the order of the pack. */
  readonly dares: readonly string[];
  readonly seats: readonly RetosSeatSeen[];
  readonly mine: RetosMine | null;
  readonly result: RetosResult | null;
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

/** From the stock, or the top of the discard pile. */
export interface StudioDraw {
  readonly type: "draw";
  readonly source: "stock" | "discard";
}

/** Feminist, Art-House, Costume Drama, Retro, Parody. */
export type StudioGenre = "FEM" | "ART" | "COS" | "RET" | "PAR";

export type StudioCard = string;

export type StudioSix = readonly StudioCard[];

/** Publish a film: director, lead, supporting performer, screenplay, location and music. */
export interface StudioMeld {
  readonly type: "meld";
  readonly genre: StudioGenre;
  readonly slots: StudioSix;
}

/** Add a card to the film of this seat. */
export interface StudioHit {
  readonly type: "hit";
  readonly card: StudioCard;
  readonly film: Seat;
}

/** Put a card into the film of this seat, in place of the joker that stands for it. */
export interface StudioExchange {
  readonly type: "exchange";
  readonly card: StudioCard;
  readonly film: Seat;
}

export interface StudioDiscard {
  readonly type: "discard";
  readonly card: StudioCard;
}

export interface StudioPlayPositive {
  readonly type: "play_positive";
  readonly card: StudioCard;
}

export interface StudioPlayNegative {
  readonly type: "play_negative";
  readonly card: StudioCard;
  readonly target: Seat;
}

export interface StudioPlaySpy {
  readonly type: "play_spy";
  readonly card: StudioCard;
  readonly target: Seat;
}

export interface StudioPlayThief {
  readonly type: "play_thief";
  readonly card: StudioCard;
  readonly target: Seat;
}

/** Which card to steal, out of a hand that lies open to the thief. */
export interface StudioPickLoot {
  readonly type: "pick_loot";
  readonly card: StudioCard;
}

export interface StudioPlayDefect {
  readonly type: "play_defect";
  readonly card: StudioCard;
  readonly target: Seat;
}

/** Which half of one's hand is lost. */
export interface StudioSelectDefect {
  readonly type: "select_defect";
  readonly cards: readonly StudioCard[];
}

export interface StudioDealBegan {
  readonly type: "deal_began";
  readonly deal: number;
  readonly dealer: Seat;
  readonly face_up: StudioCard;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface StudioHandDealt {
  readonly type: "hand_dealt";
  readonly seat: Seat;
  readonly cards: readonly StudioCard[];
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** That, not what. */
export interface StudioStockDrawn {
  readonly type: "stock_drawn";
  readonly seat: Seat;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** What, for the one who drew it. */
export interface StudioCardSeen {
  readonly type: "card_seen";
  readonly seat: Seat;
  readonly card: StudioCard;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface StudioDiscardTaken {
  readonly type: "discard_taken";
  readonly seat: Seat;
  readonly card: StudioCard;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** G-63: the pile has become the stock. */
export interface StudioReshuffled {
  readonly type: "reshuffled";
  readonly cards: number;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface StudioFilmPublished {
  readonly type: "film_published";
  readonly seat: Seat;
  readonly genre: StudioGenre;
  readonly slots: readonly StudioCard[];
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface StudioCardHit {
  readonly type: "card_hit";
  readonly seat: Seat;
  readonly card: StudioCard;
  readonly film: Seat;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** G-40: the joker is now in this seat's hand. */
export interface StudioJokerExchanged {
  readonly type: "joker_exchanged";
  readonly seat: Seat;
  readonly card: StudioCard;
  readonly joker: StudioCard;
  readonly film: Seat;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface StudioDiscarded {
  readonly type: "discarded";
  readonly seat: Seat;
  readonly card: StudioCard;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface StudioPositivePlayed {
  readonly type: "positive_played";
  readonly seat: Seat;
  readonly card: StudioCard;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface StudioNegativePlayed {
  readonly type: "negative_played";
  readonly seat: Seat;
  readonly card: StudioCard;
  readonly target: Seat;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** G-53: the negative card goes to the pile. */
export interface StudioTurnMissed {
  readonly type: "turn_missed";
  readonly seat: Seat;
  readonly card: StudioCard;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface StudioSpyPlayed {
  readonly type: "spy_played";
  readonly seat: Seat;
  readonly card: StudioCard;
  readonly target: Seat;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** G-58: what the spy saw. G-60: or a thief who may look. */
export interface StudioHandSpied {
  readonly type: "hand_spied";
  readonly seat: Seat;
  readonly target: Seat;
  readonly cards: readonly StudioCard[];
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface StudioThiefPlayed {
  readonly type: "thief_played";
  readonly seat: Seat;
  readonly card: StudioCard;
  readonly target: Seat;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** G-59: one card, from hand to hand. */
export interface StudioCardMoved {
  readonly type: "card_moved";
  readonly thief: Seat;
  readonly victim: Seat;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** G-59: which one, for those two. */
export interface StudioLootSeen {
  readonly type: "loot_seen";
  readonly thief: Seat;
  readonly victim: Seat;
  readonly card: StudioCard;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface StudioDefectPlayed {
  readonly type: "defect_played";
  readonly seat: Seat;
  readonly card: StudioCard;
  readonly target: Seat;
  /** G-61: how many cards will be lost. */
  readonly count: number;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface StudioCardsReplaced {
  readonly type: "cards_replaced";
  readonly seat: Seat;
  readonly count: number;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** G-61: which cards, for the one who lost them. */
export interface StudioSwapSeen {
  readonly type: "swap_seen";
  readonly seat: Seat;
  readonly lost: readonly StudioCard[];
  readonly drawn: readonly StudioCard[];
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface StudioWentOut {
  readonly type: "went_out";
  readonly seat: Seat;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** G-65: so many turns, and nobody has gone out. */
export interface StudioStalled {
  readonly type: "stalled";
  readonly turns: number;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface StudioDealScored {
  readonly type: "deal_scored";
  readonly penalties: readonly number[];
  readonly totals: readonly number[];
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface StudioGameEnded {
  readonly type: "game_ended";
  readonly winners: readonly Seat[];
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export type StudioQuestion =
  | "ask_to_draw"
  | "ask_to_play"
  | "ask_to_discard"
  | "ask_to_pick_loot"
  | "ask_to_select";

/** Every option with its default. */
export interface StudioHouse {
  /** Whoever takes the top of the pile may not put it back in the same turn. */
  readonly ban_return_discard: boolean;
  /** How many of a film's six basics are no jokers when it is published. */
  readonly min_naturals: number;
  /** Also those who have published nothing may exchange jokers. */
  readonly exchange_before_meld: boolean;
  /** Who has just missed a turn is safe until they have had one. */
  readonly negative_grace: boolean;
  readonly thief_pick: "blind" | "open";
  readonly defect_pick: "target" | "blind";
  /** `any`: the last card may also be hit. */
  readonly go_out: "discard" | "any";
  /** Of a deal; 0: as many as it takes. */
  readonly turn_limit: number;
  readonly match: "single" | "target" | "deals";
  readonly target_score: number;
  readonly deals: number;
}

/** What somebody has published. G-24: it lies open, and only jokers ever leave it. */
export interface StudioFilm {
  readonly genre: StudioGenre;
  /** G-16: one card for each category. G-22: so it is known what a joker here stands for. */
  readonly slots: readonly StudioCard[];
  readonly extras: readonly StudioCard[];
}

/** One of the studios, as the viewer sees it. */
export interface StudioSeat {
  readonly seat: Seat;
  /** One's own; of another's, the cards that the viewer is sure to find there. */
  readonly hand: readonly StudioCard[];
  /** And how many more there are. */
  readonly hidden: number;
  readonly film: StudioFilm | null;
  readonly negative: StudioCard | null;
  /** G-56: has missed a turn and not had one since. */
  readonly grace: boolean;
  readonly total: number;
}

/** What a seat may look up again for the rest of the deal. */
export type StudioSecret = StudioHandSpied | StudioLootSeen | StudioSwapSeen;

/** G-72: the fewest points win; equals share. `scores` are the totals. */
export interface StudioResult {
  readonly winners: readonly Seat[];
  readonly losers: readonly Seat[];
  readonly scores: readonly number[];
  /** How the last deal ended. */
  readonly how: "out" | "stalled";
}

export interface StudioView {
  readonly game: "game-of-porns";
  readonly seat: Seat | null;
  /** What is being asked; empty when the game is over. */
  readonly asked: StudioQuestion | "";
  readonly waiting: readonly Seat[];
  readonly house: StudioHouse;
  readonly deal: number;
  readonly dealer: Seat;
  readonly turn: number;
  readonly turn_seat: Seat;
  readonly stock: number;
  /** The top card last. */
  readonly pile: readonly StudioCard[];
  /** G-15: from the pile in this turn, and still in hand. */
  readonly taken: StudioCard | null;
  readonly seats: readonly StudioSeat[];
  /** G-58, G-59, G-61: what spies, thieves and defects have shown the viewer in this deal. */
  readonly secrets: readonly StudioSecret[];
  readonly result: StudioResult | null;
}

export type StudioMove =
  | StudioDraw
  | StudioMeld
  | StudioHit
  | StudioExchange
  | StudioDiscard
  | StudioPlayPositive
  | StudioPlayNegative
  | StudioPlaySpy
  | StudioPlayThief
  | StudioPickLoot
  | StudioPlayDefect
  | StudioSelectDefect;

export type StudioEvent =
  | StudioDealBegan
  | StudioHandDealt
  | StudioStockDrawn
  | StudioCardSeen
  | StudioDiscardTaken
  | StudioReshuffled
  | StudioFilmPublished
  | StudioCardHit
  | StudioJokerExchanged
  | StudioDiscarded
  | StudioPositivePlayed
  | StudioNegativePlayed
  | StudioTurnMissed
  | StudioSpyPlayed
  | StudioHandSpied
  | StudioThiefPlayed
  | StudioCardMoved
  | StudioLootSeen
  | StudioDefectPlayed
  | StudioCardsReplaced
  | StudioSwapSeen
  | StudioWentOut
  | StudioStalled
  | StudioDealScored
  | StudioGameEnded;

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

export type SexopolitanSlot = "char" | "partner";

/** Where a Partner card lies on the table: before whom, and whether as character or as partner. */
export interface SexopolitanPlace {
  readonly seat: Seat;
  readonly slot: SexopolitanSlot;
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

/** ``M01`` to ``M12``, ``W01`` to ``W12``: public names, for each is another person. */
export type SexopolitanPartnerCard = string;

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

/** A device at the door. */
export interface Knocking {
  readonly device: string;
  readonly name: string;
  readonly screen: boolean;
}

/** Somebody at the table, as everybody in the room sees them. */
export interface SeatOfRoom {
  readonly name: string;
  /** On this device. */
  readonly mine: boolean;
  /** On the host's device. */
  readonly host: boolean;
  /** For the host, who may send it away; null: a bot's seat. */
  readonly device: string | null;
  readonly bot: string;
  readonly ready: boolean;
  readonly away: boolean;
  readonly partner: Seat | null;
}

/** What one player has said in private. Nobody else ever sees it, or what follows from it alone. */
export interface Boundaries {
  /** The hottest they want. */
  readonly ceiling: number;
  /** Tags they do not want at all. */
  readonly never: readonly string[];
  /** Retos: how many they are willing to stake; null: as many as the house allows. */
  readonly garments: number | null;
  readonly drinks: number | null;
}

/** What only the person on this seat sees, while the device shows that seat. */
export interface Mine {
  readonly seat: Seat;
  readonly boundaries: Boundaries | null;
  /** Whether they were said since the deck was chosen; another one may have what nobody has thought of. */
  readonly of_this_deck: boolean;
}

/** The same text by language; at least one. */
export type Words = Readonly<Record<string, string>>;

/** What the room plays with; its words are fetched once for each `since`. */
export interface DeckOfRoom {
  readonly id: string;
  readonly title: Words;
  /** The news that chose it. */
  readonly since: number;
}

/** A card with three or four activities. */
export interface ActivityCard {
  readonly id: string;
  readonly category: string;
  readonly activities: readonly Activity[];
}

/** A set of activity cards, by their ids. */
export interface Deck {
  readonly type: "activities";
  readonly id: string;
  readonly cards: Readonly<Record<string, ActivityCard>>;
}

/** A dare for every card of a pack, and one to fall back on. */
export interface DareDeck {
  readonly type: "dares";
  readonly id: string;
  readonly dares: readonly Dare[];
  readonly fallback: Dare;
}

/** The stream that belongs to a seed, and how many blocks of it have been used. */
export interface Chance {
  readonly type: "stream";
  readonly key: string;
  readonly count: number;
}

/** Luck written down beforehand, for tests. */
export interface Scripted {
  readonly type: "script";
  readonly script: readonly unknown[];
  readonly then: string | null;
  readonly at: number;
  readonly stream: Chance | null;
}

/** Same log, same table, byte for byte. */
export interface Log<G extends Game = Game> {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly players: readonly Players[G][];
  readonly deck: Deck | DareDeck | null;
  readonly seed: string;
  readonly script: Scripted | null;
  readonly moves: readonly (readonly [Seat, Moves[G]])[];
}

/** Everything it takes to check a game, once everybody has agreed to show it. */
export interface Books<G extends Game = Game> {
  readonly secret: string;
  readonly shares: Readonly<Record<string, string>>;
  readonly log: Log<G>;
}

export interface RoomView<G extends Game = Game> {
  /** Of the last news; a device that comes back says it, and hears what it has missed. */
  readonly number: number;
  readonly phase: "lobby" | "playing" | "over";
  /** Whether this device is the host's. */
  readonly host: boolean;
  /** For the host. */
  readonly knocking: readonly Knocking[];
  /** For the host, who may send them away: everybody else who was let in and has no seat. */
  readonly screens: readonly string[];
  readonly seats: readonly SeatOfRoom[];
  readonly mine: Mine | null;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** Of clothing, that everybody begins with by these house rules: for the notices in the lobby. */
  readonly pieces: number;
  readonly deck: DeckOfRoom | null;
  readonly commitment: string;
  readonly shares: number;
  readonly paused: boolean;
  readonly resuming: readonly Seat[];
  readonly ending: readonly Seat[];
  readonly opening: readonly Seat[];
  readonly ended: boolean;
  readonly books: Books<G> | null;
}

/** Exactly this move: a button. */
export interface Just<G extends Game = Game> {
  readonly type: "just";
  readonly move: Moves[G];
}

/** This move with words of the player's own: a button with a text field. */
export interface Note<G extends Game = Game> {
  readonly type: "note";
  readonly move: Moves[G];
  readonly at_most: number;
}

/** This move, or the same with equal cards in its last field: the other copy, another joker. */
export interface Alike<G extends Game = Game> {
  readonly type: "alike";
  readonly move: Moves[G];
  /** For each place of that field, what may lie there; nothing in two places. */
  readonly equals: readonly (readonly unknown[])[];
}

/** This kind of move with some of these cards, in any order: a hand to choose from. */
export interface Pick<G extends Game = Game> {
  readonly type: "pick";
  readonly kind: Moves[G]["type"];
  readonly among: readonly unknown[];
  readonly at_least: number;
  readonly at_most: number;
}

/** This kind of move with a whole number from low to high: a slider. */
export interface Amount<G extends Game = Game> {
  readonly type: "amount";
  readonly kind: Moves[G]["type"];
  readonly low: number;
  readonly high: number;
}

export type Option<G extends Game = Game> = Just<G> | Note<G> | Alike<G> | Pick<G> | Amount<G>;

export type Options<G extends Game = Game> = readonly Option<G>[];

/** The open question of one seat, and what it may do. */
export interface Asked<G extends Game = Game> {
  readonly seat: Seat;
  readonly question: number;
  readonly answers: Options<G>;
  readonly asides: Options<G>;
  /** Of each kind of move whose cards or amount are chosen: the name of the field they go into. */
  readonly fields: Readonly<Record<string, string>>;
  /** How long the room waits, from when the question was put; 0: as long as it takes. */
  readonly seconds: number;
}

/** Everything this device may know now, and what has just happened. */
export interface Update<G extends Game = Game> {
  readonly type: "update";
  readonly room: RoomView<G>;
  readonly seat: Seat | null;
  /** The table's view for `seat`, or the public one; null in the lobby. */
  readonly table: Views[G] | null;
  readonly events: readonly Events[G][];
  readonly asked: Asked<G> | null;
  /** The seats of this device that have something to answer. */
  readonly owing: readonly Seat[];
  /** How many seconds ago each of `events` happened; empty: just now. */
  readonly ages: readonly number[];
  /** Seconds since the open question was put, or since the pause after that. */
  readonly passed: number;
  /** Those whose device has had no open line for a while. */
  readonly absent: readonly Seat[];
  /** The host's device has had none. */
  readonly hostless: boolean;
}

/** Not let in: knock, or wait. */
export interface AtTheDoor {
  readonly type: "at_the_door";
  readonly device: string;
  readonly knocking: boolean;
}

/** Chosen by the device for each thing it says: replies name it, and what is said twice is done once. */
export type ClientId = string;

/** It is done, and durable. */
export interface Accepted {
  readonly type: "accepted";
  readonly client: ClientId;
}

/** Not done. Nothing has changed. */
export interface Sorry {
  readonly type: "sorry";
  readonly client: ClientId;
  readonly code: string;
  readonly rule: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** What stands against a move, and by which rule; no code: nothing does. */
export interface Because {
  readonly type: "because";
  readonly client: ClientId;
  readonly code: string;
  readonly rule: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** There is nothing here for this device any more, or not on this line. */
export interface Gone {
  readonly type: "gone";
  readonly why: "burnt" | "turned_away" | "no_such_room" | "closing" | "elsewhere";
}

/** Yes. */
export interface Pong {
  readonly type: "pong";
}

export type ToClient<G extends Game = Game> =
  | Update<G>
  | AtTheDoor
  | Accepted
  | Sorry
  | Because
  | Gone
  | Pong;

/** A built-in deck. */
export interface DeckOnMenu {
  readonly id: string;
  readonly title: Words;
  readonly usual: boolean;
  readonly mildest: number;
  readonly hottest: number;
}

export interface Switch {
  readonly type: "switch";
  readonly usual: boolean;
}

export interface HowMany {
  readonly type: "how_many";
  readonly usual: number | null;
  readonly low: number;
  /** null: the other rules set the limit. */
  readonly high: number | null;
  /** It may be left to the game: null. */
  readonly open: boolean;
}

export interface OneOf {
  readonly type: "one_of";
  readonly usual: string | number | null;
  readonly among: readonly (string | number)[];
  /** It may be left to the game: null. */
  readonly open: boolean;
}

export interface SomeOf {
  readonly type: "some_of";
  readonly usual: readonly string[];
  readonly among: readonly string[];
  readonly at_least: number;
  readonly at_most: number;
}

/** Some of the tags that the deck in use has. */
export interface TagsOfDeck {
  readonly type: "tags_of_deck";
  readonly usual: readonly string[];
}

export interface OwnWords {
  readonly type: "own_words";
  readonly usual: string | null;
  readonly at_most: number;
}

/** A number for each of these. */
export interface HowManyEach {
  readonly type: "how_many_each";
  readonly parts: Readonly<Record<string, HowMany>>;
}

export type AnyChoice = Switch | HowMany | OneOf | SomeOf | TagsOfDeck | OwnWords | HowManyEach;

export interface HouseRule {
  readonly name: string;
  /** Its number in the game's catalogue. */
  readonly rule: string;
  readonly choice: AnyChoice;
  /** To be shown beside the number of seats, because the evening depends on it. */
  readonly up_front: boolean;
  /** To be settled in people's own words before they play. */
  readonly to_agree: boolean;
}

export interface GameOnMenu {
  readonly id: string;
  readonly least: number;
  readonly most: number;
  readonly bots: readonly string[];
  /** Those that fit; none: it is played without, and nobody is asked for boundaries. */
  readonly decks: readonly DeckOnMenu[];
  /** What is said before the start. */
  readonly notices: readonly string[];
  /** Whether people say who came with whom. */
  readonly couples: boolean;
  /** Whether people say how much clothing they would stake. */
  readonly garments: boolean;
  readonly drinks: boolean;
  readonly rules: readonly HouseRule[];
}

export interface Menu {
  readonly games: readonly GameOnMenu[];
}

/** What a deck says, as it was chosen: it tells nothing of anybody's boundaries. */
export interface WordsOfDeck {
  readonly id: string;
  readonly title: Words;
  readonly since: number;
  /** Every tag that can be ruled out; without words, where the game itself has them. */
  readonly tags: Readonly<Record<string, Words>>;
  readonly activities: Readonly<Record<string, Words>>;
}

export type Name = string;

/** Somebody is at the door, or a screen that everybody shall see. */
export interface Knock {
  readonly type: "knock";
  readonly name: Name;
  /** It takes no seat. */
  readonly screen?: boolean;
}

/** The host lets a device in. */
export interface Admit {
  readonly type: "admit";
  readonly device: string;
}

/** The host does not let a device in, or sends it out. */
export interface TurnAway {
  readonly type: "turn_away";
  readonly device: string;
}

/** This device goes; its people may come back with it. */
export interface Leave {
  readonly type: "leave";
}

/** This device is here again. */
export interface ComeBack {
  readonly type: "come_back";
}

/** Count somebody out whose device has gone silent; they can come back. */
export interface GoOnWithout {
  readonly type: "go_on_without";
  /** null: the host, who may have no seat. */
  readonly seat?: Seat | null;
}

/** One more person on this device. */
export interface Sit {
  readonly type: "sit";
  readonly name: Name;
}

export interface Rename {
  readonly type: "rename";
  readonly seat: Seat;
  readonly name: Name;
}

/** A person or a bot gives up a seat before the game. */
export interface StandUp {
  readonly type: "stand_up";
  readonly seat: Seat;
}

export interface AddBot {
  readonly type: "add_bot";
  readonly bot: string;
}

/** A bot plays for somebody who has left, until they come back. */
export interface PlayFor {
  readonly type: "play_for";
  readonly seat: Seat;
  readonly bot: string;
}

export interface ChooseGame {
  readonly type: "choose_game";
  readonly game: string;
}

/** House rules that differ from the usual ones, all of them. */
export interface SetOptions {
  readonly type: "set_options";
  readonly options: Readonly<Record<string, unknown>>;
}

/** One of the built-in decks, or the text of a file. */
export interface ChooseDeck {
  readonly type: "choose_deck";
  readonly deck?: string;
  readonly text?: string;
}

/** Private: for one seat, known to nobody else. */
export interface SetBoundaries {
  readonly type: "set_boundaries";
  readonly seat: Seat;
  readonly boundaries: Boundaries;
}

/** Two seats are a couple when both say so; null: not any more. */
export interface DeclareCouple {
  readonly type: "declare_couple";
  readonly seat: Seat;
  readonly partner: Seat | null;
}

/** An adult, and ready for what is agreed. */
export interface BeReady {
  readonly type: "be_ready";
  readonly seat: Seat;
  readonly adult: boolean;
  readonly ready?: boolean;
}

/** A device's part in the luck of the next game. */
export interface AddShare {
  readonly type: "add_share";
  readonly share: string;
}

/** The host starts what all are ready for. */
export interface Start {
  readonly type: "start";
}

/** A move of one's seat; `question` is what it answers, `client` makes a repeated answer harmless. */
export interface Answer<G extends Game = Game> {
  readonly type: "answer";
  readonly seat: Seat;
  readonly question: number;
  readonly move: Moves[G];
  readonly client?: string;
}

/** Anybody, at once. */
export interface Pause {
  readonly type: "pause";
}

/** It goes on when everybody has said so. */
export interface Resume {
  readonly type: "resume";
  readonly seat: Seat;
}

/** Free, for any reason or none; nobody is named. */
export interface Stop {
  readonly type: "stop";
  readonly seat: Seat;
}

/** Enough for tonight: the game ends without a result once everybody has said so. */
export interface EndGame {
  readonly type: "end_game";
  readonly seat: Seat;
}

/** Back to the lobby, with everything as it was agreed; all must be ready anew. */
export interface PlayAgain {
  readonly type: "play_again";
}

/** After the game: show the seed and every card, if everybody agrees. */
export interface OpenTheBooks {
  readonly type: "open_the_books";
  readonly seat: Seat;
}

export type OfDevice<G extends Game = Game> =
  | Knock
  | Admit
  | TurnAway
  | Leave
  | ComeBack
  | GoOnWithout
  | Sit
  | Rename
  | StandUp
  | AddBot
  | PlayFor
  | ChooseGame
  | SetOptions
  | ChooseDeck
  | SetBoundaries
  | DeclareCouple
  | BeReady
  | AddShare
  | Start
  | Answer<G>
  | Pause
  | Resume
  | Stop
  | EndGame
  | PlayAgain
  | OpenTheBooks;

/** Say something to the room. */
export interface Act<G extends Game = Game> {
  readonly type: "act";
  readonly action: OfDevice<G>;
  readonly client?: ClientId;
}

/** Which of this device's seats it shows now; null: only what everybody may see. */
export interface Look {
  readonly type: "look";
  readonly seat?: Seat | null;
  /** The last news that this seat has seen: what has happened since is told with the update. */
  readonly after?: number | null;
}

/** Why can this seat not do that? Nothing is done. */
export interface Why {
  readonly type: "why";
  readonly seat: Seat;
  readonly move: unknown;
  readonly client?: ClientId;
}

/** Delete this room for everybody. The confirmation is the room's code. */
export interface Burn {
  readonly type: "burn";
  readonly code: string;
}

/** Is anybody there? */
export interface Ping {
  readonly type: "ping";
}

export type ToServer<G extends Game = Game> = Act<G> | Look | Why | Burn | Ping;
