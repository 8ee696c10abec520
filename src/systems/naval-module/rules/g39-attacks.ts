import type { Fault } from '../../../kernel/decide/fault';
import type { HexId } from '../../../hex/hex';
import { enemyOf, type Side } from '../side';
import { mayAssault } from './30-1-assault';
import type { Board, Unit } from './board';
import { isCombatUnit, attackOf, defenceOf, garrisonOf, sumOf } from './g13-units';
import { hasZoc } from './g16-zoc';

/** A Declared Attack: the Defender hex, and who attacks it (G39). */
export interface Attack {
  hex: HexId;
  units: string[];
}

/** G39, 30.15: where a unit attacks from: its hex, or the all-sea hex of the ship that it is aboard. */
export const originOf = (board: Board, { at }: Unit): string => board.position.ships[at]?.at ?? at;

/** The hexes from which units attack. */
export const originsOf = (board: Board, ids: readonly string[]): HexId[] =>
  ids
    .flatMap((id) => board.unit(id) ?? [])
    .map((unit) => originOf(board, unit))
    .filter((hex) => board.data.waters.map.grid.has(hex));

/** Whether it attacks from the sea: aboard a ship, or a flotilla on water (30.15, G54). */
export const isFromSea = (board: Board, unit: Unit): boolean =>
  unit.counter.type !== 'flotilla' && board.position.ships[unit.at] !== undefined;

/** G39: units of a side that may attack at all now: combat units that are no artillery, with something to attack with. */
export function mayAttack(board: Board, unit: Unit): boolean {
  const { counter, stays = 0 } = unit;
  if (!isCombatUnit(counter) || attackOf(unit) === 0 || stays >= board.position.clock.turn) return false;
  if (counter.type === 'flotilla') return !board.position.weather.storm;
  return isFromSea(board, unit) ? mayAssault(board, unit) : board.data.waters.map.sides.has(unit.at);
}

/** Of those who were declared to attack a hex who can do so still: a ship may have been sunk or driven off since. */
export const attackersLeft = (board: Board, { hex, units }: Attack): string[] =>
  units.filter((id) => {
    const unit = board.unit(id);
    return unit !== undefined && mayAttack(board, unit) && targetsFor(board, unit).includes(hex);
  });

/** The attacks on hexes where somebody defends: into a vacant one who lands goes ashore without a combat (30.12). */
export const defendedOf = <A extends Attack>(board: Board, side: Side, attacks: readonly A[]): A[] =>
  attacks.filter(({ hex }) => garrisonOf(board, enemyOf(side), hex).length > 0);

/** Hexes that a unit may attack: through land and coast sides, a flotilla and who lands through coast and sea (G39, G54). */
export function targetsFor(board: Board, unit: Unit): HexId[] {
  const { waters } = board.data;
  const from = originOf(board, unit);
  if (!waters.map.grid.has(from)) return [];
  const sea = isFromSea(board, unit) || unit.counter.type === 'flotilla';
  const enemy = enemyOf(unit.counter.side);
  return waters.map.grid.neighbours(from).filter((hex) => {
    if (!waters.map.sides.has(hex)) return false;
    const side = waters.sideBetween(from, hex);
    if (sea ? side === 'L' : !waters.joins(from, hex)) return false;
    // 30.12: who lands goes ashore at a vacant hex too.
    if (isFromSea(board, unit)) return board.position.ships[unit.at]?.target === hex;
    return garrisonOf(board, enemy, hex).length > 0 || isUnknown(board, hex);
  });
}

/** G39, 30.15: the units of a side that may attack a hex. */
export const whoMayAttack = (board: Board, side: Side, hex: HexId): Unit[] =>
  board.units(side).filter((unit) => mayAttack(board, unit) && targetsFor(board, unit).includes(hex));

/** A hex in which one knows that enemies are, and no more (G89): only flotillas come next to one. */
const isUnknown = ({ position }: Board, hex: HexId): boolean =>
  ((position as { exists?: readonly string[] }).exists ?? []).includes(hex);

/** G39, G40, 30.14, 30.15: why an attack may not be declared behind others; null: it may. */
export function attackFault(board: Board, side: Side, attack: Attack, before: readonly Attack[]): Fault | null {
  const name = (id: string): string => board.data.ground.get(id)?.names[0] ?? id;
  if (before.some(({ hex }) => hex === attack.hex))
    return { rule: 'G39', why: `${attack.hex} is attacked once a phase: name all units in one line` };
  for (const id of attack.units) {
    const unit = board.unit(id);
    if (!unit || unit.counter.side !== side || !mayAttack(board, unit))
      return { rule: 'G39', why: `${name(id)} does not attack now` };
    if (!targetsFor(board, unit).includes(attack.hex))
      return {
        rule: 'G39',
        why: `${name(id)} is not next to enemies in ${attack.hex}, through a side that it can cross`,
      };
  }
  const units = attack.units.flatMap((id) => board.unit(id) ?? []);
  const defence = sumOf(garrisonOf(board, enemyOf(side), attack.hex), defenceOf);
  const strength = sumOf(units, attackOf);
  return 4 * strength < defence
    ? { rule: 'G40', why: `with ${strength} against ${defence} it does not reach 1-4 without support` }
    : null;
}

/** G39: a hex whose zone of control lies on who attacks, without a fort, must be attacked by somebody; who lands is free of it (30.15). */
export function missedBy(board: Board, side: Side, attacks: readonly Attack[]): HexId | null {
  const { waters } = board.data;
  const enemy = enemyOf(side);
  const attacked = attacks.map(({ hex }) => hex);
  const units = attacks.flatMap((one) => one.units).flatMap((id) => board.unit(id) ?? []);
  for (const unit of units) {
    if (isFromSea(board, unit) || unit.counter.type === 'flotilla') continue;
    if (waters.map.places.get(unit.at)?.rank === 'major-city') continue;
    const near = waters.map.grid
      .neighbours(unit.at)
      .find(
        (hex) =>
          waters.joins(unit.at, hex) &&
          !attacked.includes(hex) &&
          !board.position.forts[hex] &&
          board.unitsAt(enemy, hex).some(hasZoc),
      );
    if (near !== undefined) return near;
  }
  return null;
}
