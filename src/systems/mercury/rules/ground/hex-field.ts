import { onceBy } from '../../../../kernel/data/once';
import { type HexId, hexside, type MercuryData } from '../../mercury';
import type { HexSheet, MapHex, SheetId } from '../../data/hex-map';
import type { Hex, ScrapMap } from '../../ground-state';

/** Ids to be looked up often: hexes, hexsides, units. */
export type Marks = ReadonlyMap<string, true>;
export const marks = (ids: readonly string[]): Map<string, true> => new Map(ids.map((id) => [id, true]));

/** What is printed on the map of a game and never changes. Hexes that are not listed are all sea. */
export interface PrintedMap {
  hexes: Readonly<Record<HexId, Hex>>;
  rivers: Marks;
  /** Cliffs, and hexsides of nothing but sea between two hexes with land (5.15). */
  barriers: Marks;
  /** Those of `barriers` that are cliffs. */
  cliffs: Marks;
  /** Hexsides crossed by a road, of either class. */
  roads: Marks;
  /** Those of `roads` that a main road crosses (4.22). */
  mainRoads: Marks;
}

/** The sheets of a game, or the scrap of a case. */
export interface MapOf {
  sheets: readonly SheetId[];
  scrap?: ScrapMap;
}

/** The printed map of a game; made once for each pack of data and each scrap. */
export const printedMap = onceBy(
  ({ scrap }: MapOf, { hexMaps }: Pick<MercuryData, 'hexMaps'>) => scrap ?? hexMaps,
  ({ sheets, scrap }, { hexMaps }) => (scrap ? fromScrap(scrap) : fromSheets(sheets.map((id) => hexMaps[id]))),
  ({ sheets }) => sheets.join(''),
);

function fromScrap({ hexes, rivers, cliffs, seaSides, roads, mainRoads }: ScrapMap): PrintedMap {
  return {
    hexes,
    rivers: marks(rivers),
    barriers: marks([...cliffs, ...seaSides]),
    cliffs: marks(cliffs),
    roads: marks([...roads, ...mainRoads]),
    mainRoads: marks(mainRoads),
  };
}

function fromSheets(sheets: readonly HexSheet[]): PrintedMap {
  const sides = (wanted: 'main' | 'any'): string[] =>
    sheets.flatMap((sheet) =>
      // What runs on to the other sheet leads nowhere while that one is not played.
      [...sheet.roads, ...(sheets.length > 1 ? sheet.joins : [])]
        .filter((road) => wanted === 'any' || road.class === wanted)
        .flatMap((road) => road.hexes.slice(1).map((hex, i) => hexside(road.hexes[i] ?? hex, hex))),
    );
  return {
    hexes: Object.fromEntries(sheets.flatMap((sheet) => [...sheet.hexes.values()].map((hex) => [hex.id, hexOf(hex)]))),
    rivers: marks(sheets.flatMap((sheet) => sheet.rivers.flatMap((river) => river.sides))),
    barriers: marks(sheets.flatMap((sheet) => [...sheet.cliffs, ...sheet.seaSides])),
    cliffs: marks(sheets.flatMap((sheet) => sheet.cliffs)),
    roads: marks(sides('any')),
    mainRoads: marks(sides('main')),
  };
}

function hexOf({ terrain, level, sector, areas, exit, beach, coast, shore }: MapHex): Hex {
  return {
    ...{ terrain, level, sector },
    ...(areas.length > 0 ? { areas } : {}),
    ...(exit === null ? {} : { exit }),
    ...(beach ? { beach: coast } : {}),
    ...(shore.length > 0 ? { shore } : {}),
  };
}
