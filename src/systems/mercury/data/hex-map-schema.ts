import { z } from 'zod';

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
