import { unitName } from '../orders/names';
import type { Board } from '../rules/03-board';
import type { Fault } from '../../../kernel/decide/fault';
import { combatFor, isSupplied, supplyOf, supportFault, type Declared } from '../sequence/allocation';
import type { Ask } from '../slouch-hats';

/** What is wrong with the support of one attack; `used`: what supports an earlier one (10.32, 13.11). */
export function supportOf(board: Board, attack: Declared, used: readonly string[], q: Ask): Fault | null {
  const { support, units } = attack;
  const twice = [...(support.guns ?? []), ...(support.air ?? []), ...(support.ships ?? [])].find((id) =>
    used.includes(id),
  );
  if (twice !== undefined) return { rule: '10.32', why: `${unitName(twice, q)} supports two attacks` };
  const both = (support.guns ?? []).find((id) => units.includes(id));
  if (both !== undefined) return { rule: '10.33', why: `${unitName(both, q)} attacks and supports` };
  const fault = supportFault(board, combatFor(q.view, q.seat, attack), 'attacker', support);
  if (fault || support.supply === undefined) return fault;
  const found = supplyOf(board, q.seat, attack, support.guns ?? []);
  return isSupplied(found) ? null : found;
}
