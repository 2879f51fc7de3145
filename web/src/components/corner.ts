import type { Component } from "svelte";
import { getContext } from "svelte";

/** What the page has in its upper right corner; what lies over the page has it there, too. */
const CORNER = "corner";

export const withCorner = (corner: Component): Map<string, Component> =>
  new Map([[CORNER, corner]]);

export const corner = (): Component | undefined => getContext(CORNER);
