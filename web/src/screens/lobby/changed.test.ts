import { expect, test } from "vitest";
import type { RoomView, SeatOfRoom } from "../../wire";
import { changeThatUnreadied } from "./changed";

const ana: SeatOfRoom = {
  name: "Ana",
  mine: true,
  host: true,
  device: null,
  bot: "",
  ready: true,
  away: false,
  partner: null,
};
const ben: SeatOfRoom = { ...ana, name: "Ben", mine: false, host: false };

function room(change: Partial<RoomView> = {}): RoomView {
  return {
    news: 1,
    phase: "lobby",
    host: true,
    knocking: [],
    screens: [],
    seats: [ana, ben],
    mine: null,
    game: "retos",
    options: {},
    played: {},
    apart: false,
    lacking: [],
    heat: 5,
    stake: "",
    hitch: "",
    agreement: "",
    pieces: 0,
    deck: { id: "retos-classic", title: { en: "Classic" }, since: 1, by: "" },
    luck: {
      attempt: 1,
      commitment: "",
      parties: [],
      setup_hash: "",
      voids: 0,
      voided: null,
      record: "",
    },
    paused: false,
    resuming: [],
    ending: [],
    opening: [],
    ended: false,
    books: false,
    ...change,
  };
}

const unready = [
  { ...ana, ready: false },
  { ...ben, ready: false },
];

test("a change of the agreement that takes a yes back is named", () => {
  const before = room();
  const now = (change: Partial<RoomView>) => room({ seats: unready, ...change });
  expect(changeThatUnreadied(before, now({ game: "peekpoker" }))).toBe("game");
  expect(changeThatUnreadied(before, now({ options: { prize: "tea" } }))).toBe("rules");
  expect(changeThatUnreadied(before, now({ deck: null }))).toBe("deck");
  expect(changeThatUnreadied(before, now({ seats: unready.slice(0, 1) }))).toBe("people");
  const coupled = [{ ...ana, ready: false, partner: 1 }, unready[1] as SeatOfRoom];
  expect(changeThatUnreadied(before, now({ seats: coupled }))).toBe("couples");
});

test("nobody is told when somebody's own boundaries took their own yes back", () => {
  const now = room({ seats: [{ ...ana, ready: false }, ben] });
  expect(changeThatUnreadied(room(), now)).toBeNull();
});

test("nothing is said when nobody was ready, or when a ready person takes another name", () => {
  const nobodyReady = room({ seats: unready });
  expect(changeThatUnreadied(nobodyReady, room({ seats: unready, game: "peekpoker" }))).toBeNull();
  expect(changeThatUnreadied(room(), room({ seats: [{ ...ana, name: "Anna" }, ben] }))).toBeNull();
});
