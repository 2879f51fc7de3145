import { describe, expect, it } from "vitest";
import type { Just, Option } from "../../wire";
import { SHAPES } from "../sexopolitan/shapes";
import { sketch } from "../sexopolitan/sketch";
import { byKind, bySeat, choicesAmong } from "./choices";
import { BLANK } from "./sketch";

const just = (move: object) => ({ type: "just", move }) as Just;

describe("choices", () => {
  it("belong to the card that a move names", () => {
    const options = [just({ type: "play", card: "TH" }), just({ type: "pass" })];
    const { withCard, ready } = choicesAmong(options, ["TH", "6S"], BLANK);
    expect([...withCard.keys()]).toEqual(["TH"]);
    expect(ready).toEqual([options[1]]);
  });

  it("belong to the card that a kind of move plays", () => {
    const cut = just({ type: "play_breakdown", sex: "w", seat: 2, slot: "char" });
    const romps = [false, true].map((condom) => just({ type: "play_romp", card: "romp", condom }));
    const hand = ["romp", "breakdown_w", "breakdown_m"];
    const { withCard } = choicesAmong([cut, ...romps], hand, sketch);
    expect(withCard.get("breakdown_w")).toEqual([cut]);
    expect(withCard.get("romp")).toEqual(romps);
    expect(withCard.has("breakdown_m")).toBe(false);
  });

  it("are not of the hand if the cards lie elsewhere", () => {
    const pick = { type: "pick", kind: "select_defect", at_least: 1, at_most: 1 };
    const options = [
      { ...pick, among: ["J-1"] },
      { ...pick, among: ["J-2"] },
    ] as unknown as Option[];
    const { ofHand, ofOthers } = choicesAmong(options, ["J-1"], BLANK);
    expect(ofHand).toEqual([options[0]]);
    expect(ofOthers).toEqual([options[1]]);
  });

  it("are grouped by kind, in the order they come", () => {
    const options = [just({ type: "b", x: 1 }), just({ type: "a" }), just({ type: "b", x: 2 })];
    expect(byKind(options).map((group) => group.length)).toEqual([2, 1]);
  });

  it("are grouped by whom they are about, however deep that lies", () => {
    const fields = SHAPES.sexopolitan.moves.play_one_night ?? {};
    const about = (target: unknown, condom: boolean) =>
      just({ type: "play_one_night", target, condom });
    const options = [
      about("own", false),
      about({ seat: 2, slot: "char" }, true),
      about({ seat: 2, slot: "partner" }, true),
    ];
    expect(bySeat(options, fields)?.map(([seat, group]) => [seat, group.length])).toEqual([
      ["own", 1],
      [2, 2],
    ]);
    expect(bySeat(options.slice(1), fields)).toBeNull();
  });
});
