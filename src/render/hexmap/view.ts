import type { HexId } from '../../hex/hex';

/** How a side's counters look. */
export interface SideStyle {
  counter: { fill: string; ink: string };
  /** The number of a hex in the roster. */
  tag: { fill: string; ink: string };
  /** Where both lie in one hex, the side with the lower rank lies above. */
  rank: number;
}

/** `none`: ships and aircraft have no mark of a size. */
export type UnitSize = 'none' | 'platoon' | 'company' | 'battalion' | 'regiment' | 'brigade' | 'division';

/** What a counter shows of a ground unit, as its reader may see it. */
export interface HexUnit {
  id: string;
  name: string;
  hex: HexId;
  side: string;
  style: SideStyle;
  /** A type that has a symbol: `parachute`, `hq`. */
  type: string;
  size: UnitSize;
  /** Colour of a band along the upper edge: another nation. */
  band: string | null;
  /** Colour of the box of its symbol, which then has a second frame. */
  box: string | null;
  /** What stands large on the counter: `3-3-5`, `(3)1-4`. */
  figures: string;
  /** Strengths as they count now. */
  attack: number;
  defence: number;
  /** Stands small beside the symbol. */
  quality: string;
  /** In a ring; 0 for none. */
  range: number;
  steps: number;
  fullSteps: number;
  /** Markers that lie on it, a letter or figure each; `alarm`: something is amiss with it. */
  tags: readonly { text: string; alarm: boolean }[];
}

/** What lies on the hex map, for one reader. The first unit of a hex lies on top of its stack. */
export interface HexView {
  units: readonly HexUnit[];
  /** Declared combats: an arrow each. */
  combats: readonly { from: HexId; to: HexId }[];
  /** Hexes with works. */
  improved: readonly HexId[];
  /** The off-map boxes of the map being played on. */
  boxes: readonly MapBox[];
}

/** An off-map box as its reader may see it. */
export interface MapBox {
  id: string;
  name: string;
  /** Edge hexes that lead to it. */
  hexes: readonly HexId[];
  /** Names of the boxes beside it. */
  next: readonly string[];
  /** What leads out of it, as printed: numbers of hexes, names of boxes. */
  ways: readonly string[];
  units: readonly HexUnit[];
}

/** Some rows and columns of a sheet, both ends counted. */
export interface HexWindow {
  /** The letter before the numbers; empty for none. */
  sheet: string;
  rows: readonly [first: number, last: number];
  columns: readonly [first: number, last: number];
}
