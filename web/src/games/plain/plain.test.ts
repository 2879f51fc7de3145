import { describe, expect, it } from "vitest";
import type { Playing } from "../../table/playing.svelte";
import { Plain } from "./plain.svelte";
import { BLANK } from "./sketch";

const answeredWith = (own_answer: unknown, isAsked = false) =>
  new Plain({ isAsked, view: { own_answer } } as unknown as Playing, {
    ...BLANK,
    answered: "own_answer",
  }).hasAnswered;

describe("a sealed answer", () => {
  it("looks the same whether it was a yes or a no", () => {
    expect([answeredWith(true), answeredWith(false), answeredWith("pass")]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it("is not there before it is given", () => {
    expect([answeredWith(null), answeredWith(""), answeredWith(undefined)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(answeredWith(true, true)).toBe(false);
  });
});
