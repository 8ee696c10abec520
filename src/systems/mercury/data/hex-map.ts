import type { SourceFile } from '../../../kernel/chance/chart';
import { YamlFile } from '../../../kernel/data/yaml-file';
import type { HexId } from '../../../hex/hex';
import { idOf, placeOf } from '../grid';
import { checkSheet, type KnownNames } from './hex-map-check';
import { type RawSheet, sheetSchema } from './hex-map-schema';
import { z } from 'zod';
import type { Named } from '../../../kernel/decide/names';

export type SheetId = RawSheet['sheet'];
export type RoadClass = 'main' | 'secondary';

/** A hex that holds land (2.1), by its id. */
export type MapHex = ReturnType<typeof hexOf>;
/** A named thing on one or more hexes. City, town and airfield are terrain too, the others are names only. */
export type MapPlace = ReturnType<typeof placeOn>;

/** Reads maps/west.json or maps/east.json. @throws DataFault naming file, line and what is wrong */
export function readHexSheet(source: SourceFile, known: KnownNames) {
  const file = new SheetFile(source);
  const raw = file.read();
  const sea = seaHexes(raw);
  checkSheet(raw, sea, known, (at, what) => file.fault(at, what));
  const lettered = (id: string): HexId => `${raw.sheet}${id}`;
  return {
    sheet: raw.sheet,
    name: raw.name,
    /** Rows and columns of rectangles of hexes, both ends counted. */
    blocks: raw.blocks.map(({ id, extent: [south, north, west, east] }) => ({
      ...{ id, rows: [south, north] as const, columns: [west, east] as const },
    })),
    /** Land and coast, by id. */
    hexes: new Map(Object.keys(raw.hexes).map((id) => [lettered(id), hexOf(raw, id)])),
    /** All-sea hexes. */
    sea: sea.map(lettered),
    rivers: raw.rivers.map(({ name, sides }) => ({ name, sides: sidesOf(sides, raw.sheet) })),
    cliffs: sidesOf(raw.cliffs, raw.sheet),
    /** Full-sea hexsides between two hexes of `hexes`. */
    seaSides: sidesOf(raw.sea_sides, raw.sheet),
    roads: raw.roads.map((road) => ({ ...road, hexes: words(road.hexes).map(lettered) })),
    places: raw.places.map((p) => placeOn(p, lettered)),
    /** Names of the sectors by id. */
    sectors: raw.sectors,
    /** Roads that run on to the other sheet: the hex here, the hex there. */
    joins: raw.joins.roads.map((road) => ({ ...road, hexes: words(road.hexes) })),
    /** Lettering: `at` and `size` in hex widths, x to the east, y to the north. */
    labels: raw.labels,
    exitSides: Object.fromEntries(Object.entries(raw.exit_sides).map(([id, side]) => [lettered(id), side])),
  };
}
/** One of the two sheets of the map. All ids carry the sheet's letter, hexsides are `lower/higher`. */
export type HexSheet = ReturnType<typeof readHexSheet>;

/** JSON is read as such, which is fast; lines are looked for only when something is wrong. */
class SheetFile {
  constructor(private readonly source: SourceFile) {}

  read(): RawSheet {
    const result = sheetSchema.safeParse(this.parsed());
    return result.success ? result.data : new YamlFile(this.source).read(sheetSchema);
  }

  fault(at: readonly (string | number)[], what: string): Error {
    return new YamlFile(this.source).fault(at, what);
  }

  private parsed(): unknown {
    try {
      return JSON.parse(this.source.text);
    } catch (error) {
      throw this.fault([], `is no JSON: ${error instanceof Error ? error.message : ''}`);
    }
  }
}

function hexOf({ sheet, hexes, defaults }: RawSheet, id: HexId) {
  const hex = hexes[id];
  if (!hex) throw new Error(`no hex ${id}`);
  const { t: terrain, lv: level, sea = 0, beach = false, sector = defaults.sector, exit = null, ...printed } = hex;
  return { id: `${sheet}${id}`, terrain, level, sea, beach, sector, exit, ...printed };
}

function placeOn({ landing_hex, ...printed }: RawSheet['places'][number], lettered: (id: string) => HexId) {
  const { capacity = 0, landing, label = null } = printed;
  const hexes = printed.hexes.map(lettered);
  const port = landing_hex === undefined ? (hexes[0] ?? '') : lettered(landing_hex);
  return { ...printed, hexes, capacity, landing: landing === undefined ? null : { kind: landing, hex: port }, label };
}

/** `"52": "01-06,12"` as ids. */
function seaHexes(raw: RawSheet): HexId[] {
  return Object.entries(raw.sea_hexes).flatMap(([row, runs]) =>
    runs.split(',').flatMap((run) => {
      const [from = 0, to = from] = run.split('-').map(Number);
      const columns = Array.from({ length: to - from + 1 }, (_, i) => from + i);
      return columns.map((column) => idOf({ sheet: '', row: Number(row), column }));
    }),
  );
}

function sidesOf(list: string, sheet: SheetId): string[] {
  return words(list).map((side) => side.replace(/\d{4}/g, `${sheet}$&`));
}

function words(list: string): string[] {
  return list.split(' ').filter((w) => w !== '');
}

/** An area off the sheets that units move to and fight in (4.51). */
const box = z.object({
  id: z.string(),
  name: z.string(),
  adjacent: z.array(z.string()),
  /** The edge hexes that lead to it (4.52). */
  map_hexes: z.array(z.string()),
  /** Place of the Naval Operations Map where ships unload (4.57). */
  anchorage: z.string().nullable(),
  sector: z.string().nullable(),
  /** Where it is drawn on the East sheet, in hexes: x to the east, y to the north times 0.866. */
  layout: z.object({ x: z.number(), y: z.number() }),
});
export type OffMapBox = Named & Omit<z.infer<typeof box>, 'map_hexes'> & { hexes: readonly HexId[] };

/** Reads maps/off-map-boxes.yaml; adjacency and edge hexes are written on both sides. @throws DataFault */
export function readOffMapBoxes(file: YamlFile, sheets: Readonly<Record<SheetId, HexSheet>>): OffMapBox[] {
  const { boxes } = file.read(z.object({ boxes: z.array(box) }));
  boxes.forEach((box, i) => {
    const lone = box.adjacent.find((id) => !boxes.some((b) => b.id === id && b.adjacent.includes(box.id)));
    if (lone !== undefined) throw file.fault(['boxes', i, 'adjacent'], `${lone} does not lead back to ${box.id}`);
    const strange = box.map_hexes.find((hex) => exitOf(sheets, hex) !== box.id);
    if (strange !== undefined) throw file.fault(['boxes', i, 'map_hexes'], `${strange} does not lead to ${box.id}`);
  });
  for (const { id, exit } of [sheets.W, sheets.E].flatMap((sheet) => [...sheet.hexes.values()])) {
    const known = exit === null || boxes.some((b) => b.id === exit && b.map_hexes.includes(id));
    if (!known) throw file.fault(['boxes'], `${id} leads to ${exit}, which does not lead to it`);
  }
  return boxes.map(({ map_hexes, ...box }) => ({ ...box, names: [box.name], hexes: map_hexes }));
}

function exitOf(sheets: Readonly<Record<SheetId, HexSheet>>, hex: HexId): string | null {
  const { sheet } = placeOf(hex);
  return sheet === 'W' || sheet === 'E' ? (sheets[sheet].hexes.get(hex)?.exit ?? null) : null;
}
