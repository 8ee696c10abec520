import type { HexId } from '../../../hex/hex';
import type { SlouchHatsData } from '../data/load';
import type { HexWindow } from '../../../render/hexmap/view';
import { onMap, type Thing } from './units';

/** The parts that the map is printed in: two at full size, and the empty east smaller. */
export const FRAMES = {
  whole: { sheet: '', columns: [8, 50], rows: [0, 33] },
  north: { sheet: '', columns: [8, 30], rows: [0, 17] },
  south: { sheet: '', columns: [8, 30], rows: [14, 33] },
  desert: { sheet: '', columns: [24, 50], rows: [0, 33] },
} as const satisfies Record<string, HexWindow>;

/** Enemies so many hexes apart count as fighting, the nearer the more; beyond they count for little. */
const NEAR = 6;
/** What a stack weighs that no enemy is near. */
const ALONE = 0.2;
/** What happened in a hex weighs as much as enemies side by side. */
const HAPPENED = NEAR;

interface Weighed {
  column: number;
  row: number;
  weight: number;
}

/** The window of so many columns and rows that shows most of the fighting; of equals that with it nearest to its middle. */
export function fightingFrame(
  things: readonly Thing[],
  data: SlouchHatsData,
  happened: readonly HexId[],
  [columns, rows]: readonly [columns: number, rows: number],
): HexWindow {
  const points = weighed(things, data, happened);
  const { whole } = FRAMES;
  let best: { window: HexWindow; weight: number; off: number } | null = null;
  for (const west of starts(whole.columns, columns)) {
    for (const north of starts(whole.rows, rows)) {
      const window: HexWindow = { sheet: '', columns: [west, west + columns - 1], rows: [north, north + rows - 1] };
      const { weight, off } = weightIn(window, points);
      const more = weight - (best?.weight ?? -1);
      if (!best || more > 0.001 || (more > -0.001 && off < best.off)) best = { window, weight, off };
    }
  }
  return best?.window ?? whole;
}

const starts = ([first, last]: readonly [number, number], length: number): number[] =>
  Array.from({ length: Math.max(1, last - first + 2 - length) }, (_, i) => first + i);

/** Stacks by how near their enemies are, and hexes where something happened. */
function weighed(things: readonly Thing[], data: SlouchHatsData, happened: readonly HexId[]): Weighed[] {
  const { grid } = data.ground.map;
  const sides = new Map(onMap(things, data).flatMap((t) => (t.kind === 'combat' ? [[t.hex, t.ofSide] as const] : [])));
  const stacks = [...sides].map(([hex, side]) => {
    const gap = Math.min(...[...sides].flatMap(([other, of]) => (of === side ? [] : [grid.distance(hex, other)])));
    return { ...grid.placeOf(hex), weight: gap <= NEAR ? (1 + NEAR - gap) ** 2 / NEAR : ALONE };
  });
  const marked = happened.filter((hex) => grid.has(hex)).map((hex) => ({ ...grid.placeOf(hex), weight: HAPPENED }));
  return [...stacks, ...marked];
}

/** What lies at the edge of a picture is seen without what lies beside it. */
const EDGE = 0.7;

function weightIn(
  { columns: [west, east], rows: [north, south] }: HexWindow,
  points: readonly Weighed[],
): Omit<Weighed, 'column' | 'row'> & { off: number } {
  let [weight, off] = [0, 0];
  for (const { column, row, weight: own } of points) {
    if (column < west || column > east || row < north || row > south) continue;
    const atEdge = column === west || column === east || row === north || row === south;
    weight += own * (atEdge ? EDGE : 1);
    off += own * (Math.abs(2 * column - west - east) + Math.abs(2 * row - north - south));
  }
  return { weight, off };
}
