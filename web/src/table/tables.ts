/** Which component draws which game; each is fetched when it is first played. */

import type { Component } from "svelte";
import type { Game } from "../wire";
import type { Playing } from "./playing.svelte";

/** A game's table, drawn from the view of one seat, or from the public one. */
export type TableComponent = Component<{ playing: Playing }>;

/** A game's own drawing code: its table and, if it has one, its summary for the end. */
export interface TableParts {
  default: TableComponent;
  Summary?: TableComponent;
}

type Fetch = () => Promise<TableParts>;

const plain: Fetch = () => import("../games/plain/Table.svelte");

const couples: Fetch = () => import("../games/couples");

const TABLES: Partial<Record<Game, Fetch>> = {
  "couples-quick": couples,
  "couples-advanced": couples,
};

export function tableFor(game: Game): Promise<TableParts> {
  return (TABLES[game] ?? plain)();
}
