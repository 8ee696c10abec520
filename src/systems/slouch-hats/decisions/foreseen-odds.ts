import { unitName } from '../orders/names';
import { Board } from '../rules/03-board';
import { applySupply } from '../rules/06-1-supply-points';
import { oddsOf, type Odds } from '../rules/10-4-odds';
import { fire, gunsSpent } from '../rules/11-1-artillery';
import { attackOf, type Declared } from '../sequence/allocation';
import type { Ask } from '../slouch-hats';
import { shiftWords } from '../facts/combat';

/**
 * What attacks come to in their order as far as their own side can tell (10.42): the column before ships, aircraft and the
 * defender's guns. A Supply Point that one has spent and guns that have Fired serve none after it (6.63a, 11.18).
 */
export function foreseenAttacks(attacks: readonly Declared[], q: Ask): string[] {
  const then = structuredClone({ units: q.view.units, supply: q.view.supply });
  const world = { ...q.view, ...then };
  return attacks.map((attack) => foreseenOdds(new Board(world, q.data), attack, q));
}

/** One of them; what it spends and fires is written into the world of the board. */
function foreseenOdds(board: Board, attack: Declared, q: Ask): string {
  const { combat, fed } = attackOf(board, q.seat, attack);
  const { attackers, attack: strength, defence, initial, shifts, column, fault } = oddsOf(board, combat);
  const without = withoutSupply(attackers, q);
  if (column === null) return `${attack.hex}: it falls away, ${fault?.why ?? ''} (${fault?.rule ?? '10.16'})${without}`;
  const spent = fed.spend.map((id) => unitName(id, q));
  const points = spent.length > 0 ? `SP spent: ${spent.join(', ')}` : 'no SP is spent';
  const odds = `${strength} to ${defence}, ${initial}${shiftWords(shifts)}, column ${column}`;
  applySupply(board.world, fed.outcome);
  fire(board.world, gunsSpent(board, combat));
  return `${attack.hex}: ${odds} before aircraft, ships and further guns of the defender; ${points}${without}`;
}

/** Who is halved because no Supply Point is left for him (6.63c). */
function withoutSupply(attackers: Odds['attackers'], q: Ask): string {
  const halved = attackers.filter(({ changes }) => changes.some(({ rule }) => rule === '6.63c'));
  const names = halved.map(({ unit }) => unitName(unit.id, q));
  return names.length > 0 ? `; no Attack Combat Supply is left for ${names.join(', ')} (6.63c)` : '';
}
