import { sha256 } from "@noble/hashes/sha2.js";
import { afterEach, expect, test, vi } from "vitest";
import { openRoom, solve, zeroBits } from "./opening";

afterEach(() => vi.unstubAllGlobals());

/** A server that wants this much work, and looks at it. */
function server(bits: number): string[] {
  const bodies: string[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string | null }) => {
    bodies.push(body ?? "");
    const { salt, nonce } = body ? JSON.parse(body) : { salt: "", nonce: "" };
    const hash = sha256(new TextEncoder().encode(`${salt}:${nonce}`));
    const facts = { salt: `salt-${bodies.length}`, bits };
    return salt === `salt-${bodies.length - 1}` && zeroBits(hash) >= bits
      ? new Response(JSON.stringify({ code: "abc" }), { status: 201 })
      : new Response(JSON.stringify({ type: "sorry", code: "work_first", facts }), { status: 429 });
  });
  return bodies;
}

test("work that is asked for is done, and people are told that it takes a moment", async () => {
  const bodies = server(10);
  const working = vi.fn();
  expect(await openRoom(working)).toBe("abc");
  expect(working).toHaveBeenCalledOnce();
  expect(bodies).toHaveLength(2);
  expect(bodies[0]).toBe("");
});

test("a refusal is thrown by its code, also of a server that is never content", async () => {
  vi.stubGlobal(
    "fetch",
    async () => new Response(JSON.stringify({ code: "rooms_enough" }), { status: 429 }),
  );
  await expect(openRoom()).rejects.toBe("rooms_enough");
  const facts = { salt: "salt", bits: 1 };
  vi.stubGlobal(
    "fetch",
    async () => new Response(JSON.stringify({ code: "work_first", facts }), { status: 429 }),
  );
  await expect(openRoom()).rejects.toBe("work_first");
});

test("the page has its turn while it works", async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  const nonce = await solve("salt", 15);
  clearInterval(timer);
  expect(zeroBits(sha256(new TextEncoder().encode(`salt:${nonce}`)))).toBeGreaterThanOrEqual(15);
  expect(turns).toBeGreaterThan(0);
});

test("zero bits are counted from the front", () => {
  expect(zeroBits(new Uint8Array([0x80, 0]))).toBe(0);
  expect(zeroBits(new Uint8Array([0x01, 0]))).toBe(7);
  expect(zeroBits(new Uint8Array([0, 0x10]))).toBe(11);
  expect(zeroBits(new Uint8Array([0, 0]))).toBe(16);
});
