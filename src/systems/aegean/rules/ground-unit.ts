import type { HexId } from '../../../hex/hex';

export type Side = 'german' | 'allied';
export const enemyOf = (side: Side): Side => (side === 'german' ? 'allied' : 'german');

/** 2.4: leaders and coast watchers have no size. */
export type Size = 'battalion' | 'company' | 'leader' | 'watch';

/** A ground unit as section 7 reckons with it: what its counter says, whom it fights for and how it stands. */
export interface GroundUnit {
  id: string;
  side: Side;
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
