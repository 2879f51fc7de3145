import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "../../line/refusal";
import type { HouseRule } from "../../wire";
import type { Gathering } from "./gathering.svelte";
import { Draft } from "./house-rules.svelte";

const clothes: HouseRule = {
  name: "start_clothes",
  rule: "Q-74",
  choice: { type: "how_many", usual: null, low: 0, high: 11, open: true },
  up_front: false,
  to_agree: false,
};
const deck: HouseRule = {
  name: "deck",
  rule: "Q-73",
  choice: {
    type: "how_many_each",
    parts: { strip: { type: "how_many", usual: 2, low: 0, high: 4, open: false } },
  },
  up_front: false,
  to_agree: false,
};
const ranks: HouseRule = {
  name: "ranks",
  rule: "R-09",
  choice: { type: "some_of", usual: ["A", "K"], among: ["A", "K", "Q"], at_least: 0, at_most: 3 },
  up_front: false,
  to_agree: false,
};

/** A room that refuses naked people with strip cards, as the couples' game does. */
function room() {
  const view = { options: {} as Record<string, unknown> };
  const act = vi.fn(async ({ options }: { options: Record<string, unknown> }) => {
    const strip = (options.deck as { strip: number } | undefined)?.strip ?? 2;
    if (options.start_clothes === 0 && strip > 0)
      throw new Refusal("naked_with_strip_cards", "Q-75", { option: "start_clothes" });
    view.options = options;
  });
  const gathering = { view, room: { act }, toAgree: [] } as unknown as Gathering;
  return { gathering, act, view };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(2000);

test("quick steps are offered once, and a value that is the usual one is no change", async () => {
  const { gathering, act, view } = room();
  const draft = new Draft(gathering);
  draft.set(clothes, 5);
  draft.set(clothes, 6);
  draft.set(clothes, 7);
  await settle();
  expect(act).toHaveBeenCalledOnce();
  expect(view.options).toEqual({ start_clothes: 7 });
  draft.backToUsual(clothes);
  await settle();
  expect(view.options).toEqual({});
  draft.set(ranks, ["K", "A"]);
  expect(draft.isChanged(ranks)).toBe(false);
});

test("a refusal stands at its field with its rule, and the next change is offered together with it", async () => {
  const { gathering, view } = room();
  const draft = new Draft(gathering);
  draft.set(clothes, 0);
  await settle();
  expect(draft.refused?.name).toBe("start_clothes");
  expect(draft.refused?.why.rule).toBe("Q-75");
  expect(draft.value(clothes)).toBe(0);
  expect(view.options).toEqual({});
  draft.set(deck, { strip: 0 });
  await settle();
  expect(draft.refused).toBeNull();
  expect(view.options).toEqual({ start_clothes: 0, deck: { strip: 0 } });
});
