/** Which component draws which game; each is fetched when it is first played. */

import type { Component } from "svelte";
import type { Game } from "../wire";
import type { Playing } from "./playing.svelte";

/** A game's table, drawn from the view of one seat, or from the public one. */
export type TableComponent = Component<{ playing: Playing }>;

type Fetch = () => Promise<{ default: TableComponent }>;

const plain: Fetch = () => import("../games/plain/Table.svelte");

const TABLES: Partial<Record<Game, Fetch>> = {};

export async function tableFor(game: Game): Promise<TableComponent> {
  return (await (TABLES[game] ?? plain)()).default;
}
