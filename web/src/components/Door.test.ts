import { render } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { expect, it } from "vitest";
import Door from "./Door.svelte";

const somebody = createRawSnippet(() => ({ render: () => "<b>David</b>" }));

it.each([
  { state: "open", opened: true, lit: true },
  { state: "shut", opened: false, lit: false },
  { state: "waiting", opened: false, lit: true },
  { state: "knock", opened: false, lit: true },
  { state: "dark", opened: false, lit: false },
] as const)("$state: opened $opened, light on the floor $lit", ({ state, opened, lit }) => {
  const { container } = render(Door, { state });
  expect(container.querySelector(".opened") !== null).toBe(opened);
  expect(container.querySelector(".spill") !== null).toBe(lit);
  expect(container.querySelector(".rings") !== null).toBe(state === "knock");
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
});

it("stands open to whoever knocks, and lets them be read", () => {
  const { container, getByText } = render(Door, { state: "knock", children: somebody });
  expect(container.querySelector(".opened")).not.toBeNull();
  expect(getByText("David").closest("[aria-hidden]")).toBeNull();
});
