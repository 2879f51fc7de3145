import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import ActivityCard from "./ActivityCard.svelte";

const activities = [
  {
    id: "palm",
    text: "Trace circles",
    facts: ["you", "one minute"],
    heat: 2,
    heatLabel: "heat 2 of 5",
  },
  { id: "dance", text: "Dance" },
  { id: "hum", text: "Hum", closed: true },
];

function show(more: object = {}) {
  const onchoose = vi.fn();
  const onwhy = vi.fn();
  const { rerender } = render(ActivityCard, {
    title: "Cuddle",
    activities,
    onchoose,
    onwhy,
    ...more,
  });
  return { onchoose, onwhy, rerender };
}

const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>("radio", { name });

it("says with each activity who, how long and how hot", () => {
  show();
  expect(radio(/Trace circles\s*you\s*one minute\s*heat 2 of 5/)).toBeTruthy();
});

it("tells what was chosen and shows what it is told", async () => {
  const { onchoose, rerender } = show({ chosen: ["palm"] });
  await fireEvent.click(radio(/Dance/));
  expect(onchoose).toHaveBeenCalledExactlyOnceWith(["dance"]);
  expect(radio(/Trace/).checked).toBe(true);
  await rerender({ chosen: ["dance"] });
  expect(radio(/Dance/).checked).toBe(true);
});

it("asks why about a closed one and keeps what was chosen", async () => {
  const { onchoose, onwhy } = show({ chosen: ["palm"] });
  await fireEvent.click(radio(/Hum/));
  expect(onwhy).toHaveBeenCalledExactlyOnceWith("hum");
  expect(onchoose).not.toHaveBeenCalled();
  expect(radio(/Trace/).checked).toBe(true);
  expect(radio(/Hum/).checked).toBe(false);
});

it("lets several be chosen in a shop, and put back", async () => {
  const { onchoose } = show({ several: true, chosen: ["palm"] });
  await fireEvent.click(screen.getByRole("checkbox", { name: /Dance/ }));
  expect(onchoose).toHaveBeenLastCalledWith(["palm", "dance"]);
  await fireEvent.click(screen.getByRole("checkbox", { name: /Trace/ }));
  expect(onchoose).toHaveBeenLastCalledWith([]);
});

it("offers nothing where it is only to be read", () => {
  show({ readonly: true, chosen: ["dance"] });
  expect(screen.queryByRole("radio")).toBeNull();
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
});
