import { neighbours } from '../../../hex/hex';
import type { HexId } from '../../../hex/hex';
import type { HexSheet, MapHex } from '../../../systems/mercury/data/hex-map';
import type { Point } from '../../geometry';
import type { Paint, Shape } from '../../scene';
import { polygon } from '../../shapes';
import { joined, rounding } from './curves';
import { centre, inWindow, perSheet, sideBetween } from './grid';
import type { Side } from './grid';
import { HALO, NAME, SECTOR } from './palette';
import type { HexWindow } from './view';

const inSuda = (hex: MapHex): boolean => hex.areas.includes('suda-command');
const sectorSides = perSheet((sheet) => sidesWhere(sheet, (a, b) => a.sector !== b.sector));
const sudaSides = perSheet((sheet) => sidesWhere(sheet, (a, b) => inSuda(a) !== inSuda(b)));

/** Hexsides between two land hexes that differ. */
function sidesWhere(sheet: HexSheet, differ: (a: MapHex, b: MapHex) => boolean): { id: HexId; side: Side }[] {
  return [...sheet.hexes.values()].flatMap((hex) =>
    neighbours(hex.id).flatMap((id) => {
      const other = sheet.hexes.get(id);
      return other && hex.id < id && differ(hex, other) ? [{ id, side: sideBetween(hex.id, id) }] : [];
    }),
  );
}

/** Borders of sectors and of the Suda Command Area (4.64) along hexsides, and arrows to the off-map boxes (4.52). */
export function borders(sheet: HexSheet, window: HexWindow): Shape[] {
  const line = (sides: readonly { id: HexId; side: Side }[]): string =>
    joined(sides.filter(({ id }) => inWindow(window, id, 1)).map(({ side }) => side.ends))
      .map((points) => rounding(points, 0.1))
      .join('');
  const drawn = (d: string, paints: readonly Paint[]): Shape[] =>
    d === '' ? [] : paints.map((paint) => ({ kind: 'path', d, paint }));
  return [
    ...drawn(line(sectorSides(sheet)), [
      { stroke: HALO, width: 3.2, opacity: 0.7 },
      { stroke: SECTOR, width: 1.9, dash: [7, 2, 1.6, 2] },
    ]),
    ...drawn(line(sudaSides(sheet)), [
      { stroke: HALO, width: 2.6, opacity: 0.7 },
      { stroke: NAME, width: 1.3, dash: [1.3, 2] },
    ]),
    ...Object.entries(sheet.exitSides)
      .filter(([id]) => inWindow(window, id))
      .map(([id, side]) => arrow(centre(id), side)),
  ];
}

const TURNS = { E: [1, 0], W: [-1, 0], N: [0, -1], S: [0, 1] } as const;

function arrow([x, y]: Point, side: keyof typeof TURNS): Shape {
  const [dx, dy] = TURNS[side];
  const at = (along: number, off: number): Point => [x + dx * along - dy * off, y + dy * along + dx * off];
  return polygon([at(7, -2), at(11, -2), at(11, -5), at(17, 0), at(11, 5), at(11, 2), at(7, 2)], {
    fill: NAME,
    stroke: HALO,
    width: 0.6,
  });
}
