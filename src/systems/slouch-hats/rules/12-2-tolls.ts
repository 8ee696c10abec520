import { parseResult, type CombatResult } from '../data/combat';
import { stepsOf, type Board, type Unit } from './03-board';
import { facesGermanGuns } from './10-4-shifts';
import { defendersOf, isArmored, isGerman, otherRole, unitsOf, type Combat, type Role } from './10-combat';
import type { SlouchHatsData } from '../slouch-hats';

/** Stacking points that both sides need for a Major Battle (12.23). */
const MAJOR = 6;

/** What one side of a combat must lose. */
export interface Toll {
  role: Role;
  /** Steps by the table, after 12.25. */
  steps: number;
  /** One step more for a Major Battle (12.23), after 12.25. */
  major: number;
  /** Steps that are to be named: all together, no more than there are (12.21). */
  due: number;
  /** The first comes from an armor unit (10.51). */
  armorFirst: boolean;
  /** A Special Result as well (12.24). */
  special: boolean;
  /** The other side took part with armor, or what counts as such: who it was is settled before anybody loses a step (12.24a). */
  facesArmor?: boolean;
  /** All of its units are eliminated (12.22). */
  eliminated: boolean;
}

/**
 * 12.21: the units of a side that may lose steps. Attackers with the guns that support them from an adjacent hex (11.17);
 * defenders: all in the hex but those that retreated into it (11.22, 12.35). The combat is that of after the roll: who dropped out
 * (3.54) is not in it, and who is left is not counted once more, for a Light unit that is gone doubles nobody.
 */
export function forceOf(board: Board, combat: Combat, role: Role): Unit[] {
  if (role === 'defender') return defendersOf(board, combat);
  const { grid } = board.ground.map;
  const guns = unitsOf(board, combat.guns.attacker).filter(({ at }) => grid.has(at) && grid.adjacent(combat.hex, at));
  return [...unitsOf(board, combat.attackers), ...guns];
}

export const stepsIn = (units: readonly Unit[]): number => units.reduce((sum, unit) => sum + stepsOf(unit), 0);

/** 12.23: both forces have six stacking points or more, distant guns left out. */
export function isMajorBattle(board: Board, combat: Combat): boolean {
  const points = (role: Role): number =>
    forceOf(board, combat, role).reduce((sum, { counter }) => sum + counter.stack, 0);
  return points('attacker') >= MAJOR && points('defender') >= MAJOR;
}

/** What both sides lose by a result, told before anything is taken away. */
export function tollsOf(board: Board, combat: Combat, result: CombatResult): Record<Role, Toll> {
  const battle = isMajorBattle(board, combat) ? 1 : 0;
  const aa = facesGermanGuns(board, combat, unitsOf(board, combat.attackers));
  const toll = (role: Role): Toll => {
    const { special, eliminated } = result[role];
    const spared = reduction(board, combat, result, role);
    const steps = Math.max(0, result[role].steps - spared);
    // Any loss is lessened, that of a Major Battle too where the table takes none: only Special Results are left out.
    const major = result[role].steps === 0 ? Math.max(0, battle - spared) : battle;
    const there = stepsIn(forceOf(board, combat, role));
    const due = eliminated ? 0 : Math.min(there, steps + major);
    const armorFirst = role === 'attacker' && aa && due > 0;
    return { role, steps, major, due, armorFirst, special, facesArmor: facesArmor(board, combat, role), eliminated };
  };
  return { attacker: toll('attacker'), defender: toll('defender') };
}

/** 12.25: one step less if the other side has fewer steps than the table takes from it. */
function reduction(board: Board, combat: Combat, result: CombatResult, role: Role): number {
  const other = otherRole(role);
  return stepsIn(forceOf(board, combat, other)) < result[other].steps ? 1 : 0;
}

/** 12.24a: whether the other side has armor or armored cars in a combat, or defends with German anti-aircraft guns. */
const facesArmor = (board: Board, combat: Combat, role: Role): boolean =>
  forceOf(board, combat, otherRole(role)).some(
    (unit) =>
      isArmored(unit) || (role === 'attacker' && unit.counter.type === 'anti-aircraft' && isGerman(board, unit)),
  );

/**
 * 12.24: air units that took part, and armor or armored cars if the other side had any. `lost`: the steps named for the other
 * losses, which are gone already. Both lists empty: no loss (12.24b). A toll of a game that was kept before does not say what
 * it faces: then the board does.
 */
export function specialChoices(
  board: Board,
  combat: Combat,
  toll: Pick<Toll, 'role' | 'facesArmor'>,
  lost: readonly string[],
): { air: string[]; units: string[] } {
  const { role, facesArmor: faced = facesArmor(board, combat, role) } = toll;
  const gone = (unit: Unit): boolean => lost.filter((id) => id === unit.id).length >= stepsOf(unit);
  const armored = forceOf(board, combat, role).filter((unit) => isArmored(unit) && !gone(unit));
  return { air: combat.air[role].map(({ id }) => id), units: faced ? armored.map(({ id }) => id) : [] };
}

/** 10.43, 12.11: what a die gives in a column of the Combat Results Table. @throws Error for a column that is not printed */
export function resultOf(data: SlouchHatsData, column: string, die: number): CombatResult {
  const cell = data.charts['combat-results'].at(die, column);
  const result = parseResult(cell);
  if (!result) throw new Error(`"${cell}" is no combat result (12.11)`);
  return result;
}
