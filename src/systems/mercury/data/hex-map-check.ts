import { BadHex, type HexId } from '../../../hex/hex';
import { adjacent, hexesOf, hexside, idOf } from '../grid';
import type { RawSheet } from './hex-map-schema';

/** What a sheet may name that other files define. */
export interface KnownNames {
  terrains: readonly string[];
  zones: readonly string[];
}

type At = readonly (string | number)[];
type Fault = (at: At, what: string) => Error;

/** Refuses a sheet that contradicts itself or the rest of the pack. `sea`: ids of its all-sea hexes. @throws Error of `fault` */
export function checkSheet(raw: RawSheet, sea: readonly HexId[], known: KnownNames, fault: Fault): void {
  checkExtent(raw, sea, fault);
  checkHexes(raw, known, fault);
  checkHexsides(raw, fault);
  checkRoads(raw, fault);
  checkPlaces(raw, fault);
  for (const id of Object.keys(raw.exit_sides))
    if (raw.hexes[id]?.exit === undefined) throw fault(['exit_sides', id], `${id} leads to no off-map box`);
}

/** Every hex of a block is land or sea, none is both or neither, none lies outside. */
function checkExtent(raw: RawSheet, sea: readonly HexId[], fault: Fault): void {
  const all = raw.blocks.flatMap(({ extent }) => idsIn(extent));
  const [inBlocks, wet] = [asMap(all), asMap(sea)];
  for (const id of Object.keys(raw.hexes)) {
    if (!inBlocks.has(id)) throw fault(['hexes', id], `${id} lies outside the sheet`);
    if (wet.has(id)) throw fault(['hexes', id], `${id} is a sea hex too`);
  }
  for (const id of sea) {
    if (!inBlocks.has(id)) throw fault(['sea_hexes', id.slice(0, 2)], `${id} lies outside the sheet`);
  }
  for (const id of all) {
    if (!wet.has(id) && !raw.hexes[id]) throw fault(['hexes'], `${id} is missing: the sheet is ragged`);
  }
  for (const [area, list] of Object.entries(raw.area_sea)) {
    const dry = list.split(' ').find((id) => !wet.has(id));
    if (dry !== undefined) throw fault(['area_sea', area], `${dry} is no sea hex`);
  }
}

const asMap = (ids: readonly HexId[]): ReadonlyMap<HexId, true> => new Map(ids.map((id) => [id, true]));

function idsIn([south, north, west, east]: readonly [number, number, number, number]): HexId[] {
  const rows = Array.from({ length: north - south + 1 }, (_, i) => south + i);
  const columns = Array.from({ length: east - west + 1 }, (_, i) => west + i);
  return rows.flatMap((row) => columns.map((column) => idOf({ sheet: '', row, column })));
}

function checkHexes(raw: RawSheet, known: KnownNames, fault: Fault): void {
  if (!raw.sectors[raw.defaults.sector]) throw fault(['defaults', 'sector'], `no sector "${raw.defaults.sector}"`);
  for (const [id, hex] of Object.entries(raw.hexes)) {
    const at = ['hexes', id];
    if (!known.terrains.includes(hex.t)) throw fault([...at, 't'], `${id}: no terrain is called "${hex.t}"`);
    if (hex.sector !== undefined && !raw.sectors[hex.sector]) {
      throw fault([...at, 'sector'], `${id}: no sector "${hex.sector}"`);
    }
    const zone = [...hex.coast, ...hex.shore].find((z) => !known.zones.includes(z));
    if (zone !== undefined) throw fault(at, `${id}: no sea zone is called "${zone}"`);
    if ((hex.sea === undefined) !== (hex.coast.length === 0)) {
      throw fault(at, `${id}: a coast hex has a share of sea and a zone, and no other hex has either`);
    }
    const place = hex.places.find((p) => !raw.places.some((q) => q.id === p && q.hexes.includes(id)));
    if (place !== undefined) throw fault([...at, 'places'], `${id}: the place "${place}" is not on it`);
  }
}

function checkHexsides(raw: RawSheet, fault: Fault): void {
  const rivers = raw.rivers.flatMap((r, i) => checkList(raw, r.sides, ['rivers', i, 'sides'], fault));
  const twice = rivers.find((side, i) => rivers.indexOf(side) !== i);
  if (twice !== undefined) throw fault(['rivers'], `${twice} is a river twice`);
  checkList(raw, raw.cliffs, ['cliffs'], fault);
  for (const side of checkList(raw, raw.sea_sides, ['sea_sides'], fault)) {
    const dry = hexesOf(side).find((id) => raw.hexes[id]?.sea === undefined);
    if (dry !== undefined) throw fault(['sea_sides'], `${side}: ${dry} is no coast hex`);
  }
}

/** The hexsides of a list: each joins two neighbours, one of them land, lower first, and stands once. */
function checkList(raw: RawSheet, list: string, at: At, fault: Fault): string[] {
  const sides = list.split(' ').filter((s) => s !== '');
  sides.forEach((side, i) => {
    const [a, b] = readSide(side, at, fault);
    if (!adjacent(a, b)) throw fault(at, `${side}: ${a} and ${b} are no neighbours`);
    if (!raw.hexes[a] && !raw.hexes[b]) throw fault(at, `${side} touches no land hex of the sheet`);
    if (side !== hexside(a, b)) throw fault(at, `${side}: the lower number stands first`);
    if (sides.indexOf(side) !== i) throw fault(at, `${side} stands twice`);
  });
  return sides;
}

function readSide(side: string, at: At, fault: Fault): [HexId, HexId] {
  try {
    return hexesOf(side);
  } catch (error) {
    if (error instanceof BadHex) throw fault(at, `"${side}" is no hexside`);
    throw error;
  }
}

/** A road runs from neighbour to neighbour over land. */
function checkRoads(raw: RawSheet, fault: Fault): void {
  raw.roads.forEach((road, i) => {
    const at = ['roads', i, 'hexes'];
    const hexes = road.hexes.split(' ');
    const off = hexes.find((id) => !raw.hexes[id]);
    if (off !== undefined) throw fault(at, `${road.name}: ${off} is no land hex of the sheet`);
    hexes.slice(1).forEach((id, k) => {
      const before = hexes[k] ?? '';
      if (!adjacent(before, id)) throw fault(at, `${road.name}: ${before} and ${id} are no neighbours`);
    });
  });
}

/** Places whose kind is the terrain of their hexes. */
const TERRAIN_PLACES = ['city', 'town', 'airfield'];

function checkPlaces(raw: RawSheet, fault: Fault): void {
  raw.places.forEach((place, i) => {
    const at = ['places', i];
    if (raw.places.findIndex((p) => p.id === place.id) !== i) throw fault(at, `two places are called "${place.id}"`);
    for (const id of [...place.hexes, place.landing_hex ?? place.hexes[0] ?? '']) {
      const hex = raw.hexes[id];
      if (!hex) throw fault(at, `${place.id}: ${id} is no land hex of the sheet`);
      if (TERRAIN_PLACES.includes(place.kind) && hex.t !== place.kind) {
        throw fault(at, `${place.id} is a ${place.kind}, but ${id} is ${hex.t}`);
      }
    }
    if ((place.kind === 'airfield') !== (place.capacity !== undefined)) {
      throw fault(at, `${place.id}: an airfield has a capacity, and nothing else has`);
    }
  });
}
