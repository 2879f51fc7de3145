/** How long to wait between two tries, in milliseconds. */

export const FIRST_WAIT = 400;
export const LONGEST_WAIT = 8000;

/** About as long: not everybody comes back at the same moment. */
export function spread(wait: number): number {
  return wait * (0.75 + Math.random() / 2);
}
