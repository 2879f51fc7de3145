/** Where the spaces of a track lie on a board of a given width: rows of whole groups of five. */
export interface Board {
  width: number;
  height: number;
  perRow: number;
  /** The centre of a space in a lane; space 0 lies before the first. */
  at: (space: number, lane: number) => { x: number; y: number };
  /** Where the line directly before a space is drawn. */
  before: (space: number) => number;
}

const GROUP = 5;

export interface Measures {
  width: number;
  spaces: number;
  lanes: number;
  /** Pixels to a rem of sixteen: 1, or more with large text. */
  scale: number;
}

export function board({ width, spaces, lanes, scale }: Measures): Board {
  const least = 14.5 * scale;
  const gap = 6 * scale;
  const edge = 24 * scale;
  const lane = 18 * scale;
  const head = 24 * scale;
  const room = width - edge - 4 * scale;
  const groups = Math.max(1, Math.floor((room + gap) / (GROUP * least + gap)));
  const rows = Math.max(1, Math.ceil(spaces / (groups * GROUP)));
  const used = Math.min(groups, Math.ceil(spaces / GROUP));
  const even = Math.min(used, Math.ceil(Math.ceil(spaces / GROUP) / rows));
  const perRow = even * GROUP;
  const step = Math.min(26 * scale, (room - gap * (even - 1)) / perRow);
  const rowHeight = head + lanes * lane + 10 * scale;
  const row = (space: number) => Math.max(0, Math.floor((space - 1) / perRow));
  const column = (space: number) => space - 1 - row(space) * perRow;
  const left = (space: number) =>
    edge + column(space) * step + Math.floor(column(space) / GROUP) * gap;
  return {
    width,
    height: rows * rowHeight,
    perRow,
    at: (space, number) => ({
      x: space === 0 ? 10 * scale : left(space) + step / 2,
      y: row(space) * rowHeight + head + (number + 0.5) * lane,
    }),
    before: (space) =>
      left(space) - (column(space) % GROUP === 0 && column(space) > 0 ? gap / 2 : 0),
  };
}

/** Every space on the way from one to another, both ends included. */
export function way(from: number, to: number): number[] {
  const step = Math.sign(to - from);
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => from + i * step);
}
