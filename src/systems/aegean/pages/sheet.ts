import type { HexId } from '../../../hex/hex';
import { aegean, paper } from '../grid';
import type { AegeanMap } from '../map/aegean';
import type { Point } from '../../../render/geometry';
import { chains, stepsOf } from '../../../render/hexmap/chains';
import { meanOf, roomiest } from '../../../render/hexmap/middles';
import { HEX, plotOf } from '../../../render/hexmap/plot';
import type { PrintedMap } from '../../../render/hexmap/printed';
import {
  whole,
  type Sheet,
  type SheetHex,
  type SheetLabel,
  type SheetLine,
  type SheetPlace,
} from '../../../render/hexmap/sheet';
import { AEGEAN } from './style';

const plot = plotOf(paper);

/** The map of the south-east Aegean as it is drawn. @throws BadHex for a hex that its grid does not know */
export function sheetOfAegean(map: AegeanMap): Sheet {
  const sheet: Sheet = {
    plot,
    style: AEGEAN,
    hexes: new Map([...map.kinds.keys()].map((id) => [id, hexOf(map, id)])),
    sea: aegean.all().filter((id) => !map.kinds.has(id)),
    tints: [{ kind: 'turkish', hexes: map.turkishWaters }],
    lines: linesOf(map),
    borders: [],
    ways: chains(stepsOf(aegean, map.road)).map((hexes) => ({ kind: 'road', hexes })),
    wayEnds: [],
    places: placesOf(map),
    labels: labelsOf(map),
  };
  return whole(sheet, aegean);
}

function hexOf({ kinds, rough, passage, beaches }: AegeanMap, id: HexId): SheetHex {
  const ground = rough.has(id) ? 'rough' : 'flat';
  const terrain = kinds.get(id) === 'turkey' ? 'Turkey' : passage.has(id) ? `${ground}, passage` : ground;
  return { id, terrain, level: 1, beach: beaches.has(id) };
}

/** Hexsides that ships cross between two coast hexes, and those between coast and open sea that they do not. */
function linesOf({ kinds, ship }: AegeanMap): SheetLine[] {
  const coasts = [...ship.keys()].flatMap((id) =>
    aegean.directions.flatMap((direction) => {
      const other = aegean.neighbour(id, direction);
      return other === null ? [] : [{ id, other, open: ship.get(id)?.includes(direction) ?? false }];
    }),
  );
  const side = ({ id, other }: { id: HexId; other: HexId }): [HexId, HexId] => [id, other];
  return [
    { kind: 'strait', sides: coasts.filter(({ id, other, open }) => open && ship.has(other) && id < other).map(side) },
    { kind: 'shut', sides: coasts.filter(({ other, open }) => !open && !kinds.has(other)).map(side) },
  ];
}

function placesOf({ ports, airfields, names, beaches }: AegeanMap): SheetPlace[] {
  const portAt = new Map(ports.map((port) => [port.hex, port.name]));
  const fields = new Map(airfields.map((field) => [field.hex, field.name]));
  const port = (hex: HexId): SheetPlace['port'] => (portAt.has(hex) ? { hex, at: [10.5, -4], filled: true } : null);
  const bare = { figure: '', label: null };
  const both = (hex: HexId): string => (portAt.has(hex) ? 'airfield and port' : 'airfield');
  return [
    ...[...fields].map(([hex, name]) => ({
      ...bare,
      ...{ name: portAt.get(hex) ?? name, kind: both(hex), hexes: [hex], port: port(hex) },
    })),
    ...[...portAt]
      .filter(([hex]) => !fields.has(hex))
      .map(([hex, name]) => ({ ...bare, name, kind: 'port', hexes: [hex], port: port(hex) })),
    ...[...names]
      .filter(([hex]) => !portAt.has(hex) && !fields.has(hex))
      .map(([hex, name]) => ({ ...bare, name, kind: beaches.has(hex) ? 'beach' : 'name', hexes: [hex], port: null })),
  ];
}

const first = (name: string): string => name.split(' ')[0] ?? name;

/** Large islands are named across themselves, small ones below, unless a port names them already. */
function labelsOf({ islands, kinds, ports }: AegeanMap): SheetLabel[] {
  const harbours = new Set(ports.map((port) => first(port.name)));
  const named = islands.filter(({ hexes }) => hexes.length > 0);
  const large = named.filter(({ hexes }) => hexes.length > LARGE);
  const small = named.filter(({ name, hexes }) => hexes.length <= LARGE && !harbours.has(first(name)));
  const turkey = [...kinds].flatMap(([id, kind]) => (kind === 'turkey' ? [id] : []));
  const halves = [turkey.filter((id) => id < '2500'), turkey.filter((id) => id > '2500')];
  return [
    ...large.flatMap(({ name, hexes }) => nameAt(name, hexes, 'island', 0.6)),
    ...apart(small.map(({ name, hexes }) => ({ text: name, at: below(hexes), style: 'island' }))),
    ...halves.flatMap((own) => nameAt('Turkey', own, 'turkey')),
    { text: 'Aegean Sea', at: plot.centre('2914'), style: 'sea', size: 1.3 },
  ];
}

const LARGE = 12;

function nameAt(text: string, hexes: readonly HexId[], style: string, size?: number): SheetLabel[] {
  const at = roomiest(plot, hexes);
  return at === null ? [] : [{ text, at: plot.centre(at), style, size }];
}

/** The lower edge of some hexes, in the middle. */
function below(hexes: readonly HexId[]): Point {
  const [x] = meanOf(plot, hexes);
  return [x, Math.max(...hexes.map((id) => plot.centre(id)[1])) + 15];
}

/** Names beside each other, every second one a line lower. */
function apart(labels: readonly SheetLabel[]): SheetLabel[] {
  const placed: SheetLabel[] = [];
  for (const label of [...labels].sort((a, b) => a.at[0] - b.at[0])) {
    const [x, y] = label.at;
    const close = placed.some(({ at }) => Math.abs(at[1] - y) < 6 && Math.abs(at[0] - x) < 50);
    placed.push(close ? { ...label, at: [x, y + 10] } : label);
  }
  return placed;
}

/** The same map for a picture so small that letters must be `larger` times as large: no numbers, and of names those of islands. */
export function overviewSheet(sheet: Sheet, { islands }: AegeanMap, larger: number): Sheet {
  const size = (7 * larger) / HEX;
  const { island } = sheet.style.labels;
  const halo = { color: '#fffaea', width: larger };
  return {
    ...sheet,
    style: {
      ...sheet.style,
      numbers: 0,
      labels: { ...sheet.style.labels, ...(island ? { island: { ...island, halo } } : {}) },
    },
    places: sheet.places.flatMap((place) => (place.port ? [{ ...place, name: '' }] : [])),
    labels: [
      ...islands
        .filter(({ hexes }) => hexes.length > 0)
        .map(({ name, hexes }) => ({ text: first(name), at: below(hexes), style: 'island', size })),
      ...sheet.labels.filter(({ style }) => style === 'turkey'),
    ],
  };
}

/** The whole map; up is north-west. */
export const printedAegean = (map: AegeanMap): PrintedMap => ({
  name: map.name,
  north: 45,
  rows: [[{ name: map.name, sheet: sheetOfAegean(map), window: { sheet: '', rows: [1, 55], columns: [1, 36] } }]],
});
