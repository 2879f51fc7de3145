/** What the page has of each game, found by the game's folder: its picture, its shapes, and its table or a sketch of it. */

import type { Component } from "svelte";
import type { Shapes } from "../shapes";
import type { Playing } from "../table/playing.svelte";
import NeutralPicture from "./plain/Picture.svelte";
import type { Sketch } from "./plain/sketch";

/** A game's table, drawn from the view of one seat, or from the public one. */
export type TableComponent = Component<{ playing: Playing; sketch?: Sketch }>;

/** What the `index.ts` of a game's folder may export; what is missing, the plain table does. */
export interface GameFolder {
  readonly Table?: TableComponent;
  /** How the plain table lays out its view. */
  readonly sketch?: Sketch;
  /** For the end of the game. */
  readonly Summary?: TableComponent;
}

export interface TableParts extends GameFolder {
  readonly Table: TableComponent;
  /** Of each game in the folder. */
  readonly shapes: ShapesByGame;
}

type ShapesByGame = Readonly<Record<string, Shapes>>;

type PictureComponent = Component<{ game: string }>;

/** Fetched when a game is first played. */
const FOLDERS = import.meta.glob<GameFolder>("./*/index.ts");

/** Fetched with it. */
const SHAPES = import.meta.glob<ShapesByGame>("./*/shapes.ts", { import: "SHAPES" });

/** For the menu, so they come with the page. */
const PICTURES = import.meta.glob<PictureComponent>("./*/Picture.svelte", {
  import: "default",
  eager: true,
});

export function pictureOf(folder: string): PictureComponent {
  return PICTURES[`./${folder}/Picture.svelte`] ?? (NeutralPicture as PictureComponent);
}

export async function tableFor(folder: string): Promise<TableParts> {
  const [own = {}, shapes = {}] = await Promise.all([
    FOLDERS[`./${folder}/index.ts`]?.(),
    SHAPES[`./${folder}/shapes.ts`]?.(),
  ]);
  if (own.Table) return { ...own, Table: own.Table, shapes };
  const { default: Table } = await import("./plain/Table.svelte");
  return { ...own, Table, shapes };
}
