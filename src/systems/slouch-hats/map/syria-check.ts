import type { Grid } from '../../../hex/grid';
import type { HexId } from '../../../hex/hex';
import { words } from '../../../hex/lists';
import type { RawSyria } from './syria';

/** A list of hexes or hexsides with where it stands in the map file and what it is called there. */
interface Listed {
  at: readonly string[];
  name: string;
  text: string;
}

type Fault = (at: readonly string[], what: string) => Error;

/** Refuses a map that contradicts itself. @throws Error of `fault` */
export function checkSyria(raw: RawSyria, { grid, land }: Ground, fault: Fault): void {
  const terrain = Object.entries(raw.terrain).map(([name, text]) => ({ at: ['terrain', name], name, text }));
  const areas = Object.entries(raw.areas).map(([id, { hexes }]) => ({ at: ['areas', id, 'hexes'], name: id, text: hexes }));
  const kind = once(terrain, fault);
  const area = once(areas, fault);
  for (const [hex, list] of area) if (!land.has(hex)) throw fault(list.at, `${hex} is no hex of land, and is in the area "${list.name}"`);
  const nobodys = [...land.keys()].find((hex) => !area.has(hex));
  if (nobodys !== undefined) throw fault(kind.get(nobodys)?.at ?? ['terrain'], `${nobodys} is in no area (2.12)`);
  checkPlaces(raw, land, fault);
  checkPorts(raw, fault);
  checkPairs(raw, grid, fault);
}

interface Ground {
  grid: Grid<'flat'>;
  /** Hexes of land. */
  land: ReadonlyMap<HexId, unknown>;
}

/** Each hex with the list that it stands in: in one, and once. */
function once(all: readonly Listed[], fault: Fault): ReadonlyMap<HexId, Listed> {
  const seen = new Map<HexId, Listed>();
  for (const list of all)
    for (const hex of words(list.text)) {
      const before = seen.get(hex);
      if (before) throw fault(list.at, `${hex} is "${list.name}" and stands under "${before.name}" before`);
      seen.set(hex, list);
    }
  return seen;
}

/** Whatever has a name, or feeds units, stands on land. */
function checkPlaces(raw: RawSyria, land: Ground['land'], fault: Fault): void {
  for (const part of ['city', 'town', 'point', 'airfield', 'port', 'port_tracks', 'supply_entries'] as const)
    for (const hex of Object.keys(raw[part]))
      if (!land.has(hex)) throw fault([part, hex], `${hex} is no hex of land of the map`);
  const wet = words(raw.coastal).find((hex) => !land.has(hex));
  if (wet !== undefined) throw fault(['coastal'], `${wet} is no hex of land of the map`);
}

/** 7.31, 7.33: a port has a Capacity Track, from its full value down. */
function checkPorts({ port, port_tracks: tracks }: RawSyria, fault: Fault): void {
  for (const hex of Object.keys(port))
    if (!tracks[hex]) throw fault(['port', hex], `the port ${hex} has no Capacity Track in "port_tracks" (7.33)`);
  for (const [hex, { track }] of Object.entries(tracks)) {
    const at = ['port_tracks', hex];
    if (port[hex] === undefined) throw fault(at, `${hex} has a Capacity Track and is no port (7.33)`);
    const falls = track.every((level, i) => Number.isInteger(level) && level >= 0 && (i === 0 || level < (track[i - 1] ?? 0)));
    if (track.length === 0 || !falls)
      throw fault(at, `the Capacity Track of ${hex} is ${track.join(', ') || 'empty'}; whole numbers fall from its full value, not below 0 (7.33)`);
  }
}

/** Hexsides, roads and the railroad run between neighbours. */
function checkPairs(raw: RawSyria, grid: Grid<'flat'>, fault: Fault): void {
  const sides = Object.entries(raw.hexsides).flatMap(([kind, named]) =>
    Object.entries(named).map(([name, text]) => ({ at: ['hexsides', kind, name], name: `${kind} ${name}`, text })),
  );
  const roads = Object.entries(raw.roads).map(([name, text]) => ({ at: ['roads', name], name, text }));
  for (const { at, name, text } of [...sides, ...roads, { at: ['railroad'], name: 'railroad', text: raw.railroad }])
    for (const pair of words(text)) {
      const [a = '', b = '', more] = pair.split('/');
      const off = [a, b].find((hex) => !grid.has(hex));
      if (more !== undefined || !/^\d{4}\/\d{4}$/.test(pair)) throw fault(at, `${name}: "${pair}" is not two hexes, 1519/1520`);
      if (off !== undefined) throw fault(at, `${name}: ${off} of ${pair} is not on the map`);
      if (!grid.adjacent(a, b)) throw fault(at, `${name}: ${a} and ${b} are no neighbours`);
    }
}

/** The kinds that the Terrain Effects Chart has rows for. */
export interface Charted {
  hexes: ReadonlyMap<string, unknown>;
  hexsides: ReadonlyMap<string, unknown>;
  roads: ReadonlyMap<string, unknown>;
}

/** Every kind of hex, hexside and road has its row in the chart. @throws Error of `fault` */
export function checkKinds(raw: RawSyria, charted: Charted, fault: Fault): void {
  const parts = [
    ['terrain', charted.hexes],
    ['hexsides', charted.hexsides],
    ['roads', charted.roads],
  ] as const;
  for (const [part, rows] of parts)
    for (const kind of Object.keys(raw[part]))
      if (!rows.has(kind))
        throw fault([part, kind], `"${kind}" has no row in the terrain chart, which has ${[...rows.keys()].join(', ')}`);
}
