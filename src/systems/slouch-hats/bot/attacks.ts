import { declaring } from '../decisions/declaration';
import { targets, type Attack } from '../rules/10-1-declaration';
import { nearestDeclaration } from '../rules/10-1-nearest';
import { boardOf, type Board } from '../rules/03-board';
import { isGun, type Combat, type Role } from '../rules/10-combat';
import {
  combatFor,
  gunsFor,
  gunsInHex,
  isSupplied,
  leastGuns,
  supplyOf,
  usualFlyers,
  type Declared,
} from '../sequence/allocation';
import type { Ask } from '../slouch-hats';
import { placesOf } from './posts';
import { defenceSupply } from '../rules/06-6-combat-supply';
import { oddsOf } from '../rules/10-4-odds';
import { shipFault } from '../rules/19-1-naval-units';

/** The least column of an attack that is wished for, of one out of a place that may not be lost, and of one that must go with it (10.15). */
const [WISHED, SAFE, FORCED] = ['2-1', '3-1', '3-2'];

interface Wished {
  attack: Attack;
  column: number;
}

/** The bot's attacks: the best odds first, each with all who are free, as long as none that must go with it is bad. */
export function botAttacks(q: Ask): Declared[] {
  const context = declaring(q.view, q.data, q.seat);
  const { board } = context;
  const all = targets(context)
    .flatMap(([hex, able]) => wished(board, q, { hex, units: able.filter((id) => fights(board, id)) }) ?? [])
    .toSorted((a, b) => b.column - a.column);
  let chosen: readonly Attack[] = [];
  for (const { attack } of all) {
    if (chosen.some(({ hex }) => hex === attack.hex)) continue;
    const busy = chosen.flatMap(({ units }) => units);
    const left = wished(board, q, { hex: attack.hex, units: attack.units.filter((id) => !busy.includes(id)) });
    if (!left) continue;
    const wider = nearestDeclaration(context, [...chosen, left.attack]);
    if (wider.length > chosen.length && wider.every((one) => columnOf(board, q, one) >= least(q, FORCED)))
      chosen = wider;
  }
  return chosen.map(({ hex, units }) => ({ hex, units: [...units], support: {} }));
}

const least = ({ data }: Ask, head: string): number => data.charts['combat-results'].columns.indexOf(head);

function fights(board: Board, id: string): boolean {
  const unit = board.units.get(id);
  return unit !== undefined && !isGun(unit);
}

/** The attack with all of them, or without those who hold a place that a retreat would lose; null: the odds are too low. */
function wished(board: Board, q: Ask, { hex, units }: Attack): Wished | null {
  const places = placesOf(board);
  const holds = (id: string): boolean => places.some(([place]) => place === board.units.get(id)?.at);
  const others = units.filter((id) => !holds(id));
  const ways = [
    { attack: { hex, units }, from: others.length < units.length ? SAFE : WISHED },
    { attack: { hex, units: others }, from: WISHED },
  ];
  for (const { attack, from } of ways) {
    const column = attack.units.length > 0 ? columnOf(board, q, attack) : -1;
    if (column >= least(q, from)) return { attack, column };
  }
  return null;
}

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
