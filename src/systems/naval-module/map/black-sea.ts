import { z } from 'zod';
import type { Grid } from '../../../hex/grid';
import type { HexId } from '../../../hex/hex';
import { kinds, lists } from '../../../hex/lists';
import type { SourceFile } from '../../../kernel/chance/chart';
import { YamlFile } from '../../../kernel/data/yaml-file';
import { blackSea } from '../grid';

const text = z.string();
const byKind = z.record(text, text);
const schema = z.looseObject({
  ...{ name: text, rule: text, k: byKind, t: byKind, zone: byKind, s: text },
  ...{ road: text, road2: text, rail: text, lake: text },
  zones: z.array(z.looseObject({ id: text, name: text })),
  ports: z.array(z.looseObject({ id: text, name: text, hex: text.optional(), category: text })),
  places: z.record(text, z.strictObject({ name: text, rank: text })),
});

/** Lists of directions by hex. */
export type Directed = ReadonlyMap<HexId, readonly string[]>;

/** The printed map of the Black Sea (26.1). */
export interface BlackSeaMap {
  name: string;
  grid: Grid<'flat'>;
  /** `land`, `coastal`, `sea` or `shallow`. */
  kind: ReadonlyMap<HexId, string>;
  /** A row of the terrain chart, of land and coast. */
  terrain: ReadonlyMap<HexId, string>;
  /** Sea zone of every all-sea hex, and the zones' names. */
  zone: ReadonlyMap<HexId, string>;
  zones: ReadonlyMap<string, string>;
  /** Six letters from N, clockwise, of land and coast: L all land, C in part, S all sea. */
  sides: ReadonlyMap<HexId, string>;
  ways: Readonly<Record<'road' | 'road2' | 'rail', Directed>>;
  /** Hexsides of limans: nothing passes. */
  lake: Directed;
  /** Those that lie on the map. */
  ports: readonly { hex: HexId; name: string; category: string }[];
  places: ReadonlyMap<HexId, { name: string; rank: string }>;
}

/** Reads map/black-sea.yaml. @throws DataFault */
export function readBlackSea(source: SourceFile): BlackSeaMap {
  const raw = new YamlFile(source).read(schema);
  const kind = kinds(raw.k);
  return {
    name: raw.name,
    grid: blackSea([...kind.keys()]),
    kind,
    terrain: kinds(raw.t),
    zone: kinds(raw.zone),
    zones: new Map(raw.zones.map(({ id, name }) => [id, name])),
    sides: new Map([...lists(raw.s)].map(([id, [letters = '']]) => [id, letters])),
    ways: { road: lists(raw.road), road2: lists(raw.road2), rail: lists(raw.rail) },
    lake: lists(raw.lake),
    // The others lie in boxes beside the map.
    ports: raw.ports.flatMap(({ hex, name, category }) => (hex === undefined ? [] : [{ hex, name, category }])),
    places: new Map(Object.entries(raw.places)),
  };
}
