import { z } from 'zod';
import type { HexId } from '../../../hex/hex';
import { kinds, lists, words } from '../../../hex/lists';
import type { SourceFile } from '../../../kernel/chance/chart';
import { YamlFile } from '../../../kernel/data/yaml-file';

const text = z.string();
const base = z.looseObject({ id: text, hex: text, name: text });
const island = z.looseObject({ name: text, vp: z.number(), start: text, hexes: text.optional() });
const schema = z.looseObject({
  ...{ name: text, rule: text, kinds: z.record(text, text), rough: text, ship: text, passage: text, road: text },
  ...{ beaches: text, names: z.record(text, text), islands: z.record(text, island) },
  ...{ ports: z.array(base), airfields: z.array(base), turkish_waters: text },
});

/** `coast`: land and water; `inland`: no ships; `turkey`: closed to all. Every other hex is open sea. */
export type AegeanKind = 'coast' | 'inland' | 'turkey';

export interface AegeanBase {
  hex: HexId;
  name: string;
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
  islands: readonly { name: string; vp: number; hexes: readonly HexId[] }[];
  ports: readonly AegeanBase[];
  airfields: readonly AegeanBase[];
  turkishWaters: readonly HexId[];
}

const marked = (text: string): Map<HexId, true> => new Map(words(text).map((id) => [id, true]));

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
    islands: Object.values(raw.islands).map(({ name, vp, hexes = '' }) => ({ name, vp, hexes: words(hexes) })),
    ...{ ports: raw.ports, airfields: raw.airfields },
    turkishWaters: words(raw.turkish_waters),
  };
}
