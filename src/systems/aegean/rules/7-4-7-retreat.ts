import type { HexId } from '../../../hex/hex';
import type { GroundUnit, Land } from './ground-unit';

/** What a side knows of the hexes around: enough to say where it may go. */
export interface Sight {
  /** Whether units stand there that are not the side's. */
  hasEnemy: (hex: HexId) => boolean;
}

/** 7.4.7: hexes that a unit may fall back to like a defender: next door on the island, empty or friendly. */
export const retreatHexes = (land: Land, from: HexId, { hasEnemy }: Sight): HexId[] =>
  land.around(from).filter((next) => !hasEnemy(next));

/**
 * 7.4.7: where a unit goes that must retreat. An attacker goes back to the hex it came from (`came`); who landed or dropped, and
 * defenders, go where their owner says (`chosen`). Null: it cannot, and is eliminated.
 */
export function retreatOf(
  land: Land,
  unit: Pick<GroundUnit, 'at' | 'garrison'>,
  came: HexId | null,
  chosen: HexId | null,
  sight: Sight,
): HexId | null {
  if (unit.garrison) return null;
  const open = retreatHexes(land, unit.at, sight);
  if (came !== null) return open.includes(came) ? came : null;
  return chosen !== null && open.includes(chosen) ? chosen : (open[0] ?? null);
}

/** The published default: the hex that lies nearest to an own port of the island, the first of equals. */
export function nearestPort(
  hexes: readonly HexId[],
  ports: readonly HexId[],
  distance: (a: HexId, b: HexId) => number,
): HexId | null {
  const far = (hex: HexId): number => Math.min(...ports.map((port) => distance(hex, port)));
  return hexes.toSorted((a, b) => (ports.length > 0 ? far(a) - far(b) : 0))[0] ?? null;
}
