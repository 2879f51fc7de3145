import type { IconName } from "../design/icons";

export type Suit = "spade" | "heart" | "diamond" | "club";

const SUITS: Record<string, Suit> = { S: "spade", H: "heart", D: "diamond", C: "club" };

export interface Face {
  rank: string;
  suit: Suit & IconName;
  court: boolean;
}

/** What "TH" looks like; null when the code is not one of the fifty-two. */
export function face(card: string): Face | null {
  const [, rank, letter] = /^([2-9TJQKA])([CDHS])$/.exec(card) ?? [];
  const suit = SUITS[letter ?? ""];
  if (!rank || !suit) return null;
  return { rank: rank === "T" ? "10" : rank, suit, court: "JQK".includes(rank) };
}
