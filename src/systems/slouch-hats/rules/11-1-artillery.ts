import { parseBand } from '../../../kernel/chance/table';
import { within } from '../../../kernel/chance/chart';
import type { Fault, Side, SlouchHatsData, World } from '../slouch-hats';
import type { Board, Unit } from './03-board';
import { attackStrengths, defenceStrengths, hasInfantry, totalOf } from './10-4-strengths';
import { defendersOf, isGun, nameOf, roleOf, sideOf, unitsOf, type Combat, type Role } from './10-combat';
import { navalSupport } from './19-1-naval-units';

/** Columns to the right that a difference of support strengths shifts (11.14, 13.33); negative: to the left. */
export function differential({ charts }: SlouchHatsData, difference: number): number {
  const chart = charts['combat-support-differential'];
  const row = chart.rows.find(({ label }) => {
    const band = parseBand(label);
    return band !== null && within(difference, band);
  });
  const cell = row ? chart.named(row.label, 'shift') : '-';
  const [, columns = '0', way] = /^(\d)([LR])$/.exec(cell) ?? [];
  return Number(columns) * (way === 'L' ? -1 : 1);
}

/** Support strengths of attacker and defender, guns and ships (11.14, 19.13). */
export function fireSupport(board: Board, combat: Combat): [attacker: number, defender: number] {
  const of = (role: Role): number =>
    unitsOf(board, combat.guns[role]).reduce((sum, { counter }) => sum + (counter.artillery?.support ?? 0), 0) +
    (sideOf(combat, role) === 'allied' ? shipsIn(board, combat) : 0);
  return [of('attacker'), of('defender')];
}

const shipsIn = ({ data }: Board, { ships, againstShips }: Combat): number => navalSupport(data, ships, againstShips);

/** Why an artillery unit may not fire in a combat, if it may not. `supplied`: it has Combat Supply (6.63b, 6.64c). */
export function gunFault(board: Board, combat: Combat, gun: Unit, supplied: boolean): Fault | null {
  const role = roleOf(combat, gun.counter.side);
  const fault = (rule: string, why: string): Fault => ({ rule, why: `${nameOf(gun)} ${why}` });
  if (!gun.counter.artillery) return fault('11.12', 'is no artillery');
  const far = outOfRange(board, combat, gun, gun.counter.artillery.range);
  if (far !== null) return fault('11.13', far);
  if (gun.fired) return fault('11.18', 'has Fired already');
  if (!supplied) return role === 'attacker' ? fault('6.63b', NO_SUPPLY) : fault('6.64c', NO_SUPPLY);
  return togetherFault(board, combat, role, fault);
}

const NO_SUPPLY = 'has no Combat Supply';

/** 2.24e: the hex of the gun is not counted, the Defender Hex is. Guns in a holding box reach nothing (9.36). */
function outOfRange({ ground: { map } }: Board, { hex }: Combat, { at }: Unit, range: number): string | null {
  if (!map.grid.has(at)) return 'is not on the map';
  const far = map.grid.distance(at, hex);
  return far <= range ? null : `is ${far} hexes from ${hex}, its range is ${range}`;
}

/** 11.13, 11.21: only with units that are no artillery; 11.24: these have some strength. Ships are held to it too (19.13). */
export function togetherFault(
  board: Board,
  combat: Combat,
  role: Role,
  fault: (rule: string, why: string) => Fault,
): Fault | null {
  const [attacking, ground] = [role === 'attacker', role === 'attacker' ? combat.attackers : null];
  const units = ground ? unitsOf(board, ground) : defendersOf(board, combat);
  if (!hasInfantry(units))
    return units.length > 0 && !attacking && units.every(isGun)
      ? fault('11.21', 'stands with artillery alone, which uses its defence strength')
      : fault('11.13', 'has no other unit to support');
  const strengths = attacking ? attackStrengths(board, combat) : defenceStrengths(board, combat);
  return totalOf(strengths) > 0 ? null : fault('11.24', 'would support a strength of zero');
}

/** 11.12, 11.13: the guns of a side that may fire in a combat. */
export function eligibleGuns(board: Board, combat: Combat, side: Side, supplied: (gun: Unit) => boolean): Unit[] {
  return [...board.units.values()].filter(
    (unit) => unit.counter.side === side && isGun(unit) && !gunFault(board, combat, unit, supplied(unit)),
  );
}

/** 11.18, 11.23: the guns that are Fired after a combat: who fired, and all in the Defender Hex. */
export function gunsSpent(board: Board, combat: Combat): string[] {
  const inHex = board.at(combat.hex).filter(isGun);
  const fired = [...combat.guns.attacker, ...combat.guns.defender];
  return [...fired, ...inHex.map(({ id }) => id).filter((id) => !fired.includes(id))];
}

/** Turns guns to Fired. Writes the world, answers those that were not yet. */
export function fire(world: Pick<World, 'units'>, guns: readonly string[]): string[] {
  return guns.filter((id) => {
    const gun = world.units[id];
    if (!gun || gun.fired) return false;
    gun.fired = true;
    return true;
  });
}

/**
 * 11.18: in the Administrative phase of a side its guns in General Supply become active again, not before: one that fired in
 * defence misses the own attack that follows. Writes the world, answers which.
 */
export function readyGuns(world: World, { counters }: SlouchHatsData, side: Side): string[] {
  return Object.entries(world.units).flatMap(([id, unit]) => {
    if (!unit.fired || unit.outOfSupply || counters.units.get(id)?.side !== side) return [];
    unit.fired = false;
    return [id];
  });
}
