// Written by tools/wire_types.py from the Python types: change those, not this file.

import type { Seat } from "../../wire";

declare module "../../wire" {
  interface Views {
    readonly "game-of-porns": GameOfPornsView;
  }
  interface Moves {
    readonly "game-of-porns": GameOfPornsMove;
  }
  interface Events {
    readonly "game-of-porns": GameOfPornsEvent;
  }
  interface Houses {
    readonly "game-of-porns": GameOfPornsHouse;
  }
  interface Players {
    readonly "game-of-porns": Player;
  }
}

export type GameOfPornsQuestion =
  | "ask_to_draw"
  | "ask_to_play"
  | "ask_to_discard"
  | "ask_to_pick_loot"
  | "ask_to_select";

/** Every option with its default. */
export interface GameOfPornsHouse {
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

export type GameOfPornsCard = string;

/** Feminist, Art-House, Costume Drama, Retro, Parody. */
export type GameOfPornsGenre = "FEM" | "ART" | "COS" | "RET" | "PAR";

/** What somebody has published. G-24: it lies open, and only jokers ever leave it. */
export interface GameOfPornsFilm {
  readonly genre: GameOfPornsGenre;
  /** G-16: one card for each category. G-22: so it is known what a joker here stands for. */
  readonly slots: readonly GameOfPornsCard[];
  readonly extras: readonly GameOfPornsCard[];
}

/** One of the studios, as the viewer sees it. */
export interface GameOfPornsSeat {
  readonly seat: Seat;
  /** One's own; of another's, the cards that the viewer is sure to find there. */
  readonly hand: readonly GameOfPornsCard[];
  /** And how many more there are. */
  readonly hidden: number;
  readonly film: GameOfPornsFilm | null;
  readonly negative: GameOfPornsCard | null;
  /** G-56: has missed a turn and not had one since. */
  readonly grace: boolean;
  readonly total: number;
}

/** G-58: what the spy saw. G-60: or a thief who may look. */
export interface GameOfPornsHandSpied {
  readonly type: "hand_spied";
  readonly seat: Seat;
  readonly target: Seat;
  readonly cards: readonly GameOfPornsCard[];
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** G-59: which one, for those two. */
export interface GameOfPornsLootSeen {
  readonly type: "loot_seen";
  readonly thief: Seat;
  readonly victim: Seat;
  readonly card: GameOfPornsCard;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** G-61: which cards, for the one who lost them. */
export interface GameOfPornsSwapSeen {
  readonly type: "swap_seen";
  readonly seat: Seat;
  readonly lost: readonly GameOfPornsCard[];
  readonly drawn: readonly GameOfPornsCard[];
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** What a seat may look up again for the rest of the deal. */
export type GameOfPornsSecret = GameOfPornsHandSpied | GameOfPornsLootSeen | GameOfPornsSwapSeen;

/** G-72: the fewest points win; equals share. `scores` are the totals. */
export interface GameOfPornsResult {
  readonly winners: readonly Seat[];
  readonly losers: readonly Seat[];
  readonly scores: readonly number[];
  /** How the last deal ended. */
  readonly how: "out" | "stalled";
}

export interface GameOfPornsView {
  readonly game: "game-of-porns";
  readonly seat: Seat | null;
  /** What is being asked; empty when the game is over. */
  readonly asked: GameOfPornsQuestion | "";
  readonly waiting: readonly Seat[];
  readonly house: GameOfPornsHouse;
  readonly deal: number;
  readonly dealer: Seat;
  readonly turn: number;
  readonly turn_seat: Seat;
  readonly stock: number;
  /** The top card last. */
  readonly pile: readonly GameOfPornsCard[];
  /** G-15: from the pile in this turn, and still in hand. */
  readonly taken: GameOfPornsCard | null;
  readonly seats: readonly GameOfPornsSeat[];
  /** G-58, G-59, G-61: what spies, thieves and defects have shown the viewer in this deal. */
  readonly secrets: readonly GameOfPornsSecret[];
  readonly result: GameOfPornsResult | null;
}

/** From the stock, or the top of the discard pile. */
export interface GameOfPornsDraw {
  readonly type: "draw";
  readonly source: "stock" | "discard";
}

export type GameOfPornsSix = readonly GameOfPornsCard[];

/** Publish a film: director, lead, supporting performer, screenplay, location and music. */
export interface GameOfPornsMeld {
  readonly type: "meld";
  readonly genre: GameOfPornsGenre;
  readonly slots: GameOfPornsSix;
}

/** Add a card to the film of this seat. */
export interface GameOfPornsHit {
  readonly type: "hit";
  readonly card: GameOfPornsCard;
  readonly film: Seat;
}

/** Put a card into the film of this seat, in place of the joker that stands for it. */
export interface GameOfPornsExchange {
  readonly type: "exchange";
  readonly card: GameOfPornsCard;
  readonly film: Seat;
}

export interface GameOfPornsDiscard {
  readonly type: "discard";
  readonly card: GameOfPornsCard;
}

export interface GameOfPornsPlayPositive {
  readonly type: "play_positive";
  readonly card: GameOfPornsCard;
}

export interface GameOfPornsPlayNegative {
  readonly type: "play_negative";
  readonly card: GameOfPornsCard;
  readonly target: Seat;
}

export interface GameOfPornsPlaySpy {
  readonly type: "play_spy";
  readonly card: GameOfPornsCard;
  readonly target: Seat;
}

export interface GameOfPornsPlayThief {
  readonly type: "play_thief";
  readonly card: GameOfPornsCard;
  readonly target: Seat;
}

/** Which card to steal, out of a hand that lies open to the thief. */
export interface GameOfPornsPickLoot {
  readonly type: "pick_loot";
  readonly card: GameOfPornsCard;
}

export interface GameOfPornsPlayDefect {
  readonly type: "play_defect";
  readonly card: GameOfPornsCard;
  readonly target: Seat;
}

/** Which half of one's hand is lost. */
export interface GameOfPornsSelectDefect {
  readonly type: "select_defect";
  readonly cards: readonly GameOfPornsCard[];
}

export type GameOfPornsMove =
  | GameOfPornsDraw
  | GameOfPornsMeld
  | GameOfPornsHit
  | GameOfPornsExchange
  | GameOfPornsDiscard
  | GameOfPornsPlayPositive
  | GameOfPornsPlayNegative
  | GameOfPornsPlaySpy
  | GameOfPornsPlayThief
  | GameOfPornsPickLoot
  | GameOfPornsPlayDefect
  | GameOfPornsSelectDefect;

export interface GameOfPornsDealBegan {
  readonly type: "deal_began";
  readonly deal: number;
  readonly dealer: Seat;
  readonly face_up: GameOfPornsCard;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface GameOfPornsHandDealt {
  readonly type: "hand_dealt";
  readonly seat: Seat;
  readonly cards: readonly GameOfPornsCard[];
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** That, not what. */
export interface GameOfPornsStockDrawn {
  readonly type: "stock_drawn";
  readonly seat: Seat;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** What, for the one who drew it. */
export interface GameOfPornsCardSeen {
  readonly type: "card_seen";
  readonly seat: Seat;
  readonly card: GameOfPornsCard;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface GameOfPornsDiscardTaken {
  readonly type: "discard_taken";
  readonly seat: Seat;
  readonly card: GameOfPornsCard;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** G-63: the pile has become the stock. */
export interface GameOfPornsReshuffled {
  readonly type: "reshuffled";
  readonly cards: number;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface GameOfPornsFilmPublished {
  readonly type: "film_published";
  readonly seat: Seat;
  readonly genre: GameOfPornsGenre;
  readonly slots: readonly GameOfPornsCard[];
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface GameOfPornsCardHit {
  readonly type: "card_hit";
  readonly seat: Seat;
  readonly card: GameOfPornsCard;
  readonly film: Seat;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** G-40: the joker is now in this seat's hand. */
export interface GameOfPornsJokerExchanged {
  readonly type: "joker_exchanged";
  readonly seat: Seat;
  readonly card: GameOfPornsCard;
  readonly joker: GameOfPornsCard;
  readonly film: Seat;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface GameOfPornsDiscarded {
  readonly type: "discarded";
  readonly seat: Seat;
  readonly card: GameOfPornsCard;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface GameOfPornsPositivePlayed {
  readonly type: "positive_played";
  readonly seat: Seat;
  readonly card: GameOfPornsCard;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface GameOfPornsNegativePlayed {
  readonly type: "negative_played";
  readonly seat: Seat;
  readonly card: GameOfPornsCard;
  readonly target: Seat;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** G-53: the negative card goes to the pile. */
export interface GameOfPornsTurnMissed {
  readonly type: "turn_missed";
  readonly seat: Seat;
  readonly card: GameOfPornsCard;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface GameOfPornsSpyPlayed {
  readonly type: "spy_played";
  readonly seat: Seat;
  readonly card: GameOfPornsCard;
  readonly target: Seat;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface GameOfPornsThiefPlayed {
  readonly type: "thief_played";
  readonly seat: Seat;
  readonly card: GameOfPornsCard;
  readonly target: Seat;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** G-59: one card, from hand to hand. */
export interface GameOfPornsCardMoved {
  readonly type: "card_moved";
  readonly thief: Seat;
  readonly victim: Seat;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface GameOfPornsDefectPlayed {
  readonly type: "defect_played";
  readonly seat: Seat;
  readonly card: GameOfPornsCard;
  readonly target: Seat;
  /** G-61: how many cards will be lost. */
  readonly count: number;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface GameOfPornsCardsReplaced {
  readonly type: "cards_replaced";
  readonly seat: Seat;
  readonly count: number;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface GameOfPornsWentOut {
  readonly type: "went_out";
  readonly seat: Seat;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

/** G-65: so many turns, and nobody has gone out. */
export interface GameOfPornsStalled {
  readonly type: "stalled";
  readonly turns: number;
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface GameOfPornsDealScored {
  readonly type: "deal_scored";
  readonly penalties: readonly number[];
  readonly totals: readonly number[];
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export interface GameOfPornsGameEnded {
  readonly type: "game_ended";
  readonly winners: readonly Seat[];
  /** The seats that learn of it; absent: everybody, the shared screen included. */
  readonly to?: readonly Seat[];
}

export type GameOfPornsEvent =
  | GameOfPornsDealBegan
  | GameOfPornsHandDealt
  | GameOfPornsStockDrawn
  | GameOfPornsCardSeen
  | GameOfPornsDiscardTaken
  | GameOfPornsReshuffled
  | GameOfPornsFilmPublished
  | GameOfPornsCardHit
  | GameOfPornsJokerExchanged
  | GameOfPornsDiscarded
  | GameOfPornsPositivePlayed
  | GameOfPornsNegativePlayed
  | GameOfPornsTurnMissed
  | GameOfPornsSpyPlayed
  | GameOfPornsHandSpied
  | GameOfPornsThiefPlayed
  | GameOfPornsCardMoved
  | GameOfPornsLootSeen
  | GameOfPornsDefectPlayed
  | GameOfPornsCardsReplaced
  | GameOfPornsSwapSeen
  | GameOfPornsWentOut
  | GameOfPornsStalled
  | GameOfPornsDealScored
  | GameOfPornsGameEnded;

/** Base of what a player brings to a game; the room collects it. */
export type Player = Record<string, never>;
