import type { HexId } from '../../../hex/hex';
import type { UnitSize } from '../../../systems/mercury/data/ground';
import type { SheetId } from '../../../systems/mercury/data/hex-map';

/** A ground unit as its reader may see it. */
export interface HexUnit {
  id: string;
  name: string;
  hex: HexId;
  side: 'german' | 'allied';
  greek: boolean;
  /** Its unit box is light blue (4.64). */
  sudaCommand: boolean;
  /** A type of units/ground-*.yaml: `parachute`, `hq`. */
  type: string;
  size: UnitSize;
  /** Attack, defence and movement of the side that is up: `3-3-5`; artillery has its bombardment strength first: `(3)1-4`. */
  figures: string;
  /** Strengths as they count now: halved while dispersed (6.32a); a fatigued unit attacks with nothing (9.72). */
  attack: number;
  defence: number;
  efficiency: number;
  /** Of artillery and headquarters (2.4), else 0. */
  range: number;
  steps: number;
  fullSteps: number;
  dispersed: boolean;
  fatigued: boolean;
  fire: 'none' | 'first' | 'final';
}

/** What lies on the hex map, for one reader. The first unit of a hex lies on top of its stack. */
export interface HexView {
  units: readonly HexUnit[];
  /** Declared combats (7.11): an arrow each. */
  combats: readonly { from: HexId; to: HexId }[];
  /** Hexes with an Improved Position (9.23). */
  improved: readonly HexId[];
  /** The off-map boxes of the map being played on (4.5). */
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
  units: readonly HexUnit[];
}

/** Some rows and columns of a sheet, both ends counted. */
export interface HexWindow {
  sheet: SheetId;
  rows: readonly [south: number, north: number];
  columns: readonly [west: number, east: number];
}
