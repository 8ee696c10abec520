import type { HexId } from '../../../hex/hex';
import { paper } from '../grid';
import type { SyriaMap } from '../map/syria';
import { chains } from '../../../render/hexmap/chains';
import { roomiest } from '../../../render/hexmap/middles';
import { plotOf } from '../../../render/hexmap/plot';
import type { PrintedMap } from '../../../render/hexmap/printed';
import {
  sidesWhere,
  whole,
  type Sheet,
  type SheetLabel,
  type SheetLine,
  type SheetPlace,
} from '../../../render/hexmap/sheet';
import { SYRIA } from './style';

const plot = plotOf(paper);
/** Hexes of nothing but water. */
const WET = ['sea', 'lake'];

/** The map of Syria and Lebanon as it is drawn. @throws BadHex for a hex that its grid does not know */
export function sheetOfSyria(map: SyriaMap): Sheet {
  const land = [...map.terrain].filter(([, terrain]) => !WET.includes(terrain));
  const borders = sidesWhere(plot, map.area.keys(), (a, b) => map.area.get(a) !== map.area.get(b));
  const sheet: Sheet = {
    plot,
    style: SYRIA,
    hexes: new Map(land.map(([id, terrain]) => [id, { id, terrain, level: 1, beach: false }])),
    sea: [...map.terrain].flatMap(([id, terrain]) => (WET.includes(terrain) ? [id] : [])),
    tints: [],
    lines: linesOf(map),
    borders: [{ kind: 'area', sides: borders }],
    ways: Object.entries(map.roads).flatMap(([kind, steps]) => chains(steps).map((hexes) => ({ kind, hexes }))),
    wayEnds: [],
    places: placesOf(map),
    labels: labelsOf(map),
  };
  return whole(sheet, map.grid);
}

/** Escarpments fall to the easier ground. */
function linesOf({ hexsides, terrain }: SyriaMap): SheetLine[] {
  const steep = (id: HexId): number => ['mountain', 'rough'].indexOf(terrain.get(id) ?? '') + 1 || 3;
  return hexsides.map(({ kind, sides }) => ({
    kind,
    sides: kind === 'escarpment' ? sides.map(([a, b]) => (steep(a) <= steep(b) ? [a, b] : [b, a])) : sides,
  }));
}

function placesOf({ places }: SyriaMap): SheetPlace[] {
  const named = (['city', 'town', 'point'] as const).flatMap((kind) =>
    [...places[kind]].map(([id, name]) => ({ id, name, kind })),
  );
  const taken = new Set(named.map(({ id }) => id));
  const bare = { figure: '', port: null, label: null };
  return [
    ...[...places.airfield].map(([id, name]) => ({
      ...bare,
      ...{ name: taken.has(id) ? '' : name, kind: 'airfield', hexes: [id] },
    })),
    ...named.map(({ id, name, kind }) => ({
      ...bare,
      ...{ name, kind: places.airfield.has(id) && kind !== 'city' ? `${kind} with airfield` : kind, hexes: [id] },
      port: places.port.has(id) ? { hex: id, at: [-11, -4] as const, filled: true } : null,
    })),
  ];
}

/** Rivers that are named on the map; other hexsides are told by their looks. */
const NAMED: Readonly<Record<string, string>> = {
  ...{ Euphrates: 'Euphrates', Orontes: 'Orontes', Litani: 'Litani', Yarmuk: 'Yarmuk' },
  'Jordan south': 'Jordan',
};

function labelsOf({ area, areas, hexsides, grid, places }: SyriaMap): SheetLabel[] {
  const named = Object.values(places).flatMap((names) => [...names.keys()]);
  // The name of a place reaches into the hex below.
  const lettered = new Set(named.flatMap((id) => [id, grid.neighbour(id, 'S') ?? id]));
  const countries = [...areas].flatMap(([id, { name: text }]): SheetLabel[] => {
    const own = [...area].flatMap(([hex, of]) => (of === id ? [hex] : []));
    const at = roomiest(plot, own);
    return at === null ? [] : [{ text, at: plot.centre(at), style: own.length > 100 ? 'area' : 'small area' }];
  });
  const rivers = hexsides.flatMap(({ name, sides }): SheetLabel[] => {
    const text = NAMED[name];
    const free = sides.filter((side) => side.every((id) => !lettered.has(id)));
    const [a, b] = (free.length > 0 ? free : sides)[Math.floor((free.length || sides.length) / 2)] ?? [];
    if (text === undefined || a === undefined || b === undefined) return [];
    const [x, y] = plot.sideBetween(a, b).middle;
    return [{ text, at: [x + 15, y], style: 'river' }];
  });
  const sea = grid.has('1117') ? plot.centre('1117') : null;
  const water: SheetLabel[] = sea ? [{ text: 'Mediterranean Sea', at: sea, style: 'sea', turn: 90 }] : [];
  return [...countries, ...rivers, ...water];
}

/** The whole map; its upper edge points so many degrees east of north. */
export const printedSyria = (map: SyriaMap): PrintedMap => ({
  name: map.name,
  north: -map.azimuth,
  rows: [[{ name: map.name, sheet: sheetOfSyria(map), window: { sheet: '', rows: [0, 33], columns: [8, 50] } }]],
});
