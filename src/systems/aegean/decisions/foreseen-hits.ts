import type { HexId } from '../../../hex/hex';
import type { Ask } from '../aegean';
import { ships as shipNames } from '../orders/names';
import { aaStrength } from '../rules/5-6-1-guns';
import { torpedoColumn } from '../rules/6-4-4-submarines';
import { fireModifiers, roundsOf, surfaceOf } from '../rules/6-4-battle';
import { dealt, targetsOf, type Hits } from '../rules/6-4-hits';
import { Fleet } from '../rules/6-fleet';
import { placeName } from '../rules/names';
import type { Ship } from '../rules/ship';
import { enemyOf, SIDES, type Side } from '../side';

/** What becomes of ships that take hits, those that nobody named too: who sinks, and how many the others stand (6.4.3). */
export function foreseenHits(named: readonly string[], q: Ask, hits: Hits): string[] {
  const fleet = new Fleet(q.view, q.data);
  return Object.entries(dealt(fleet, q.seat, hits, named)).flatMap(([id, count]) => {
    const ship = fleet.get(id);
    if (!ship) return [];
    const left = fleet.left(ship) - count;
    const stands = left > 0 ? `${left} more would sink it` : 'it sinks';
    return [`${shipNames.print(id, q)}: ${count} ${count === 1 ? 'hit' : 'hits'}, ${stands} (6.4.3)`];
  });
}

/** The column of targets, the second of them for a boat that misses the first (6.4.4). */
export const foreseenTorpedoes = (answer: readonly { boat: string; targets: readonly string[] }[], q: Ask): string[] =>
  answer.map(({ boat, targets }) => {
    const fleet = new Fleet(q.view, q.data);
    const aims = targets.map((id) => {
      const column = torpedoColumn(fleet.get(id)?.type ?? 'DD');
      return `${shipNames.print(id, q)} (column ${column})`;
    });
    return `${shipNames.print(boat, q)}: ${aims.join(', then if it misses ')}; it is spotted by it, and lost on a 1 (6.4.4)`;
  });

const afloat = (q: Ask, side: Side, at: HexId): Ship[] =>
  new Fleet(q.view, q.data).in(side, at).filter(({ submerged }) => !submerged);

/** The columns in which both would fire, as far as their ships are seen (6.4.2). */
export function foreseenBattle(q: Ask, at: HexId): string {
  const { 'naval-surface': chart } = q.data.charts;
  const fire = (side: Side): string => {
    const strength = surfaceOf(afloat(q, side, at));
    const column = chart.columns[chart.columnFor(strength)];
    const by = fireModifiers(side, afloat(q, enemyOf(side), at), q.view.clock.night)
      .map((id) => Number(chart.modifier(id).by))
      .reduce((sum, one) => sum + one, 0);
    if (column === undefined) return `strength ${strength} does not fire`;
    return `strength ${strength}, column ${column}${by === 0 ? '' : `, ${by > 0 ? '+' : ''}${by} on the die`}`;
  };
  const both = SIDES.flatMap((side) => afloat(q, side, at));
  const rounds = roundsOf(both).length > 1 ? '; before that main ships fire alone' : '';
  return `Battle in ${placeName(q.data, at)}: your ${fire(q.seat)}; the enemy’s as seen, ${fire(enemyOf(q.seat))}${rounds} (6.4.2). Your ships there are spotted by it`;
}

/** What guns await those who press on (5.4.2, 5.6), and who may be hit besides. */
export function foreseenAttack(q: Ask, at: HexId, first: string): string {
  const others = targetsOf(new Fleet(q.view, q.data), q.seat, at).filter(({ id }) => id !== first);
  const besides =
    others.length === 0
      ? ''
      : `, then ${shipNames.list.print(
          others.map(({ id }) => id),
          q,
        )}`;
  return `Attacked: ${shipNames.print(first, q)}${besides}; AA ${aaStrength(q.view, q.data, enemyOf(q.seat), at)} at least (5.6)`;
}

/** Mines that are known where an Allied force withdraws to (6.3.3). */
export const foreseenWithdrawal = (q: Ask, to: HexId): string[] =>
  q.seat === 'allied' && q.view.mines.includes(to) ? [`Mines are known in ${placeName(q.data, to)} (6.3.3)`] : [];
