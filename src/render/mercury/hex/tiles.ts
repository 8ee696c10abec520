import type { Extent } from '../../../systems/mercury/data/hex-map';
import type { MercuryData } from '../../../systems/mercury/data/load';
import { PAPER_SIZE } from '../../scene';
import type { Paper, Points } from '../../scene';
import { HEX, RADIUS, ROW } from './grid';
import type { HexWindow } from './view';

export const MARGIN = 14;
/** Height of the title and the key over the map. */
export const BAND = 24;

/** The page of a tile; `across` and `down` count the tiles of its block. */
export interface Tile {
  window: HexWindow;
  block: string;
  column: number;
  row: number;
  across: number;
  down: number;
  width: Points;
  height: Points;
}

/** Both sheets cut into pages, upright or across, whichever takes fewer; neighbours share a row or column at least. */
export function tilesOf(data: MercuryData, paper: Paper): Tile[] {
  const { width, height } = PAPER_SIZE[paper];
  return [data.hexMaps.W, data.hexMaps.E].flatMap(({ sheet, blocks }) =>
    blocks.flatMap((block) => {
      const [upright, across] = [cut(block, width, height), cut(block, height, width)];
      return (across.length <= upright.length ? across : upright).map((tile) => ({
        ...tile,
        block: block.id,
        window: { sheet, rows: tile.rows, columns: tile.columns },
      }));
    }),
  );
}

type Cut = Omit<Tile, 'window' | 'block'> & Extent;

function cut({ rows, columns }: Extent, width: Points, height: Points): Cut[] {
  const wide = Math.floor((width - 2 * MARGIN) / HEX - 0.5);
  const high = Math.floor((height - 2 * MARGIN - BAND - 2 * RADIUS) / ROW) + 1;
  const [across, down] = [stretches(columns, wide), stretches(rows, high).reverse()];
  return down.flatMap((r, row) =>
    across.map((c, column) => ({
      rows: r,
      columns: c,
      row,
      column,
      across: across.length,
      down: down.length,
      width,
      height,
    })),
  );
}

/** Stretches of `most` from the first to the last, evenly spread, each sharing at least one with the next. */
function stretches([first, last]: readonly [number, number], most: number): [number, number][] {
  const total = last - first + 1;
  if (total <= most) return [[first, last]];
  const count = Math.ceil((total - 1) / (most - 1));
  return Array.from({ length: count }, (_, i) => {
    const start = first + Math.round((i * (total - most)) / (count - 1));
    return [start, start + most - 1];
  });
}
