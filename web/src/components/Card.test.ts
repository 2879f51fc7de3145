import { render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import Card from "./Card.svelte";
import { face } from "./playing-card";

it("is called what it was told to be called, and shows ten as 10", () => {
  render(Card, { card: "TH", label: "ten of hearts" });
  const card = screen.getByRole("img", { name: "ten of hearts" });
  expect(card.textContent?.trim()).toBe("10");
  expect(card.dataset.suit).toBe("heart");
});

it("shows the suit by shape and, where given, by letter", () => {
  const { container } = render(Card, { card: "QC", label: "dame de trèfle", letter: "T" });
  expect(container.querySelectorAll("[data-icon=club]")).toHaveLength(2);
  expect(container.textContent).toContain("T");
});

it("shows nothing of a hidden card", () => {
  const { container } = render(Card, { card: null, label: "a hidden card" });
  expect(screen.getByRole("img", { name: "a hidden card" })).toBeTruthy();
  expect(container.textContent?.trim()).toBe("");
  expect(container.querySelector("[data-card]")).toBeNull();
});

it("shows the words of a card that is not one of the fifty-two", () => {
  const { container } = render(Card, {
    card: "B-ART-DIR-1",
    label: "director",
    text: "Director",
    mark: "Art",
  });
  expect(container.textContent).toMatch(/Art\s*Director/);
});

it("knows all fifty-two and nothing else", () => {
  const codes = [..."23456789TJQKA"].flatMap((rank) => [..."CDHS"].map((suit) => rank + suit));
  expect(codes.filter((code) => face(code))).toHaveLength(52);
  expect(["1H", "10H", "TX", "J-10", "", "th"].filter((code) => face(code))).toEqual([]);
});
