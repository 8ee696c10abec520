import type { HexId } from '../../../../hex/hex';
import type { HexSheet, MapHex, MapPlace } from '../../data/hex-map';
import { crete } from '../../grid';
import {
  onGrid,
  sidesWhere,
  type Sheet,
  type SheetLine,
  type SheetPlace,
  type WayEnd,
} from '../../../../render/hexmap/sheet';
import { atUnits, plot } from './grid';
import { CRETE } from './style';

const made = new WeakMap<HexSheet, Sheet>();

/** A sheet of Crete as it is drawn; made once. @throws BadHex for a hex that is no number of Crete */
export function sheetOfCrete(sheet: HexSheet): Sheet {
  const known = made.get(sheet) ?? drawn(sheet);
  made.set(sheet, known);
  return known;
}

function drawn(sheet: HexSheet): Sheet {
  const all: Sheet = {
    plot,
    style: CRETE,
    ...{ hexes: sheet.hexes, sea: sheet.sea, tints: [] },
    lines: linesOf(sheet),
    borders: bordersOf(sheet),
    ways: sheet.roads.map(({ class: kind, hexes }) => ({ kind, hexes })),
    wayEnds: sheet.joins.map((join) => endOf(sheet, join)),
    places: sheet.places.map((place) => placeOf(sheet, place)),
    labels: sheet.labels.map(({ text, at, style, size, turn }) => ({ text, at: atUnits(at), style, size, turn })),
  };
  return onGrid(all, crete);
}

function linesOf(sheet: HexSheet): SheetLine[] {
  const level = (id: HexId): number => sheet.hexes.get(id)?.level ?? 0;
  // A river is drawn as far as the coast.
  const inland = ([a, b]: readonly [HexId, HexId]): boolean => sheet.hexes.has(a) && sheet.hexes.has(b);
  const downhill = ([a, b]: readonly [HexId, HexId]): [HexId, HexId] => (level(a) < level(b) ? [b, a] : [a, b]);
  return [
    { kind: 'strait', sides: sheet.seaSides.map(crete.hexesOf) },
    ...sheet.rivers.map(({ sides }) => ({ kind: 'river', sides: sides.map(crete.hexesOf).filter(inland) })),
    { kind: 'cliff', sides: sheet.cliffs.map((side) => downhill(crete.hexesOf(side))) },
  ];
}

/** Borders of sectors and of the Suda Command Area (4.64). */
function bordersOf({ hexes }: HexSheet): SheetLine[] {
  const differ =
    (of: (hex: MapHex | undefined) => unknown) =>
    (a: HexId, b: HexId): boolean =>
      of(hexes.get(a)) !== of(hexes.get(b));
  const sector = differ((hex) => hex?.sector);
  const suda = differ((hex) => hex?.areas.includes('suda-command'));
  return [
    { kind: 'sector', sides: sidesWhere(plot, hexes.keys(), sector) },
    { kind: 'suda', sides: sidesWhere(plot, hexes.keys(), suda) },
  ];
}

/** A road that goes on to the other sheet runs to the edge. */
function endOf({ sheet }: HexSheet, { class: kind, hexes }: HexSheet['joins'][number]): WayEnd {
  const [west = '', east = ''] = hexes;
  const [hex, way] = sheet === 'W' ? ([west, 'E'] as const) : ([east, 'W'] as const);
  return { kind, hex, direction: crete.directions.indexOf(way), near: hexes };
}

/** Settlements that are no villages show their port: towards the sea of its hex, clear of the middle. */
function placeOf({ sheet }: HexSheet, { name, kind, hexes, capacity, landing, label }: MapPlace): SheetPlace {
  const shown = kind === 'city' || kind === 'town' || kind === 'feature';
  const at = [sheet === 'W' ? 10.5 : 10, -5] as const;
  return {
    ...{ name, kind, hexes, label },
    // The number of groups that can land in a turn (6.52).
    figure: kind === 'airfield' ? String(capacity) : '',
    port: landing && shown ? { hex: landing.hex, at, filled: landing.kind === 'minor-port' } : null,
  };
}
