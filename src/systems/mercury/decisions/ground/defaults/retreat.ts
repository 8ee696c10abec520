import type { HexId } from '../../../mercury';
import { defenceValue, unitsIn } from '../../../rules/ground/ground';
import { enemyOf, isPrize, nearestTo, type Seen, unitSeen } from './worth';

const FAR_ENOUGH = 3;

/** How good the end of a retreat is: away from the enemy, on good ground, towards an own HQ, not into the next attack. */
export function wayWorth(seen: Seen, id: string, path: readonly HexId[]): number {
  const { ground } = seen;
  const end = path.at(-1) ?? '';
  const s = unitSeen(seen, id);
  const enemy = Math.min(FAR_ENOUGH, nearestTo(seen, end, enemyOf(s.counter.side)));
  const hq = nearestTo(
    seen,
    end,
    (other) => other.counter.side === s.counter.side && other.counter.type === 'hq' && other.unit.id !== id,
  );
  const friends = unitsIn(ground, end, s.counter.side).length > 0 ? 1 : 0;
  const attacked = ground.combats.includes(end) ? 8 : 0;
  const towards = Number.isFinite(hq) ? -hq / 2 : 0;
  return 3 * enemy + 2 * defenceValue(ground, end) + towards + friends + (isPrize(seen, end) ? 3 : 0) - attacked;
}

/** The ways of a unit, the best first. */
export function bestWays(seen: Seen, id: string, ways: readonly HexId[][]): HexId[][] {
  const worth = new Map(ways.map((way) => [way, wayWorth(seen, id, way)]));
  return [...ways].sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
}
