import { z } from 'zod';
import { grid, type Grid } from '../../../hex/grid';
import type { HexId } from '../../../hex/hex';
import { kinds, lists } from '../../../hex/lists';
import type { SourceFile } from '../../../kernel/chance/chart';
import { YamlFile } from '../../../kernel/data/yaml-file';
import { SIDES, type Side } from '../side';

/** On their sides, even columns half a hex down; column first. */
const hexes = { top: 'flat', numbering: 'CCRR', shift: 'even' } as const;
/** Odessa is cut from the same grid, but lies by itself. */
const odessa = { apart: true, offset: { rows: -10, columns: -24 } } as const;

/** The hexes of the Black Sea: those the map lists. */
const blackSea = (listed: readonly HexId[]): Grid<'flat'> =>
  grid({
    ...hexes,
    sheets: {
      '': { blocks: [{ rows: [14, 30], columns: [12, 56] }] },
      O: { ...odessa, blocks: [{ rows: [5, 15], columns: [3, 16] }] },
    },
    hexes: listed,
  });

/** The paper of both panels, with numbers that go on past their edges. */
export const paper = grid({ ...hexes, sheets: { '': {}, O: odessa } });

const text = z.string();
const byKind = z.record(text, text);
const side = z.enum(SIDES);
/** How large a harbour is (26.22). */
export const CATEGORIES = ['major', 'minor', 'anchorage'] as const;
const port = z.looseObject({
  ...{ id: text, name: text, hex: text.optional(), box: text.optional() },
  ...{ category: z.enum(CATEGORIES), zone: text, approach: z.array(text) },
});
const schema = z.looseObject({
  ...{ name: text, rule: text, k: byKind, t: byKind, zone: byKind, s: text },
  ...{ road: text, road2: text, rail: text, lake: text },
  zones: z.array(z.looseObject({ id: text, name: text })),
  links: z.array(z.looseObject({ between: z.tuple([text, text]), passage: z.array(text) })),
  ports: z.array(port),
  boxes: z.array(
    z.looseObject({ id: text, name: text, side, land: z.array(z.strictObject({ hex: text, mp: z.number() })).default([]) }),
  ),
  interdictionBoxes: z.array(z.looseObject({ zones: z.array(text) })),
  supplySources: z.array(z.looseObject({ side, hex: text.optional(), box: text.optional() })),
  places: z.record(text, z.strictObject({ name: text, rank: text })),
});

/** Lists of directions by hex. */
type Directed = ReadonlyMap<HexId, readonly string[]>;

/** A harbour (26.2): on the map in a hex, or in a box beside it (G8). */
export interface Port {
  id: string;
  name: string;
  hex: HexId | null;
  category: (typeof CATEGORIES)[number];
  zone: string;
  /** All-sea hexes that every ship passes on its way in or out, the last one beside the port (G10). */
  approach: readonly HexId[];
}

/** Two zones beside each other, and the hexes that every ship passes between them (G10). */
interface Link {
  between: readonly [string, string];
  passage: readonly HexId[];
}

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
  links: readonly Link[];
  /** Zones that the Naval Movement Interdiction Box is for (31.12). */
  interdicted: readonly string[];
  /** Six letters from N, clockwise, of land and coast: L all land, C in part, S all sea. */
  sides: ReadonlyMap<HexId, string>;
  ways: Readonly<Record<'road' | 'road2' | 'rail', Directed>>;
  /** Hexsides of limans: nothing passes. */
  lake: Directed;
  ports: readonly Port[];
  boxes: ReadonlyMap<string, { name: string; side: Side }>;
  /** Ways by land between a box and hexes, with the Movement Points they take (G8). */
  exits: readonly { box: string; hex: HexId; points: number }[];
  /** Hexes and boxes from which a side is supplied without limit (G33). */
  sources: readonly { side: Side; at: string }[];
  places: ReadonlyMap<HexId, { name: string; rank: string }>;
}

/** Reads map/black-sea.yaml. @throws DataFault for a port, a link or a source that lies nowhere */
export function readBlackSea(source: SourceFile): BlackSeaMap {
  const file = new YamlFile(source);
  const raw = file.read(schema);
  const kind = kinds(raw.k);
  const zones = new Map(raw.zones.map(({ id, name }) => [id, name]));
  const boxes = new Map(raw.boxes.map(({ id, name, side: whose }) => [id, { name, side: whose }]));
  const known = (at: (string | number)[], holds: boolean, what: string): void => {
    if (!holds) throw file.fault(at, what);
  };
  raw.links.forEach(({ between, passage }, i) => {
    known(['links', i], between.every((id) => zones.has(id)), `there is no zone of ${between.join(' and ')}`);
    known(['links', i], passage.every((hex) => kind.get(hex) === 'sea'), 'a passage leads through all-sea hexes');
  });
  raw.ports.forEach(({ id, hex, box, zone, approach }, i) => {
    known(['ports', i], zones.has(zone), `${id} lies at no zone`);
    known(['ports', i], hex === undefined ? boxes.has(box ?? '') && box === id : kind.get(hex) === 'coastal', `${id} lies in no coastal hex and no box of its name`);
    known(['ports', i], approach.every((one) => kind.get(one) === 'sea'), `${id} is approached through all-sea hexes`);
  });
  raw.supplySources.forEach(({ hex, box }, i) =>
    known(['supplySources', i], kind.has(hex ?? '') || boxes.has(box ?? ''), 'a source is a hex or a box'),
  );
  raw.boxes.forEach(({ land }, i) =>
    known(['boxes', i, 'land'], land.every(({ hex }) => ['land', 'coastal'].includes(kind.get(hex) ?? '')), 'a box is left by land to a land hex'),
  );
  return {
    name: raw.name,
    grid: blackSea([...kind.keys()]),
    kind,
    terrain: kinds(raw.t),
    zone: kinds(raw.zone),
    zones,
    links: raw.links.map(({ between, passage }) => ({ between, passage })),
    interdicted: raw.interdictionBoxes.flatMap((box) => box.zones),
    sides: new Map([...lists(raw.s)].map(([id, [letters = '']]) => [id, letters])),
    ways: { road: lists(raw.road), road2: lists(raw.road2), rail: lists(raw.rail) },
    lake: lists(raw.lake),
    ports: raw.ports.map(({ id, name, hex = null, category, zone, approach }) => ({ id, name, hex, category, zone, approach })),
    boxes,
    exits: raw.boxes.flatMap(({ id, land }) => land.map(({ hex, mp }) => ({ box: id, hex, points: mp }))),
    sources: raw.supplySources.map(({ side: whose, hex, box }) => ({ side: whose, at: hex ?? box ?? '' })),
    places: new Map(Object.entries(raw.places)),
  };
}
