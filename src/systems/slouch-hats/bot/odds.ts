import type { Board } from '../rules/03-board';
import { defenceSupply } from '../rules/06-6-combat-supply';
import { oddsOf } from '../rules/10-4-odds';
import type { Attack } from '../rules/10-1-declaration';
import type { Combat } from '../rules/10-combat';
import { combatFor, gunsFor, gunsInHex, isSupplied, leastGuns, supplyOf } from '../sequence/allocation';
import type { Ask } from '../slouch-hats';

/** The column that an attack would be rolled in with the guns that change it and the supply that lies in range; -1: none. */
export function columnOf(board: Board, q: Ask, { hex, units }: Attack): number {
  const bare = combatFor(q.view, q.seat, { hex, units });
  const able = gunsFor(board, bare, 'attacker').filter((id) => !units.includes(id));
  const guns = leastGuns(board, bare, 'attacker', able);
  const supply = supplyOf(board, q.seat, { hex, units: [...units], support: {} }, guns);
  const supplied = isSupplied(supply) ? supply.supplied : [];
  const combat: Combat = {
    ...bare,
    guns: {
      attacker: guns.filter((id) => supplied.includes(id)),
      defender: gunsInHex(board, bare, gunsFor(board, bare, 'defender')),
    },
    ...{ supplied, defenceSupply: !defenceSupply(board, hex).shift },
  };
  const { column } = oddsOf(board, combat);
  return column === null ? -1 : q.data.charts['combat-results'].columns.indexOf(column);
}
