import type { SourceFile } from '../../../kernel/chance/chart';
import { YamlFile } from '../../../kernel/data/yaml-file';
import type { HexId } from '../../../hex/hex';
import { idOf } from '../grid';
import { checkSheet, type KnownNames } from './hex-map-check';
import { sheetSchema, type RawSheet } from './hex-map-schema';

export type SheetId = RawSheet['sheet'];
export type RoadClass = 'main' | 'secondary';

/** A hex that holds land (2.1), by its id. */
export type MapHex = ReturnType<typeof hexOf>;
/** A named thing on one or more hexes. City, town and airfield are terrain too, the others are names only. */
export type MapPlace = ReturnType<typeof placeOn>;

/** Rows and columns of a rectangle of hexes, both ends counted. */
export interface Extent {
  rows: readonly [number, number];
  columns: readonly [number, number];
}

/** One of the two sheets of the map. All ids carry the sheet's letter, hexsides are `lower/higher`. */
export interface HexSheet {
  sheet: SheetId;
  name: string;
  blocks: readonly (Extent & { id: string })[];
  /** Land and coast, by id. */
  hexes: ReadonlyMap<HexId, MapHex>;
  /** All-sea hexes. */
  sea: readonly HexId[];
  rivers: readonly { name: string; sides: readonly string[] }[];
  cliffs: readonly string[];
  /** Full-sea hexsides between two hexes of `hexes`. */
  seaSides: readonly string[];
  roads: readonly { class: RoadClass; name: string; hexes: readonly HexId[] }[];
  places: readonly MapPlace[];
  /** Names of the sectors by id. */
  sectors: Readonly<Record<string, string>>;
  /** Roads that run on to the other sheet: the hex here, the hex there. */
  joins: readonly { class: RoadClass; hexes: readonly HexId[] }[];
  /** Lettering: `at` and `size` in hex widths, x to the east, y to the north. */
  labels: RawSheet['labels'];
  exitSides: Readonly<Record<HexId, 'N' | 'E' | 'S' | 'W'>>;
}

/** Reads maps/west.json or maps/east.json. @throws DataFault naming file, line and what is wrong */
export function readHexSheet(source: SourceFile, known: KnownNames): HexSheet {
  const file = new SheetFile(source);
  const raw = file.read();
  const sea = seaHexes(raw);
  checkSheet(raw, sea, known, (at, what) => file.fault(at, what));
  const lettered = (id: string): HexId => `${raw.sheet}${id}`;
  return {
    sheet: raw.sheet,
    name: raw.name,
    blocks: raw.blocks.map(({ id, extent: [south, north, west, east] }) => ({
      id,
      rows: [south, north],
      columns: [west, east],
    })),
    hexes: new Map(Object.keys(raw.hexes).map((id) => [lettered(id), hexOf(raw, id)])),
    sea: sea.map(lettered),
    rivers: raw.rivers.map(({ name, sides }) => ({ name, sides: sidesOf(sides, raw.sheet) })),
    cliffs: sidesOf(raw.cliffs, raw.sheet),
    seaSides: sidesOf(raw.sea_sides, raw.sheet),
    roads: raw.roads.map((road) => ({ ...road, hexes: words(road.hexes).map(lettered) })),
    places: raw.places.map((p) => placeOn(p, lettered)),
    sectors: raw.sectors,
    joins: raw.joins.roads.map((road) => ({ ...road, hexes: words(road.hexes) })),
    labels: raw.labels,
    exitSides: Object.fromEntries(Object.entries(raw.exit_sides).map(([id, side]) => [lettered(id), side])),
  };
}

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
