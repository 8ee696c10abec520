import { hex as hexName, place, unitName } from '../orders/names';
import { Board, boardSeen } from '../rules/03-board';
import { generalSupply, type SupplyChoice } from '../rules/06-3-general-supply';
import { movementSupply } from '../rules/06-5-movement-supply';
import { oddsOf, type Odds } from '../rules/10-4-odds';
import type { Combat, Role } from '../rules/10-combat';
import { isFault, type Ask } from '../slouch-hats';
import { nameOf } from '../rules/names';
import { applySupply } from '../rules/06-1-supply-points';
import { fire, gunsSpent } from '../rules/11-1-artillery';
import { attackOf, keptFor, type Declared } from '../sequence/allocation';
import { shiftWords } from '../facts/combat';
import { moverOf } from '../rules/08-1-who';
import { inEnemyZone } from '../rules/08-field';
import { pointsText } from '../rules/08-3-terrain';
import { judgeMove } from '../rules/08-moves';
import { isNoMove } from './among-moves';
import { after, begun, goingBy, type StackMove, type Under } from './moves';

/** Guns, aircraft and ships that are named for a side of a combat. */
export interface Named {
  guns?: readonly string[];
  air?: readonly string[];
  ships?: readonly string[];
}

/** The strength that an uncertain bomber is taken for beforehand (13.22). */
const UNCERTAIN = 1;

/**
 * What support makes of the column of a combat (10.42), short of dice: an uncertain bomber counts one until it has rolled, ships
 * as if they passed their rolls. Nothing is said of support that names nobody.
 */
export function foreseenSupport(
  combat: Combat,
  role: Role,
  { guns = [], air = [], ships = [] }: Named,
  q: Ask,
): string[] {
  if (guns.length + air.length + ships.length === 0) return [];
  const board = boardSeen(q);
  const printed = (id: string): number => q.data.counters.air.get(id)?.support ?? UNCERTAIN;
  const flights = air.map((id) => ({ id, strength: printed(id) }));
  const more = guns.filter((id) => !combat.guns[role].includes(id));
  const then: Combat = {
    ...combat,
    guns: { ...combat.guns, [role]: [...combat.guns[role], ...more] },
    air: { ...combat.air, [role]: [...combat.air[role], ...flights] },
    ships: [...combat.ships, ...ships],
  };
  const [before, after] = [oddsOf(board, combat).column, oddsOf(board, then).column];
  const change =
    after === before ? `stays on column ${before ?? ''}` : `goes from column ${before ?? ''} to ${after ?? ''}`;
  const rolled = air.filter((id) => q.data.counters.air.get(id)?.support === null).map((id) => nameOf(q.data, id));
  const placed = ships.map((id) => nameOf(q.data, id));
  const notes = [
    ...(rolled.length > 0 ? [`${rolled.join(', ')} taken for ${UNCERTAIN} before the roll (13.22)`] : []),
    ...(placed.length > 0 ? [`${placed.join(', ')} taken for placed (19.11)`] : []),
  ];
  const where = hexName.print(combat.hex, q);
  return [
    `${where}: the combat ${change} before what else is placed and played${notes.map((note) => `; ${note}`).join('')}`,
  ];
}

/** Who is Out of Supply when it is judged so, as far as its owner can tell now (6.31). */
export function foreseenOut(choice: SupplyChoice, q: Ask): string[] {
  const verdict = generalSupply(boardSeen(q), q.seat, choice);
  if (isFault(verdict)) return [];
  const out = verdict.out.map((id) => unitName(id, q));
  return [out.length === 0 ? 'all are in General Supply' : `Out of Supply then: ${out.join(', ')}`];
}

/** Whom the Supply Points of these counters ready (6.51). */
export function foreseenReady(spend: readonly string[], q: Ask): string[] {
  const given = movementSupply(boardSeen(q), q.seat, { spend, arrived: q.view.arrived });
  if (isFault(given)) return [];
  const ready = [...given.supplied.map((id) => unitName(id, q)), ...given.active.map((id) => nameOf(q.data, id))];
  return [ready.length === 0 ? 'nobody is given Movement Supply' : `Movement Supply: ${ready.join(', ')}`];
}

/**
 * What attacks come to in their order as far as their own side can tell (10.42): the column before ships, aircraft and the
 * defender's guns. A Supply Point that one has spent and guns that have Fired serve none after it (6.63a, 11.18).
 */
export function foreseenAttacks(attacks: readonly Declared[], q: Ask): string[] {
  const then = structuredClone({ units: q.view.units, supply: q.view.supply });
  const world = { ...q.view, ...then };
  return attacks.map((attack, i) => {
    const kept = keptFor(attacks.slice(i + 1));
    return foreseenOdds(new Board(world, q.data), { ...attack, kept }, q);
  });
}

/** The column on which an attack would be fought alone, as far as its own side can tell (10.42); null: it falls away. */
export const columnOf = (attack: Declared, q: Ask): string | null => {
  const board = boardSeen(q);
  return oddsOf(board, attackOf(board, q.seat, attack).combat).column;
};

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

/** Each move with its way, its points, and the enemy zone in which it must stop (8.21), before anything is rolled for. */
export function foreseenMoves(moves: readonly StackMove[], q: Ask): string[] {
  let under = begun(q);
  return moves.flatMap((move) => {
    const told = isNoMove(move) ? null : foreseenMove(under, move, q);
    const next = after(under, move, q);
    if (!isFault(next)) under = next;
    return told === null ? [] : [told];
  });
}

function foreseenMove({ field }: Under, move: StackMove, q: Ask): string | null {
  const { units, path, drops = {} } = move;
  const going = goingBy(field, move, units);
  const [mover, moved] = [moverOf(field, going), judgeMove(field, { ...going, path, drops })];
  if (isFault(mover) || isFault(moved)) return null;
  const [first, end] = [mover.start, path.at(-1) ?? ''];
  const way = [first, ...path].map((at) => place.print(at, q)).join('-');
  const points = `${pointsText(moved.spent)} of ${pointsText(mover.points)} points`;
  const stops = inEnemyZone(field, end) ? ', must stop in an enemy zone of control (8.21)' : '';
  return `${units.map((id) => unitName(id, q)).join(', ')}: ${way}, ${points}${stops}`;
}
