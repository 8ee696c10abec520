import { z } from 'zod';
import type { Grid } from '../../../hex/grid';
import type { HexId } from '../../../hex/hex';
import { kinds, pairs, words } from '../../../hex/lists';
import type { SourceFile } from '../../../kernel/chance/chart';
import { YamlFile } from '../../../kernel/data/yaml-file';
import { syria } from '../grid';
import { SIDES } from '../side';
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

/** What the map file says, as far as it can contradict itself. */
export type RawSyria = z.infer<typeof schema>;

/** The printed map of Syria and Lebanon, 1941 (2.1). */
export type SyriaMap = ReturnType<typeof readSyria>;

/**
 * Reads map/syria.yaml. `charted`: the rows of the Terrain Effects Chart, where it lies beside the map.
 * @throws DataFault for a map that contradicts itself or the chart
 */
export function readSyria(source: SourceFile, charted?: Charted) {
  const file = new YamlFile(source);
  const raw = file.read(schema);
  const terrain = kinds(raw.terrain);
  const grid = gridOf(raw.terrain, file);
  const land = new Map([...terrain].filter(([, kind]) => kind !== 'sea'));
  checkSyria(raw, { grid, land }, (at, what) => file.fault(at, what));
  if (charted) checkKinds(raw, charted, (at, what) => file.fault(at, what));
  /** Names of one kind of place by hex. */
  const names = (of: Readonly<Record<string, string>>): ReadonlyMap<HexId, string> => new Map(Object.entries(of));
  return {
    name: raw.name,
    /** Degrees from north to the upper edge of the sheet, to the east. */
    azimuth: raw.sheet_up_azimuth,
    grid,
    /** A row of the terrain chart for every hex there is. */
    terrain,
    /** Id of the area of every hex of land, and the areas. */
    area: new Map(
      Object.entries(raw.areas).flatMap(([id, { hexes }]) => words(hexes).map((hex) => [hex, id] as const)),
    ),
    areas: new Map(Object.entries(raw.areas).map(([id, read]) => [id, areaOf(read)])),
    /** Hexes of land beside an all-sea hex (10.62). */
    coastal: new Map(words(raw.coastal).map((hex) => [hex, true])),
    /** Capacity Tracks of the ports, full value first (7.33). */
    tracks: new Map(Object.entries(raw.port_tracks).map(([hex, { track }]) => [hex, track])),
    /** Where a neighbour feeds units by road: Turkey (6.44b). */
    feeders: Object.entries(raw.supply_entries).map(([hex, { name, side, units }]) => ({ hex, name, side, units })),
    places: {
      ...{ city: names(raw.city), town: names(raw.town), point: names(raw.point) },
      ...{ airfield: names(raw.airfield), port: names(raw.port) },
    },
    /** Hexsides by kind and name: a wadi, a ridge. */
    hexsides: Object.entries(raw.hexsides).flatMap(([kind, named]) =>
      Object.entries(named).map(([name, sides]) => ({ kind, name, sides: pairs(sides) })),
    ),
    /** Hexsides crossed by kind of road, the railroad among them. */
    roads: {
      ...Object.fromEntries(Object.entries(raw.roads).map(([kind, list]) => [kind, pairs(list)])),
      railroad: pairs(raw.railroad),
    } as Readonly<Record<string, readonly (readonly [HexId, HexId])[]>>,
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

/** An area of the map (2.12). */
const areaOf = ({ name, friendly_to: side, group, closed, open_to_axis: openToAxis }: z.infer<typeof area>) => ({
  name,
  /** Whose it is at the start; null: nobody's. */
  side: side === 'none' ? null : side,
  /** The group whose garrisons are released when it is entered (19.22). */
  group: group ?? null,
  /** Nobody enters, but Axis units these hexes (9.34). */
  ...{ closed, openToAxis },
});
