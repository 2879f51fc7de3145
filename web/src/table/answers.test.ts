import { describe, expect, it } from "vitest";
import type { Moves, Option } from "../wire";
import { type Content, type Filled, fits, moveOf, offered, tagOf } from "./answers";

type Couples = Option<"couples-advanced">;

const FIELDS = { exchange: "cards", bet: "amount" };
const deal: Couples = { type: "just", move: { type: "deal" } };
const buy: Couples = { type: "just", move: { type: "shop_buy", card: "S-1", index: 2 } };
const tweak: Couples = {
  type: "note",
  move: { type: "propose_tweak", note: "" },
  at_most: 5,
};
const exchange: Couples = {
  type: "pick",
  kind: "exchange",
  among: ["KH", "9D", "6C"],
  at_least: 1,
  at_most: 2,
};
const bet = { type: "amount", kind: "bet", low: 2, high: 9 } as unknown as Option;
const alike = {
  type: "alike",
  move: { type: "publish", cards: ["J-1"] },
  equals: [["J-1", "J-2"]],
} as unknown as Option;

const filled = (option: Option | Couples, content?: Content) => ({ option, content }) as Filled;

describe("an option and what was chosen make the move", () => {
  it.each([
    [deal, undefined, { type: "deal" }],
    [alike, undefined, { type: "publish", cards: ["J-1"] }],
    [tweak, "slow", { type: "propose_tweak", note: "slow" }],
    [exchange, ["9D"], { type: "exchange", cards: ["9D"] }],
    [bet, 4, { type: "bet", amount: 4 }],
  ] as [Option, Content | undefined, object][])("of %o", (option, content, move) => {
    expect(moveOf(filled(option, content), FIELDS)).toEqual(move);
    expect(fits(filled(option, content))).toBe(true);
    expect(tagOf(option)).toBe((move as { type: string }).type);
  });
});

describe("an option takes nothing else", () => {
  it.each([
    [deal, "words"],
    [tweak, undefined],
    [tweak, "slowly"],
    [exchange, undefined],
    [exchange, []],
    [exchange, ["KH", "9D", "6C"]],
    [exchange, ["KH", "KH"]],
    [exchange, ["2S"]],
    [bet, 1],
    [bet, 10],
  ] as [Option, Content | undefined][])("%o, not %o", (option, content) => {
    expect(fits(filled(option, content))).toBe(false);
  });
});

describe("what somebody means", () => {
  const options = [deal, buy, tweak, exchange];
  const find = (meant: Moves["couples-advanced"]) => offered(options, meant, FIELDS);

  it("is found among the options, with what goes into it", () => {
    expect(find({ type: "deal" })).toEqual({ option: deal });
    expect(find({ type: "exchange", cards: ["6C", "KH"] })).toEqual({
      option: exchange,
      content: ["6C", "KH"],
    });
    expect(find({ type: "propose_tweak", note: "" })).toEqual({ option: tweak, content: "" });
  });

  it("is the same in whatever order its fields come", () => {
    expect(find({ index: 2, card: "S-1", type: "shop_buy" })).toEqual({ option: buy });
  });

  it("is not there if no option makes exactly that", () => {
    expect(find({ type: "shop_buy", card: "S-1", index: 1 })).toBeNull();
    expect(find({ type: "exchange", cards: ["2S"] })).toBeNull();
    expect(find({ type: "pass_buy" })).toBeNull();
  });
});
