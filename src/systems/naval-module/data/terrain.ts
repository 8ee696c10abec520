import { z } from 'zod';
import type { Chart } from '../../../kernel/chance/chart';
import type { YamlFile } from '../../../kernel/data/yaml-file';

/** How a unit moves, and in which weather: a column of the Terrain Effects Chart (G19). */
export const GAITS = ['foot-dry', 'foot-bad', 'motor-dry', 'motor-bad'] as const;
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
