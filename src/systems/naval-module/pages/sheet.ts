import type { HexId } from '../../../hex/hex';
import { paper, type BlackSeaMap } from '../map/black-sea';
import { chains, stepsOf } from '../../../render/hexmap/chains';
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
import { BLACK_SEA } from './style';

/** The letter of the panel of Odessa is printed. */
const plot = plotOf(paper, (id) => id);

/** The map of the Black Sea as it is drawn, both panels. @throws BadHex for a hex that its grid does not know */
export function sheetOfBlackSea(map: BlackSeaMap): Sheet {
  const of = (...kinds: string[]): HexId[] => [...map.kind].flatMap(([id, kind]) => (kinds.includes(kind) ? [id] : []));
  const zones = sidesWhere(plot, map.zone.keys(), (a, b) => map.zone.get(a) !== map.zone.get(b));
  const hexes = of('land', 'coastal').map((id) => ({ id, terrain: map.terrain.get(id) ?? '', level: 1, beach: false }));
  const sheet: Sheet = {
    plot,
    style: BLACK_SEA,
    hexes: new Map(hexes.map((hex) => [hex.id, hex])),
    sea: of('sea', 'shallow'),
    tints: [{ kind: 'shallow', hexes: of('shallow') }],
    lines: linesOf(map),
    borders: [{ kind: 'zone', sides: zones }],
    ways: Object.entries(map.ways).flatMap(([kind, directed]) =>
      chains(stepsOf(map.grid, directed)).map((chain) => ({ kind, hexes: chain })),
    ),
    wayEnds: [],
    places: placesOf(map),
    labels: labelsOf(map),
  };
  return whole(sheet, map.grid);
}

/** Hexsides of sea, and of land and sea, between two hexes with land; limans. */
function linesOf({ grid, sides, lake }: BlackSeaMap): SheetLine[] {
  const between = (letter: string): [HexId, HexId][] =>
    [...sides].flatMap(([id, letters]) =>
      grid.directions.flatMap((direction, i): [HexId, HexId][] => {
        const other = grid.neighbour(id, direction);
        return other !== null && id < other && sides.has(other) && letters[i] === letter ? [[id, other]] : [];
      }),
    );
  return [
    { kind: 'partly', sides: between('C') },
    { kind: 'strait', sides: between('S') },
    { kind: 'lake', sides: stepsOf(grid, lake) },
  ];
}

function placesOf({ places, ports }: BlackSeaMap): SheetPlace[] {
  // The others lie in boxes beside the map.
  const onMap = ports.flatMap(({ hex, ...port }) => (hex === null ? [] : [{ hex, ...port }]));
  const portAt = new Map(onMap.map((port) => [port.hex, port]));
  const port = (hex: HexId): SheetPlace['port'] => {
    const found = portAt.get(hex);
    return found ? { hex, at: [-11.5, -4], filled: found.category !== 'anchorage' } : null;
  };
  const bare = { figure: '', label: null };
  return [
    ...[...places].map(([hex, { name, rank }]) => ({ ...bare, name, kind: rank, hexes: [hex], port: port(hex) })),
    ...onMap
      .filter(({ hex }) => !places.has(hex))
      .map(({ hex, name }) => ({ ...bare, name, kind: 'port', hexes: [hex], port: port(hex) })),
  ];
}

const labelsOf = ({ zone, zones }: BlackSeaMap): SheetLabel[] =>
  [...zones].flatMap(([id, text]): SheetLabel[] => {
    const own = [...zone].flatMap(([hex, of]) => (of === id ? [hex] : []));
    const at = roomiest(plot, own);
    return at === null ? [] : [{ text, at: plot.centre(at), style: 'sea', size: own.length > 50 ? 0.7 : 0.36 }];
  });

/** Both panels; up is north. */
export function printedBlackSea(map: BlackSeaMap): PrintedMap {
  const sheet = sheetOfBlackSea(map);
  return {
    name: map.name,
    north: 0,
    rows: [
      [
        { name: 'Crimea and Kerch', sheet, window: { sheet: '', rows: [14, 30], columns: [12, 56] } },
        { name: 'Odessa', sheet, window: { sheet: 'O', rows: [5, 15], columns: [3, 16] } },
      ],
    ],
  };
}
