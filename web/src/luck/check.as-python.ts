/** Books and receipts that Python has written, checked by the page; run by tests/web/test_luck.py. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Books, Receipt } from "../wire";
import { check } from "./check";
import { canonical, eventHash, fingerprint, moveHash, shareHash, viewHash } from "./hashes";

interface Written {
  readonly games: readonly {
    readonly books: Books;
    readonly receipt: Receipt;
    readonly fingerprint: string;
    readonly hashes: readonly string[];
    readonly seen: readonly string[];
  }[];
  readonly texts: readonly { readonly value: unknown; readonly canonical: string }[];
}

const written: Written = JSON.parse(readFileSync(process.env.NIGHTCAP_BOOKS ?? "", "utf-8"));

it.each(written.texts)(
  "the canonical text is the same: $canonical",
  ({ value, canonical: theirs }) => {
    expect(canonical(value)).toBe(theirs);
  },
);

it.each(written.games)("books of $books.setup.game are true here as well", (game) => {
  const { books, receipt } = game;
  expect(check(books, receipt)).toBe("true");
  expect(check(books, null)).toBe("alone");
  expect(fingerprint(receipt)).toBe(game.fingerprint);
  const hashes = books.moves.map(({ seat, move }) => moveHash(receipt.share, seat, move));
  expect(hashes).toEqual(game.hashes);
  const seen = [viewHash, eventHash].map((hash) => hash(receipt.share, 1, books.moves));
  expect(seen).toEqual(game.seen);
});

const OTHER = "0f".repeat(32);
const lies: Record<string, (books: Books) => Books> = {
  secret: (books) => ({ ...books, secret: OTHER }),
  commitment: (books) => ({ ...books, commitment: OTHER }),
  setup: (books) => ({ ...books, setup: { ...books.setup, attempt: 2 } }),
  "setup hash": (books) => ({ ...books, setup_hash: OTHER }),
  seed: (books) => ({ ...books, seed: OTHER }),
  deck: (books) => ({ ...books, deck: books.deck && { ...books.deck, author: "somebody else" } }),
  share: (books) => ({
    ...books,
    parties: books.parties.map((party) => ({ ...party, share: OTHER })),
  }),
  "a party less": (books) => ({ ...books, parties: books.parties.slice(1) }),
  moves: (books) => ({ ...books, moves: books.moves.slice(1) }),
  result: (books) => ({ ...books, result: null }),
  record: (books) => ({ ...books, record: OTHER }),
  "a script": (books) => ({ ...books, script: [] }) as Books,
};

it.each(Object.keys(lies))("another %s is found out", (name) => {
  const game = written.games.find(({ books }) => books.deck) as Written["games"][number];
  expect(check(lies[name]?.(game.books) as Books, game.receipt)).toBe("false");
});

const others: Record<string, (receipt: Receipt) => Receipt> = {
  share: (receipt) => ({ ...receipt, share: OTHER }),
  secret: (receipt) => ({ ...receipt, commitment: OTHER }),
  setup: (receipt) => ({ ...receipt, setup_hash: OTHER }),
  seats: (receipt) => ({ ...receipt, seats: [7] }),
  record: (receipt) => ({ ...receipt, record: OTHER }),
  "share of others": (receipt) => ({
    ...receipt,
    parties: receipt.parties.map((party) => ({ ...party, commitment: shareHash(OTHER) })),
  }),
};

const doubts: Record<string, Partial<Receipt>> = {
  uncounted: { shares: 2 },
  doubtful: { altered: true },
  unseen: { saw: [] },
};

it.each(Object.keys(doubts))(
  "true books are called %s where that is all one can say",
  (verdict) => {
    const [game] = written.games as [Written["games"][number]];
    expect(check(game.books, { ...game.receipt, ...doubts[verdict] })).toBe(verdict);
  },
);

it.each(Object.keys(others))("books of a game with another %s are not ours", (name) => {
  const [game] = written.games as [Written["games"][number]];
  expect(check(game.books, others[name]?.(game.receipt) as Receipt)).toBe("other");
});
