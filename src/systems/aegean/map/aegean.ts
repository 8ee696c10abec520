import { z } from 'zod';
import type { HexId } from '../../../hex/hex';
import { kinds, lists, words } from '../../../hex/lists';
import type { SourceFile } from '../../../kernel/chance/chart';
import { YamlFile } from '../../../kernel/data/yaml-file';
import { OWNERS, type Owner } from '../side';

const text = z.string();
const owner = z.enum([...OWNERS, 'none', 'neutral']);
const port = z.strictObject({ id: text, hex: text, name: text, island: text, aa: z.number(), start: owner });
const airfield = port.extend({ takeoff_group: text, takeoff_limit: z.number(), closed_at: z.number() });
const island = z.looseObject({ name: text, vp: z.number(), start: owner, hexes: text.optional() });
const watch = z.looseObject({ id: text, hex: text, radius: z.number() });
const schema = z.looseObject({
  ...{ name: text, rule: text, kinds: z.record(text, text), rough: text, ship: text, passage: text, road: text },
  ...{ beaches: text, names: z.record(text, text), islands: z.record(text, island) },
  ...{ ports: z.array(port), airfields: z.array(airfield), turkish_waters: text },
  ...{ coast_watch: z.array(watch), edges: z.record(text, text), p38_row: z.number() },
});

/** `coast`: land and water; `inland`: no ships; `turkey`: closed to all. Every other hex is open sea. */
export type AegeanKind = 'coast' | 'inland' | 'turkey';

/** A printed port or airfield. */
export interface AegeanBase {
  /** `port-leros`, `field-maritsa`: a port and an airfield may share the word of the file. */
  id: string;
  kind: 'port' | 'airfield';
  hex: HexId;
  name: string;
  island: string;
  /** Inherent AA strength (5.6.1). */
  aa: number;
  /** Whose it is at the start of the campaign; null: nobody's (6.1.1). */
  start: Owner | null;
}

/** A printed airfield: how many units take off from its group in an air phase (5.2.2), and the hits that close it (5.4.5). */
export interface Airfield extends AegeanBase {
  group: string;
  takeOff: number;
  closedAt: number;
}

export interface Island {
  id: string;
  name: string;
  vp: number;
  /** Who holds it at the start of the campaign; null: nobody, and no garrison. */
  start: Owner | null;
  hexes: readonly HexId[];
}

/** The printed map of the south-east Aegean (3, 6 to 8). */
export interface AegeanMap {
  name: string;
  kinds: ReadonlyMap<HexId, AegeanKind>;
  rough: ReadonlyMap<HexId, true>;
  /** Directions of the hexsides that ships may cross, of each coast hex. */
  ship: ReadonlyMap<HexId, readonly string[]>;
  /** Coast hexes through which ships may sail on (6.2.4). */
  passage: ReadonlyMap<HexId, true>;
  /** Directions in which roads leave. */
  road: ReadonlyMap<HexId, readonly string[]>;
  beaches: ReadonlyMap<HexId, true>;
  names: ReadonlyMap<HexId, string>;
  islands: readonly Island[];
  ports: readonly AegeanBase[];
  airfields: readonly Airfield[];
  turkishWaters: readonly HexId[];
  /** The German stations of 3.9. */
  watchers: readonly { hex: HexId; radius: number }[];
  /** Hexes of the edges that the rules name: `south`, `west`, `3001-3601`. */
  edges: ReadonlyMap<string, readonly HexId[]>;
  /** The first row that P-38s reach without extended range (8.5.1). */
  p38Row: number;
}

const marked = (text: string): Map<HexId, true> => new Map(words(text).map((id) => [id, true]));

const ownerOf = (start: z.infer<typeof owner>): Owner | null =>
  start === 'none' || start === 'neutral' ? null : start;

/** Reads map/aegean.yaml. @throws DataFault */
export function readAegean(source: SourceFile): AegeanMap {
  const raw = new YamlFile(source).read(schema);
  return {
    name: raw.name,
    kinds: kinds(raw.kinds) as Map<HexId, AegeanKind>,
    rough: marked(raw.rough),
    ship: lists(raw.ship),
    passage: marked(raw.passage),
    road: lists(raw.road),
    beaches: marked(raw.beaches),
    names: new Map(Object.entries(raw.names)),
    islands: Object.entries(raw.islands).map(([id, { name, vp, start, hexes = '' }]) => ({
      ...{ id, name, vp, start: ownerOf(start), hexes: words(hexes) },
    })),
    ports: raw.ports.map((one) => ({ ...one, id: `port-${one.id}`, kind: 'port', start: ownerOf(one.start) })),
    airfields: raw.airfields.map(({ takeoff_group: group, takeoff_limit, closed_at, ...one }) => ({
      ...{ ...one, id: `field-${one.id}`, kind: 'airfield', start: ownerOf(one.start) },
      ...{ group, takeOff: takeoff_limit, closedAt: closed_at },
    })),
    turkishWaters: words(raw.turkish_waters),
    watchers: raw.coast_watch.map(({ hex, radius }) => ({ hex, radius })),
    edges: new Map(Object.entries(raw.edges).map(([id, hexes]) => [id, words(hexes)])),
    p38Row: raw.p38_row,
  };
}
