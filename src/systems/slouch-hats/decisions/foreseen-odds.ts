import { unitName } from '../orders/names';
import type { Board } from '../rules/03-board';
import { oddsOf } from '../rules/10-4-odds';
import { attackOf } from '../sequence/allocation';
import type { Declared } from '../sequence/allocation';
import type { Ask } from '../slouch-hats';
import { shiftWords } from '../facts/combat';

/** What an attack comes to as far as its own side can tell (10.42): the column before ships, aircraft and the defender's guns. */
export function foreseenOdds(board: Board, attack: Declared, q: Ask): string {
  const { combat, fed } = attackOf(board, q.seat, attack);
  const { attack: strength, defence, initial, shifts, column, fault } = oddsOf(board, combat);
  if (column === null) return `${attack.hex}: it falls away, ${fault?.why ?? ''} (${fault?.rule ?? '10.16'})`;
  const spent = fed.spend.map((id) => unitName(id, q));
  const points = spent.length > 0 ? `SP spent: ${spent.join(', ')}` : 'no SP is spent';
  const odds = `${strength} to ${defence}, ${initial}${shiftWords(shifts)}, column ${column}`;
  return `${attack.hex}: ${odds} before aircraft, ships and further guns of the defender; ${points}`;
}
