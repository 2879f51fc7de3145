import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import FivePieces from "./FivePieces.svelte";

it.each([
  [0, 1],
  [1, 1],
  [5, 5],
  [9, 9],
  [12, 9],
])("hangs up %i as %i", (count, hung) => {
  const { container } = render(FivePieces, { count });
  expect(container.querySelectorAll("[data-tint]").length).toBe(hung);
});
