import { z } from 'zod';
import type { SourceFile } from '../../../kernel/chance/chart';
import { cellsOf } from '../../../kernel/data/cells';
import { YamlFile } from '../../../kernel/data/yaml-file';

/** Points by column of the chart: foot, mountain, wheeled, tracked. */
export type ByMoveType = Readonly<Record<string, number>>;

/** The parts of the Terrain Effects Chart beside its table of hexes (4.22, 4.23). */
export interface HexsideCosts {
  /** Added for a river hexside without a road. */
  river: ByMoveType;
  /** In place of terrain and river. */
  road: Readonly<Record<'main' | 'secondary', ByMoveType>>;
}

/** Reads the hexside and road tables of charts/terrain-effects.yaml. @throws DataFault */
export function readHexsideCosts(source: SourceFile): HexsideCosts {
  const file = new YamlFile(source);
  const { hexsides, roads } = file.read(z.object({ hexsides: z.string(), roads: z.string() }));
  const costs = (part: string, table: string, label: string): ByMoveType => {
    const [heads = [], ...rows] = cellsOf(table);
    const row = rows.find((r) => r[0] === label);
    if (!row) throw file.fault([part], `the row "${label}" is missing`);
    const types = ['foot', 'mountain', 'wheeled', 'tracked'];
    return Object.fromEntries(types.map((t) => [t, points(row[heads.indexOf(t)] ?? '', () => file.fault([part], t))]));
  };
  return {
    river: costs('hexsides', hexsides, 'river'),
    road: { main: costs('roads', roads, 'main'), secondary: costs('roads', roads, 'secondary') },
  };
}

/** `+1`, `2`, `1/2`; movement is counted in halves. */
function points(cell: string, fault: () => Error): number {
  const [, whole = '', half = ''] = /^\+?(\d+)(\/2)?$/.exec(cell) ?? [];
  if (whole === '') throw fault();
  return Number(whole) / (half === '' ? 1 : 2);
}
