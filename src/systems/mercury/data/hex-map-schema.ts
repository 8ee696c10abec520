import { z } from 'zod';
import type { SourceFile } from '../../../kernel/chance/chart';
import { cellsOf } from '../../../kernel/data/cells';
import { YamlFile } from '../../../kernel/data/yaml-file';

const text = z.string();
const pair = z.tuple([z.number(), z.number()]);
const id = z.string().regex(/^\d{4}$/, 'is no hex number');

const hex = z.strictObject({
  /** A row of charts/terrain-effects.yaml. */
  t: text,
  /** Its level (10.26). */
  lv: z.number().int().min(1).max(5),
  /** Per cent of sea; a hex of nothing but land has none. */
  sea: z.number().min(1).max(80).optional(),
  /** Sea zones whose ships and convoys can land here. */
  coast: z.array(text).default([]),
  /** An amphibious landing is possible (17.24). */
  beach: z.literal(true).optional(),
  /** Sea zones from which ships may bombard the hex (19.81). */
  shore: z.array(text).default([]),
  sector: text.optional(),
  areas: z.array(text).default([]),
  places: z.array(text).default([]),
  /** The off-map box a hex at the edge leads to (4.52). */
  exit: text.optional(),
});

const place = z.strictObject({
  id: text,
  name: text,
  kind: z.enum(['city', 'town', 'village', 'airfield', 'hill', 'peak', 'feature']),
  hexes: z.array(id).min(1),
  /** Of an airfield (6.52). */
  capacity: z.number().int().positive().optional(),
  landing: z.enum(['minor-port', 'anchorage']).optional(),
  landing_hex: id.optional(),
  /** Where the name is drawn: from the middle of its hexes, in hex widths, y down. */
  label: pair.optional(),
});

const lettering = z.strictObject({
  text,
  at: pair,
  style: z.enum(['sea', 'sector', 'area', 'river']),
  size: z.number().positive().optional(),
  turn: z.number().optional(),
});

/** A sheet as it stands in maps/west.json and maps/east.json (maps/README.md). */
export const sheetSchema = z.object({
  sheet: z.enum(['W', 'E']),
  name: text,
  blocks: z.array(z.object({ id: text, extent: z.tuple([z.number(), z.number(), z.number(), z.number()]) })).min(1),
  joins: z.object({
    west_column: z.number(),
    east_column: z.number(),
    rows: pair,
    roads: z.array(z.object({ class: z.enum(['main', 'secondary']), hexes: text })),
  }),
  sectors: z.record(text, text),
  defaults: z.object({ sector: text }),
  area_sea: z.record(text, text),
  sea_hexes: z.record(z.string().regex(/^\d\d$/), z.string().regex(/^\d\d(-\d\d)?(,\d\d(-\d\d)?)*$/)),
  hexes: z.record(id, hex),
  rivers: z.array(z.object({ name: text, sides: text })),
  cliffs: text,
  sea_sides: text,
  roads: z.array(z.object({ class: z.enum(['main', 'secondary']), name: text, hexes: text })),
  places: z.array(place),
  labels: z.array(lettering),
  exit_sides: z.record(id, z.enum(['N', 'E', 'S', 'W'])),
});
export type RawSheet = z.infer<typeof sheetSchema>;

/** Points by column of the chart: foot, mountain, wheeled, tracked. */
type ByMoveType = Readonly<Record<string, number>>;

/** The parts of the Terrain Effects Chart beside its table of hexes (4.22, 4.23). */
export interface HexsideCosts {
  /** Added for a river hexside without a road. */
  river: ByMoveType;
  /** In place of terrain and river. */
  road: Readonly<Record<'main' | 'secondary', ByMoveType>>;
}

/** Reads the hexside and road tables of charts/terrain-effects.yaml. @throws DataFault */
export function readHexsideCosts(source: SourceFile): HexsideCosts {
  const file = new YamlFile(source);
  const { hexsides, roads } = file.read(z.object({ hexsides: z.string(), roads: z.string() }));
  const costs = (part: string, table: string, label: string): ByMoveType => {
    const [heads = [], ...rows] = cellsOf(table);
    const row = rows.find((r) => r[0] === label);
    if (!row) throw file.fault([part], `the row "${label}" is missing`);
    const types = ['foot', 'mountain', 'wheeled', 'tracked'];
    return Object.fromEntries(types.map((t) => [t, points(row[heads.indexOf(t)] ?? '', () => file.fault([part], t))]));
  };
  return {
    river: costs('hexsides', hexsides, 'river'),
    road: { main: costs('roads', roads, 'main'), secondary: costs('roads', roads, 'secondary') },
  };
}

/** `+1`, `2`, `1/2`; movement is counted in halves. */
function points(cell: string, fault: () => Error): number {
  const [, whole = '', half = ''] = /^\+?(\d+)(\/2)?$/.exec(cell) ?? [];
  if (whole === '') throw fault();
  return Number(whole) / (half === '' ? 1 : 2);
}
