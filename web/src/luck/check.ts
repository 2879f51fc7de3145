/** What a page can check of opened books by itself. `nightcap verify` replays every move as well. */

import type { Books, Receipt } from "../wire";
import { deckHash, recordHash, secretHash, seedOf, setupHash, shareHash } from "./hashes";

/**
 * What was found: something in the books is not true ("false"), they are not of the game we played ("other"),
 * or count fewer starts than we took part in ("uncounted"). Or nothing is wrong in them, but the room has
 * shown us other promises during the game ("doubtful"), we have noted nothing of what we were shown
 * ("unseen"), or have nothing at all to compare ("alone").
 */
export type Verdict = "true" | "alone" | "false" | "other" | "uncounted" | "doubtful" | "unseen";

export function check(books: Books, receipt: Receipt | null): Verdict {
  if (!holdTogether(books)) return "false";
  if (!receipt) return "alone";
  if (!areOf(books, receipt)) return "other";
  if (receipt.shares > books.setup.attempt) return "uncounted";
  if (receipt.altered) return "doubtful";
  const isPassedRound = receipt.seats.length > 1;
  return receipt.saw.length > 0 || isPassedRound ? "true" : "unseen";
}

function holdTogether(books: Books): boolean {
  const { secret, setup, setup_hash, parties, deck, record, ...rest } = books;
  const bare = { ...rest, secret, setup, setup_hash, parties };
  return (
    secretHash(secret) === books.commitment &&
    setupHash(secret, setup) === setup_hash &&
    setup.deck === (deck === null ? "" : deckHash(deck)) &&
    isSame(
      setup.devices,
      parties.map(({ seats }) => seats),
    ) &&
    parties.every(({ share, commitment }) => shareHash(share) === commitment) &&
    seedOf(secret, setup_hash, parties) === books.seed &&
    recordHash(secret, bare) === record
  );
}

function areOf(books: Books, receipt: Receipt): boolean {
  const own = books.parties.find(({ seats }) => isSame(seats, receipt.seats));
  const promises = ({ parties }: Books | Receipt) =>
    parties.map(({ seats, commitment, share }) => [seats, commitment, share]);
  return (
    receipt.commitment === books.commitment &&
    receipt.setup_hash === books.setup_hash &&
    own?.share === receipt.share &&
    isSame(promises(receipt), promises(books)) &&
    receipt.record === books.record
  );
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
