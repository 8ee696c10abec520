import { crete, paper } from '../../grid';
import type { HexSheet, SheetId } from '../../data/hex-map';
import type { MercuryData } from '../../data/load';
import type { Point } from '../../../../render/geometry';
import { HEX, plotOf } from '../../../../render/hexmap/plot';
import type { HexWindow } from '../../../../render/hexmap/view';

/** The paper of both sheets of Crete; numbers are printed without the letter of their sheet. */
export const plot = plotOf(paper);
export const { centre, corners, inWindow, number, windowRect } = plot;

/** Whether something happened on a hex of Crete, and not at sea or in a box. */
export const isHex = (at: string): boolean => crete.has(at);

/** A point given in hex widths, x to the east and y to the north, as the lettering of a sheet is. */
export const atUnits = ([x, y]: readonly [number, number]): Point => [x * HEX, -y * HEX];

/** The sheet on which a window lies. @throws Error for a sheet that Crete has not */
export function sheetOf(data: Pick<MercuryData, 'hexMaps'>, { sheet }: HexWindow): HexSheet {
  const found = data.hexMaps[sheet as SheetId] as HexSheet | undefined;
  if (!found) throw new Error(`Crete has no sheet "${sheet}"`);
  return found;
}
