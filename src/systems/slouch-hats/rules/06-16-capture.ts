import type { HexId } from '../../../hex/hex';
import { enemyOf, type Fault, type Side, type SlouchHatsData } from '../slouch-hats';
import { availableCounters, supplyAt, takenUp, type Supplies, type SupplyOutcome } from './06-1-supply-points';
import { created, nameOf, packed, type Lay } from './06-15-creating';

/** 6.16b: dice to be rolled when a combat unit enters: one for each enemy Supply Point. */
export const captureDice = (world: Supplies, data: SlouchHatsData, side: Side, hex: HexId): number =>
  supplyAt(world, data, enemyOf(side), hex).reduce((all, { points }) => all + points, 0);

/**
 * 6.16: a combat unit of `side` has entered a hex with enemy supply. `dice`: of the Supply Point Capture Table, one a point.
 * Captured points lie on the new owner's counters: `wanted` in their order as far as they fit, the rest on MSUs first;
 * what is not in storage for them is destroyed (6.16c), `outcome.lost` of them. @throws Error for a wrong number of dice
 */
export function capture(
  world: Supplies,
  data: SlouchHatsData,
  { side, hex, dice, wanted = [] }: { side: Side; hex: HexId; dice: readonly number[]; wanted?: readonly Lay[] },
): { captured: number; destroyed: number; outcome: SupplyOutcome } {
  const taken = supplyAt(world, data, enemyOf(side), hex);
  const points = captureDice(world, data, side, hex);
  if (dice.length !== points)
    throw new Error(`${points} Supply Points in ${hex} take as many dice, not ${dice.length}`);
  const table = data.charts['supply-point-capture'];
  const won = dice.filter((die) => table.at(die, 'result') === 'C').length;
  const placed = placedAs(world, data, side, won, wanted);
  const captured = placed.reduce((all, lay) => all + lay.points, 0);
  const gone = taken.map(({ id }) => ({ counter: id, state: takenUp() }));
  const outcome = { changes: [...gone, ...created(placed, hex)], lost: won - captured };
  return { captured, destroyed: points - captured, outcome };
}

/**
 * 6.16c: captured points, which lie on `counters` of their new owner, are laid out as he wants, on these counters and those
 * in storage. Nothing is written.
 */
export function layCaptured(
  world: Supplies,
  data: SlouchHatsData,
  { side, hex, counters, wanted }: { side: Side; hex: HexId; counters: readonly string[]; wanted: readonly Lay[] },
): SupplyOutcome | Fault {
  const won = counters.reduce((all, id) => all + (world.supply[id]?.points ?? 0), 0);
  const named = wanted.reduce((all, { points }) => all + points, 0);
  if (named !== won) return { rule: '6.16c', why: `you name ${named} SP and have captured ${won} in ${hex}` };
  const back = counters.map((counter) => ({ counter, state: { ...takenUp(), at: 'available' } }));
  const free = { ...world.supply, ...Object.fromEntries(back.map(({ counter, state }) => [counter, state])) };
  const placed = placedAs({ supply: free }, data, side, won, wanted);
  const missing = wanted.find((lay, i) => placed[i]?.counter.type !== lay.type || placed[i].points !== lay.points);
  if (missing) return { rule: '6.16c', why: `no counter is in storage for ${nameOf(missing)}` };
  return { changes: [...back, ...created(placed, hex)], lost: 0 };
}

function placedAs(world: Supplies, data: SlouchHatsData, side: Side, points: number, wanted: readonly Lay[]) {
  const stored = availableCounters(world, data, side);
  const placed: ReturnType<typeof packed> = [];
  let left = points;
  for (const lay of wanted) {
    const counter = stored.find((c) => c.type === lay.type && c.points.includes(lay.points));
    if (!counter || lay.points > left) continue;
    stored.splice(stored.indexOf(counter), 1);
    placed.push({ counter, points: lay.points });
    left -= lay.points;
  }
  return [...placed, ...packed(stored, left)];
}
