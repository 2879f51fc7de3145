/** Opening a room. A server that was asked often wants some work done first, which a person hardly notices. */

import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import type { Sorry } from "../wire";
import { at } from "./address";

/** Milliseconds of work after which the page has its turn. */
const SLICE = 12;
const LOOK_EVERY = 64;
const TOO_MANY = 429;
/** The terms can change while one works: somebody else of the same address was quicker. */
const TRIES = 3;

/** The code of the new room. Throws the code of a refusal. `working` is told when it takes a moment. */
export async function openRoom(working: () => void = () => {}): Promise<string> {
  let body: string | null = null;
  for (let tried = 0; ; tried += 1) {
    const answer = await fetch(at("rooms"), { method: "POST", body });
    const said = (await answer.json()) as { code: string } | Sorry;
    if (answer.ok) return said.code;
    if (answer.status !== TOO_MANY || said.code !== "work_first" || tried >= TRIES) throw said.code;
    const { salt, bits } = (said as Sorry).facts as { salt: string; bits: number };
    working();
    body = JSON.stringify({ salt, nonce: await solve(salt, bits) });
  }
}

/** A number that, behind the salt, has a hash with so many leading zero bits. The page stays alive meanwhile. */
export async function solve(salt: string, bits: number): Promise<string> {
  for (let nonce = 0; ; ) {
    const end = performance.now() + SLICE;
    do {
      for (let i = 0; i < LOOK_EVERY; i += 1, nonce += 1)
        if (zeroBits(sha256(utf8ToBytes(`${salt}:${nonce}`))) >= bits) return String(nonce);
    } while (performance.now() < end);
    await new Promise((next) => setTimeout(next));
  }
}

export function zeroBits(hash: Uint8Array): number {
  const first = hash.findIndex((byte) => byte !== 0);
  return first < 0 ? 8 * hash.length : 8 * first + Math.clz32(hash[first] ?? 0) - 24;
}
