/** The hashes of rooms/luck.py: what everybody has committed to, and what follows from it. */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Party, Seat } from "../wire";

/** The one JSON text of a value: keys by code point, no spaces, whole numbers only. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const fields = Object.entries(value).sort(([one], [other]) => byCodePoint(one, other));
    return `{${fields.map(([name, part]) => `${JSON.stringify(name)}:${canonical(part)}`).join(",")}}`;
  }
  if (typeof value === "number" && !Number.isSafeInteger(value))
    throw new RangeError(`${value} is no whole number`);
  return JSON.stringify(value);
}

function byCodePoint(one: string, other: string): number {
  const [left, right] = [[...one], [...other]];
  const at = left.findIndex((letter, i) => letter !== right[i]);
  if (at < 0) return left.length - right.length;
  return (left[at]?.codePointAt(0) ?? -1) - (right[at]?.codePointAt(0) ?? -1);
}

function digest(of: string, ...lines: string[]): string {
  return bytesToHex(sha256(utf8ToBytes([`nightcap ${of}`, ...lines].join("\n"))));
}

export const secretHash = (secret: string) => digest("secret", secret);
export const shareHash = (share: string) => digest("share", share);
export const deckHash = (deck: unknown) => digest("deck", canonical(deck));
export const setupHash = (secret: string, setup: unknown) =>
  digest("setup", secret, canonical(setup));
export const recordHash = (secret: string, books: unknown) =>
  digest("record", secret, canonical(books));
export const moveHash = (share: string, seat: Seat, move: unknown) =>
  digest("move", share, String(seat), canonical(move));

export const viewHash = (share: string, seat: Seat, view: unknown) =>
  digest("view", share, String(seat), canonical(view)).slice(0, 32);

export const eventHash = (share: string, seat: Seat, event: unknown) =>
  digest("event", share, String(seat), canonical(event)).slice(0, 32);

export function seedOf(secret: string, setup: string, parties: readonly Party[]): string {
  const shares = parties.map(({ seats, share }) => [seats, share] as const);
  const byFirstSeat = [...shares].sort(([one], [other]) => (one[0] ?? 0) - (other[0] ?? 0));
  return digest("seed", secret, setup, canonical(byFirstSeat));
}

/** What a page has seen of the luck of a game. */
export interface Seen {
  readonly commitment: string;
  readonly setup_hash: string;
  readonly parties: readonly Party[];
}

/** Twelve digits that are the same on all devices if all have seen the same. */
export function fingerprint({ commitment, setup_hash, parties }: Seen): string {
  const seen = parties.map(({ seats, commitment, share }) => ({ seats, commitment, share }));
  const hash = digest("fingerprint", canonical({ commitment, parties: seen, setup_hash }));
  const digits = String(BigInt(`0x${hash.slice(0, 16)}`) % 10n ** 12n).padStart(12, "0");
  return digits.replace(/(\d{3})(?=\d)/g, "$1 ");
}
