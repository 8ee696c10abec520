import type { HexId } from '../../../hex/hex';
import type { AegeanData } from '../data/load';
import { enemyOf, type Side } from '../side';
import { retreats } from './6-4-battle';
import { Fleet, type Seas } from './6-fleet';

/** 6.4.3: sea hexes next to a hex, without enemy ships, that a side's ships may leave for. */
export function openWaters(seas: Seas, data: AegeanData, side: Side, at: HexId): HexId[] {
  const fleet = new Fleet(seas, data);
  const map = {
    neighbours: (hex: HexId) => [...data.isles.grid.neighbours(hex)],
    mayCross: (from: HexId, to: HexId) => data.isles.mayCross(from, to),
    isSea: data.isles.isSea,
  };
  return retreats(at, map, (hex) => fleet.in(enemyOf(side), hex).length > 0);
}

/** Hexes in the order of their distance from a side's own edge; of those as near the first by number. */
export function homewards({ isles }: AegeanData, side: Side, hexes: readonly HexId[]): HexId[] {
  const edge = isles.map.edges.get(side === 'german' ? 'west' : 'south') ?? [];
  const far = (hex: HexId): number => Math.min(...edge.map((one) => isles.grid.distance(one, hex)));
  return hexes.toSorted((a, b) => far(a) - far(b) || (a < b ? -1 : 1));
}
