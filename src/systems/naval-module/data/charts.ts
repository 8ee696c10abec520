import type { Chart } from '../../../kernel/chance/chart';
import { CATEGORIES, type Port } from '../map/black-sea';
import { z } from 'zod';
import type { YamlFile } from '../../../kernel/data/yaml-file';

/** A row of the Port Characteristics Chart (26.22 to 26.27). */
interface PortKind {
  /** Naval Transport Points, loaded and unloaded together in a turn. */
  ntp: number;
  /** Stacking points that it supplies. */
  supply: number;
  /** Taken from both for each Level of a Zone of Interdiction. */
  reduction: number;
  /** Classes of ships that may enter; LT: light transports. */
  classes: readonly string[];
}
export type PortKinds = Readonly<Record<Port['category'], PortKind>>;

/** The Port Characteristics Chart by category. @throws Error for a category or a number that is missing */
export function portKinds(chart: Chart): PortKinds {
  const number = (row: string, column: string): number => {
    const value = Number(chart.named(row, column));
    if (!Number.isInteger(value) || value < 0) throw new Error(`${chart.id}: ${row} has no number of ${column}`);
    return value;
  };
  const kind = (row: string): PortKind => ({
    ...{ ntp: number(row, 'ntp'), supply: number(row, 'general-supply'), reduction: number(row, 'reduction') },
    classes: chart.named(row, 'classes').split('+'),
  });
  return Object.fromEntries(CATEGORIES.map((row) => [row, kind(row)])) as unknown as PortKinds;
}

/** How a unit moves, and in which weather: a column of the Terrain Effects Chart (G19). */
const GAITS = ['foot-dry', 'foot-bad', 'motor-dry', 'motor-bad'] as const;
export type Gait = (typeof GAITS)[number];

/** What the Terrain Effects Chart says of movement (G19, G20). */
export interface Terrain {
  /** Points to enter a hex by its row; `R`: along a road alone; `P`: never. */
  enter(row: string, gait: Gait): number | 'R' | 'P';
  /** Points along a road. */
  road(kind: string, gait: Gait): number | null;
}

const half = (text: string): number => (text === '1/2' ? 0.5 : Number(text));

/** Reads the roads of charts/terrain-effects.yaml beside its table. @throws DataFault for a row that is ragged or holds no points */
export function readTerrain(file: YamlFile, chart: Chart): Terrain {
  const { roads } = file.read(z.looseObject({ roads: z.string() }));
  const [head = [], ...rows] = roads
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/ +/));
  const kinds = new Map<string, ReadonlyMap<string, number>>();
  for (const [kind = '', ...cells] of rows) {
    const points = cells.map(half);
    if (cells.length !== GAITS.length || head.slice(1).join() !== GAITS.join() || points.some((n) => !(n > 0)))
      throw file.fault(['roads'], `the road "${kind}" has points for ${GAITS.join(', ')}`);
    kinds.set(kind, new Map(GAITS.map((gait, i) => [gait, points[i] ?? 1])));
  }
  return {
    enter(row, gait) {
      const cell = chart.named(row, gait);
      return cell === 'R' || cell === 'P' ? cell : half(cell);
    },
    road: (kind, gait) => kinds.get(kind)?.get(gait) ?? null,
  };
}
