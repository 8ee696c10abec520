import type { MercuryData } from '../../data/load';
import type { Panel, PrintedMap } from '../../../../render/hexmap/printed';
import { exitArrows, exitNames } from './exits';
import { sheetOfCrete } from './crete';
import { sheetOf } from './grid';
import { BLOCKS, piecesOf } from './pages';

/** The map of Crete: the West sheet, below it both pieces of the East sheet. */
export function printedCrete(data: MercuryData): PrintedMap {
  const panels = piecesOf(data).map(({ id, ...window }): Panel => {
    const sheet = sheetOf(data, window);
    return {
      name: BLOCKS[id] ?? id,
      sheet: sheetOfCrete(sheet),
      window,
      besides: { underRoads: exitArrows(sheet, window), underPlaces: exitNames(data, sheet, window) },
    };
  });
  return { name: 'Crete, 1941', north: 0, rows: [panels.slice(0, 1), panels.slice(1)] };
}
