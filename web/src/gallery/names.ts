const RANKS: Record<string, string> = { T: "ten", J: "jack", Q: "queen", K: "king", A: "ace" };
const SUITS: Record<string, string> = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" };

export const cardName = (card: string | null) =>
  card ? `${RANKS[card[0] ?? ""] ?? card[0]} of ${SUITS[card[1] ?? ""]}` : "a hidden card";
