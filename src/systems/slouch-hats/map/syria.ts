import { z } from 'zod';
import type { Grid } from '../../../hex/grid';
import type { HexId } from '../../../hex/hex';
import { kinds, pairs, words } from '../../../hex/lists';
import type { SourceFile } from '../../../kernel/chance/chart';
import { YamlFile } from '../../../kernel/data/yaml-file';
import { syria } from '../grid';
import { SIDES, type Side } from '../side';
import { checkKinds, checkSyria, type Charted } from './syria-check';

const text = z.string();
const byHex = z.record(text, text);
const area = z.strictObject({
  ...{ name: text, friendly_to: z.enum([...SIDES, 'none']), hexes: text, group: text.optional() },
  ...{ closed: z.boolean().default(false), open_to_axis: z.array(text).default([]) },
});
const schema = z.strictObject({
  ...{ name: text, rule: text, km: z.number(), sheet_up_azimuth: z.number() },
  ...{ terrain: byHex, areas: z.record(text, area), coastal: text },
  ...{ city: byHex, town: byHex, point: byHex, airfield: byHex, port: byHex },
  port_tracks: z.record(text, z.strictObject({ name: text, track: z.array(z.number()) })),
  ...{ hexsides: z.record(text, byHex), roads: byHex, railroad: text },
  supply_entries: z.record(text, z.looseObject({ name: text, side: z.enum(SIDES), units: z.number() })),
});

/** An area of the map (2.12). */
export interface Area {
  name: string;
  /** Whose it is at the start; null: nobody's. */
  side: Side | null;
  /** The group whose garrisons are released when it is entered (19.22). */
  group: string | null;
  /** Nobody enters, but Axis units these hexes (9.34). */
  closed: boolean;
  openToAxis: readonly HexId[];
}

/** Names of one kind of place by hex. */
type Names = ReadonlyMap<HexId, string>;

/** The printed map of Syria and Lebanon, 1941 (2.1). */
export interface SyriaMap {
  name: string;
  /** Degrees from north to the upper edge of the sheet, to the east. */
  azimuth: number;
  grid: Grid<'flat'>;
  /** A row of the terrain chart for every hex there is. */
  terrain: ReadonlyMap<HexId, string>;
  /** Id of the area of every hex of land, and the areas. */
  area: ReadonlyMap<HexId, string>;
  areas: ReadonlyMap<string, Area>;
  /** Hexes of land beside an all-sea hex (10.62). */
  coastal: ReadonlyMap<HexId, true>;
  /** Capacity Tracks of the ports, full value first (7.33). */
  tracks: ReadonlyMap<HexId, readonly number[]>;
  /** Where a neighbour feeds units by road: Turkey (6.44b). */
  feeders: readonly { hex: HexId; name: string; side: Side; units: number }[];
  places: Readonly<Record<'city' | 'town' | 'point' | 'airfield' | 'port', Names>>;
  /** Hexsides by kind and name: a wadi, a ridge. */
  hexsides: readonly { kind: string; name: string; sides: readonly (readonly [HexId, HexId])[] }[];
  /** Hexsides crossed by kind of road, the railroad among them. */
  roads: Readonly<Record<string, readonly (readonly [HexId, HexId])[]>>;
}

/**
 * Reads map/syria.yaml. `charted`: the rows of the Terrain Effects Chart, where it lies beside the map.
 * @throws DataFault for a map that contradicts itself or the chart
 */
export function readSyria(source: SourceFile, charted?: Charted): SyriaMap {
  const file = new YamlFile(source);
  const raw = file.read(schema);
  const terrain = kinds(raw.terrain);
  const grid = gridOf(raw.terrain, file);
  const land = new Map([...terrain].filter(([, kind]) => kind !== 'sea'));
  checkSyria(raw, { grid, land }, (at, what) => file.fault(at, what));
  if (charted) checkKinds(raw, charted, (at, what) => file.fault(at, what));
  const names = (of: Readonly<Record<string, string>>): Names => new Map(Object.entries(of));
  return {
    name: raw.name,
    azimuth: raw.sheet_up_azimuth,
    grid,
    terrain,
    area: new Map(
      Object.entries(raw.areas).flatMap(([id, { hexes }]) => words(hexes).map((hex) => [hex, id] as const)),
    ),
    areas: new Map(Object.entries(raw.areas).map(([id, read]) => [id, areaOf(read)])),
    coastal: new Map(words(raw.coastal).map((hex) => [hex, true])),
    tracks: new Map(Object.entries(raw.port_tracks).map(([hex, { track }]) => [hex, track])),
    feeders: Object.entries(raw.supply_entries).map(([hex, { name, side, units }]) => ({ hex, name, side, units })),
    places: {
      ...{ city: names(raw.city), town: names(raw.town), point: names(raw.point) },
      ...{ airfield: names(raw.airfield), port: names(raw.port) },
    },
    hexsides: Object.entries(raw.hexsides).flatMap(([kind, named]) =>
      Object.entries(named).map(([name, sides]) => ({ kind, name, sides: pairs(sides) })),
    ),
    roads: {
      ...Object.fromEntries(Object.entries(raw.roads).map(([kind, list]) => [kind, pairs(list)])),
      railroad: pairs(raw.railroad),
    },
  };
}

/** The hexes that the lists of terrain name, with the line of one that lies off the paper. */
function gridOf(terrain: Readonly<Record<string, string>>, file: YamlFile): Grid<'flat'> {
  const paper = syria();
  for (const [kind, text] of Object.entries(terrain)) {
    const off = words(text).find((hex) => !paper.has(hex));
    if (off !== undefined) throw file.fault(['terrain', kind], `"${off}" is no hex of the map`);
  }
  return syria(Object.values(terrain).flatMap(words));
}

const areaOf = ({ name, friendly_to: side, group, closed, open_to_axis: openToAxis }: z.infer<typeof area>): Area => ({
  ...{ name, side: side === 'none' ? null : side, group: group ?? null, closed, openToAxis },
});
