import { z } from 'zod';
import type { Grid } from '../../../hex/grid';
import type { HexId } from '../../../hex/hex';
import { kinds, pairs, words } from '../../../hex/lists';
import type { SourceFile } from '../../../kernel/chance/chart';
import { YamlFile } from '../../../kernel/data/yaml-file';
import { syria } from '../grid';

const text = z.string();
const byHex = z.record(text, text);
const area = z.looseObject({ name: text, friendly_to: text, hexes: text });
const schema = z.strictObject({
  ...{ name: text, rule: text, km: z.number(), sheet_up_azimuth: z.number() },
  ...{ terrain: byHex, areas: z.record(text, area), coastal: text },
  ...{ city: byHex, town: byHex, point: byHex, airfield: byHex, port: byHex },
  port_tracks: z.record(text, z.strictObject({ name: text, track: z.array(z.number()) })),
  ...{ hexsides: z.record(text, byHex), roads: byHex, railroad: text },
  supply_entries: z.record(text, z.looseObject({ name: text })),
});

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
  /** Id of the area of every hex of land, and the areas' names. */
  area: ReadonlyMap<HexId, string>;
  areas: ReadonlyMap<string, string>;
  places: Readonly<Record<'city' | 'town' | 'point' | 'airfield' | 'port', Names>>;
  /** Hexsides by kind and name: a wadi, a ridge. */
  hexsides: readonly { kind: string; name: string; sides: readonly (readonly [HexId, HexId])[] }[];
  /** Hexsides crossed by kind of road, the railroad among them. */
  roads: Readonly<Record<string, readonly (readonly [HexId, HexId])[]>>;
}

/** Reads map/syria.yaml. @throws DataFault */
export function readSyria(source: SourceFile): SyriaMap {
  const raw = new YamlFile(source).read(schema);
  const terrain = kinds(raw.terrain);
  const names = (of: Readonly<Record<string, string>>): Names => new Map(Object.entries(of));
  return {
    name: raw.name,
    azimuth: raw.sheet_up_azimuth,
    grid: syria([...terrain.keys()]),
    terrain,
    area: new Map(
      Object.entries(raw.areas).flatMap(([id, { hexes }]) => words(hexes).map((hex) => [hex, id] as const)),
    ),
    areas: new Map(Object.entries(raw.areas).map(([id, { name }]) => [id, name])),
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
