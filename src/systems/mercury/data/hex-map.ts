import type { SourceFile } from '../../../kernel/chance/chart';
import { YamlFile } from '../../../kernel/data/yaml-file';
import type { HexId } from '../../../hex/hex';
import { idOf } from '../grid';
import { checkSheet } from './hex-map-check';
import type { KnownNames } from './hex-map-check';
import { sheetSchema } from './hex-map-schema';
import type { RawSheet } from './hex-map-schema';

export type SheetId = RawSheet['sheet'];
export type RoadClass = 'main' | 'secondary';

/** A hex that holds land (2.1). */
export interface MapHex {
  id: HexId;
  /** A row of charts/terrain-effects.yaml. */
  terrain: string;
  /** 1 to 5 (10.26). */
  level: number;
  /** Per cent of sea; 0 for a hex of nothing but land. */
  sea: number;
  /** Sea zones whose ships and convoys can land here. */
  coast: readonly string[];
  /** Sea zones from which ships may bombard the hex (19.81). */
  shore: readonly string[];
  /** An amphibious landing is possible (17.24). */
  beach: boolean;
  sector: string;
  areas: readonly string[];
  places: readonly string[];
  /** The off-map box a hex at the edge leads to (4.52). */
  exit: string | null;
}

/** A named thing on one or more hexes. City, town and airfield are terrain too, the others are names only. */
export interface MapPlace {
  id: string;
  name: string;
  kind: RawSheet['places'][number]['kind'];
  hexes: readonly HexId[];
  /** Of an airfield (6.52), else 0. */
  capacity: number;
  landing: { kind: 'minor-port' | 'anchorage'; hex: HexId } | null;
  /** Where the name is drawn: from the middle of its hexes, in hex widths, y down. */
  label: readonly [number, number] | null;
}

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

function hexOf(raw: RawSheet, id: string): MapHex {
  const hex = raw.hexes[id];
  if (!hex) throw new Error(`no hex ${id}`);
  return {
    id: `${raw.sheet}${id}`,
    terrain: hex.t,
    level: hex.lv,
    sea: hex.sea ?? 0,
    coast: hex.coast,
    shore: hex.shore,
    beach: hex.beach ?? false,
    sector: hex.sector ?? raw.defaults.sector,
    areas: hex.areas,
    places: hex.places,
    exit: hex.exit ?? null,
  };
}

function placeOn(raw: RawSheet['places'][number], lettered: (id: string) => HexId): MapPlace {
  const hexes = raw.hexes.map(lettered);
  const port = raw.landing_hex === undefined ? (hexes[0] ?? '') : lettered(raw.landing_hex);
  return {
    id: raw.id,
    name: raw.name,
    kind: raw.kind,
    hexes,
    capacity: raw.capacity ?? 0,
    landing: raw.landing === undefined ? null : { kind: raw.landing, hex: port },
    label: raw.label ?? null,
  };
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
