import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import type { Room } from "../line/room.svelte";
import Alarm from "./Alarm.svelte";

const show = (luck: object) =>
  render(Alarm, { room: { luck: { altered: false, hidden: null, ...luck } } as unknown as Room });

test("all is well", () => {
  show({});
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a shuffle that is not ours is said", () => {
  show({ altered: true });
  expect(screen.getByRole("alert").textContent).toBe("page-luck-altered");
});

test("starts that were hidden are said", () => {
  show({ hidden: { own: 3, room: 1 } });
  expect(screen.getByRole("alert").textContent).toContain("page-luck-hidden");
});
