import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import type { Room } from "../line/room.svelte";
import type { LuckOfRoom } from "../wire";
import Fingerprint from "./Fingerprint.svelte";

const luck = { commitment: "0a".repeat(32), setup_hash: "0b".repeat(32), parties: [] };

function show(shown: Partial<LuckOfRoom>): void {
  const seen = (now: LuckOfRoom) => now;
  const receipt = { shares: 1, games: 0 };
  render(Fingerprint, {
    room: {
      update: { room: { luck: { ...luck, ...shown } } },
      luck: { seen, receipt },
    } as unknown as Room,
  });
}

test("twelve digits in four groups, with what they are for", () => {
  show({});
  expect(screen.getByText(/\d{3} \d{3} \d{3} \d{3}/)).toBeTruthy();
  expect(screen.getByText("page-luck-fingerprint.hint")).toBeTruthy();
  expect(screen.getByText(/page-luck-count/)).toBeTruthy();
});

test("nothing before the game is settled", () => {
  show({ setup_hash: "" });
  expect(screen.queryByText(/page-luck-fingerprint/)).toBeNull();
});
