import type { MercuryData } from '../../data/load';
import type { GroupShape, Points } from '../../../../render/scene';
import type { View } from '../../view/view';
import { dropBoxes, dropRings, dropWords } from '../ground/drop-targets';
import type { Mark } from '../marks';
import { hexMap as drawn } from '../../../../render/hexmap/hex-map';
import { textBox } from '../../../../render/hexmap/lettering';
import type { HexView, HexWindow } from '../../../../render/hexmap/view';
import { overCounters, rings, signBoxes, ways } from '../ground/map-marks';
import { sheetOfCrete } from './crete';
import { exitArrows, exitNames } from './exits';
import { sheetOf } from './grid';

/** The part of a sheet of Crete in a window, with its upper left corner at (x, y), and what happened there. */
export function hexMap(
  data: MercuryData,
  view: HexView,
  window: HexWindow,
  x: Points,
  y: Points,
  { scale = 1, marks = [], view: seen }: { scale?: number; marks?: readonly Mark[]; view?: View } = {},
): GroupShape {
  const sheet = sheetOf(data, window);
  const exits = exitNames(
    data,
    sheet,
    window,
    view.units.map(({ hex }) => hex),
  );
  const besides = {
    underRoads: exitArrows(sheet, window),
    underNumbers: rings(marks, window),
    underNames: [...(seen ? dropRings(seen, data, window) : []), ...ways(marks, window)],
    underCounters: exits,
    overCounters: [...(seen ? dropWords(seen, data, window) : []), ...overCounters(marks, window)],
  };
  const taken = [...exits.map(textBox), ...(seen ? dropBoxes(seen, data, window) : []), ...signBoxes(marks, window)];
  return drawn(sheetOfCrete(sheet), view, window, x, y, { scale, besides, taken });
}
