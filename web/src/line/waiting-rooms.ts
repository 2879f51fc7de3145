/** The rooms in which this device has a seat, for whoever closed the page or went back. */

import { at } from "./address";

export interface WaitingRoom {
  readonly code: string;
  readonly game: string;
  readonly playing: boolean;
}

/** None where the server cannot say. */
export async function waitingRooms(): Promise<readonly WaitingRoom[]> {
  try {
    const answer = await fetch(at("rooms"));
    return answer.ok ? ((await answer.json()) as WaitingRoom[]) : [];
  } catch {
    return [];
  }
}
