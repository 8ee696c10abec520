import type { HexId } from '../../../hex/hex';
import type { Size } from '../data/ground-units';
import type { Owner } from '../side';

/** A ground unit as section 7 reckons with it: what its counter says, whom it fights for and how it stands. */
export interface GroundUnit {
  id: string;
  /** Italians that nobody has come to yet are nobody's enemies (1.2). */
  side: Owner;
  at: HexId;
  size: Size;
  strength: number;
  morale: number;
  artillery: boolean;
  disrupted: boolean;
  /** Italians that have surrendered to the Allies: they only defend (7.7.3). */
  yielded: boolean;
  /** Italians and others that never move (7.3). */
  static: boolean;
  /** The inherent garrison of a port, which has no counter (7.7.2). */
  garrison: boolean;
}

/** What section 7 asks of the map. */
export interface Land {
  /** Hexes of the same island around a hex of it. */
  around(hex: HexId): HexId[];
  isRough(hex: HexId): boolean;
  hasPort(hex: HexId): boolean;
  /** Whether a road leads from a hex straight into the next one. */
  hasRoad(from: HexId, to: HexId): boolean;
}

/** Units with a size: those that fight, are lost and hold a hex. */
export const hasSize = ({ size }: Pick<GroundUnit, 'size'>): boolean => size === 'battalion' || size === 'company';

/** 7.7.3: who counts for being alone in a hex. */
export const counts = (unit: GroundUnit): boolean => hasSize(unit) && !unit.yielded;

/** Whether two units are of the two sides that fight each other. */
export const areEnemies = (a: Pick<GroundUnit, 'side'>, b: Pick<GroundUnit, 'side'>): boolean =>
  a.side !== b.side && a.side !== 'italian' && b.side !== 'italian';
