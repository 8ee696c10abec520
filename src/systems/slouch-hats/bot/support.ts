import type { Combat, Role } from '../rules/10-combat';
import { boardOf } from '../rules/03-board';
import { shipFault } from '../rules/19-1-naval-units';
import { leastGuns, type Declared } from '../sequence/allocation';
import { usualFlyers } from '../sequence/close-air';
import type { Ask } from '../slouch-hats';

/** What is disclosed to a defender (11.2). */
export interface Defending {
  combat: Combat;
  guns: string[];
  air: string[];
}

const DEFENDER: Role = 'defender';

/** 11.2, 13.3: guns and aircraft of the defender, the fewest that gain a column or take one back. */
export function botDefence({ view, data, facts }: Ask<Defending>) {
  const board = boardOf(view, data);
  const guns = leastGuns(board, facts.combat, DEFENDER, facts.guns);
  return { guns, air: usualFlyers(board, facts.combat, DEFENDER, facts.air), ships: [] };
}

/** 19.13: ships that fire for attacks on the coast, two for each; the last one is kept against transport as long as there may be any. */
export function withShips(attacks: readonly Declared[], { view, data, seat }: Ask): Declared[] {
  if (seat !== 'allied') return [...attacks];
  const board = boardOf(view, data);
  const free = Object.keys(view.ships).filter((id) => shipFault(board, id) === null);
  const waiting = [...Object.values(view.units), ...Object.values(view.supply)].some(
    ({ at }) => at === data.boxes.greece.id,
  );
  const last = view.moment.segment === 'F' || !waiting;
  const keep = last ? 0 : 1;
  return attacks.map((attack) => {
    const coast = board.ground.map.grid.neighbours(attack.hex).some((hex) => board.ground.isSea(hex));
    const ships = coast ? free.splice(0, Math.max(0, Math.min(2, free.length - keep))) : [];
    return ships.length > 0 ? { ...attack, support: { ...attack.support, ships } } : attack;
  });
}
