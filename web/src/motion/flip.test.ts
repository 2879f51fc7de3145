import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { flip, place, play, snapshot } from "./flip";

const leave: (() => void)[] = [];

/** Something that stands at a place and remembers how it was animated. */
function thing(key: string, left: number, width = 76, from?: string) {
  const element = document.createElement("div");
  const place = { left, top: 0, width, height: 110 };
  element.getBoundingClientRect = () => ({ ...place }) as DOMRect;
  const animate = vi.fn();
  element.animate = animate;
  const detach = flip(key, from)(element);
  if (detach) leave.push(detach);
  return {
    animate,
    detach: () => detach?.(),
    move: (to: number) => Object.assign(place, { left: to }),
  };
}

const want = (reduced: boolean) =>
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: reduced && query.includes("reduce"),
  }));

beforeEach(() => want(false));
afterEach(() => {
  for (const detach of leave.splice(0)) detach();
  vi.unstubAllGlobals();
});

it("lets what moved travel, and leaves alone what did not", () => {
  const king = thing("KH", 0);
  const queen = thing("QH", 100);
  const before = snapshot();
  king.move(200);
  play(before);
  expect(king.animate.mock.calls[0]?.[0][0].transform).toBe("translate(-200px, 0px) scale(1)");
  expect(king.animate.mock.calls[0]?.[1]).toMatchObject({ duration: 180, delay: 0 });
  expect(queen.animate).not.toHaveBeenCalled();
});

it("goes from one container to another under the same key, and grows on the way", () => {
  const onPile = thing("KH", 300, 38);
  const before = snapshot();
  const inHand = thing("KH", 0, 76);
  onPile.detach();
  play(before);
  expect(inHand.animate.mock.calls[0]?.[0][0].transform).toBe("translate(300px, 0px) scale(0.5)");
  expect(onPile.animate).not.toHaveBeenCalled();
});

it("deals new cards from where they come, one after the other", () => {
  thing("pack", 500);
  const before = snapshot();
  const cards = ["2C", "3C", "4C"].map((key, i) => thing(key, i * 80));
  play(before, { from: () => "pack" });
  expect(cards.map(({ animate }) => animate.mock.calls[0]?.[1].delay)).toEqual([0, 60, 120]);
  expect(cards[1]?.animate.mock.calls[0]?.[0][0].transform).toBe("translate(420px, 0px) scale(1)");
});

it("fades in what comes from nowhere", () => {
  const before = snapshot();
  const card = thing("2C", 0);
  play(before);
  expect(card.animate.mock.calls[0]?.[0]).toEqual({ opacity: [0, 1] });
});

it("only fades where movement is not wanted", () => {
  want(true);
  const king = thing("KH", 0);
  const before = snapshot();
  king.move(200);
  play(before);
  expect(king.animate.mock.calls[0]?.[0]).toEqual({ opacity: [0, 1] });
});

function layPack(): HTMLElement {
  const pack = document.createElement("div");
  pack.getBoundingClientRect = () => ({ left: 500, top: 0, width: 76, height: 110 }) as DOMRect;
  pack.animate = vi.fn();
  const gone = place("pack")(pack);
  if (gone) leave.push(gone);
  return pack;
}

it("comes from a place that appears together with it", () => {
  const before = snapshot();
  layPack();
  const card = thing("2C", 0, 76, "pack");
  play(before);
  expect(card.animate.mock.calls[0]?.[0][0].transform).toBe("translate(500px, 0px) scale(1)");
});

it("knows by itself where it comes from; that place stays where it is", () => {
  const pack = layPack();
  const before = snapshot();
  const card = thing("2C", 0, 76, "pack");
  play(before);
  expect(card.animate.mock.calls[0]?.[0][0].transform).toBe("translate(500px, 0px) scale(1)");
  expect(pack.animate).not.toHaveBeenCalled();
});

it("makes room at once, however many make room", () => {
  const cards = ["2C", "3C"].map((key, i) => thing(key, i * 80));
  const before = snapshot();
  for (const [i, card] of cards.entries()) card.move(i * 80 + 40);
  play(before);
  expect(cards.map(({ animate }) => animate.mock.calls[0]?.[1].delay)).toEqual([0, 0]);
});
