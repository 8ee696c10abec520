import type { HexId } from '../../../hex/hex';
import { inOrder } from './7-1-disruption';
import { counts, type GroundUnit } from './ground-unit';
import type { Owner, Side } from '../side';

/** An airfield or port with what hits it has taken. */
export interface Base {
  id: string;
  hex: HexId;
  owner: Owner | null;
  hits: number;
}

/** 7.5: the bases of a side at which it tries to take a hit away: an undisrupted unit of its own stands there. Always tried. */
export const repairable = (bases: readonly Base[], units: readonly GroundUnit[], side: Side): Base[] =>
  bases.filter(
    ({ hex, owner, hits }) =>
      owner === side &&
      hits > 0 &&
      units.some((unit) => unit.at === hex && unit.side === side && counts(unit) && inOrder(unit)),
  );
