import { strengthsOf, type Board, type Unit } from './03-board';
import { combatTerrain, isMountain } from './10-2-terrain';
import { defendersOf, isArmored, isGun, isLight, unitsOf, type Combat } from './10-combat';

/** One doubling or halving, with what it leaves. */
export interface Change {
  rule: string;
  why: string;
  to: number;
}

/** How a unit came to the strength that it brings to a combat. */
export interface Strength {
  unit: Unit;
  printed: number;
  changes: Change[];
  strength: number;
  /** Why it takes no part: 3.54, 11.22. */
  out: Change | null;
}

/** 10.53a: some Light unit attacks or defends. */
export const anyLight = (board: Board, combat: Combat): boolean =>
  [...unitsOf(board, combat.attackers), ...defendersOf(board, combat)].some((unit) => isLight(combat, unit));

const sumOf = (strengths: readonly Strength[]): number => strengths.reduce((sum, { strength }) => sum + strength, 0);
export { sumOf as totalOf };

const changed = (
  unit: Unit,
  printed: number,
  when: readonly (readonly [boolean, number, string, string])[],
): Strength => {
  let strength = printed;
  const changes = when.flatMap(([applies, factor, rule, why]) => {
    if (!applies) return [];
    strength = Math.floor(strength * factor);
    return [{ rule, why, to: strength }];
  });
  return { unit, printed, changes, strength, out: null };
};

/** 10.25, 3.53: doubled first, then halved unit by unit, rounded down; what is left with nothing drops out (3.54). */
export function attackStrengths(board: Board, combat: Combat): Strength[] {
  const light = anyLight(board, combat);
  const mountain = isMountain(board.ground, combat.hex);
  return unitsOf(board, combat.attackers).map((unit) => {
    const heavy = !isLight(combat, unit);
    // 10.53b: Light units need it like others; 10.64: from the sea there is always supply.
    const supplied = combat.supplied.includes(unit.id) || board.ground.isSea(unit.at);
    const found = changed(unit, strengthsOf(unit).attack, [
      [light && heavy, 2, '10.53a', 'a Light unit is in the combat'],
      [mountain && unit.counter.mountain, 2, '10.52a', 'a mountain unit attacks mountain'],
      [mountain && isArmored(unit), 0.5, '10.25', 'armor attacks mountain'],
      [!supplied, 0.5, '6.63c', 'no Attack Combat Supply'],
    ]);
    const out = { rule: '3.54', why: 'no strength is left', to: 0 };
    return found.strength > 0 ? found : { ...found, out };
  });
}

/** The attackers that take part (3.54). */
export const fighting = (board: Board, combat: Combat): Unit[] =>
  attackStrengths(board, combat).flatMap(({ unit, out }) => (out ? [] : unit));

/** 3.54: a combat without the attackers that drop out, as all that comes after the roll knows it. */
export const engaged = (board: Board, combat: Combat): Combat => ({
  ...combat,
  attackers: fighting(board, combat).map(({ id }) => id),
});

/** Whether the guns of the hex may fire at all: not when they are alone there (11.13, 11.21). */
export const hasInfantry = (units: readonly Unit[]): boolean => units.some((unit) => !isGun(unit));

/** 10.42b: the units of the Defender Hex. Guns that fire in support bring no strength of their own (11.16, 11.22). */
export function defenceStrengths(board: Board, combat: Combat): Strength[] {
  const light = anyLight(board, combat);
  const defenders = defendersOf(board, combat);
  const { doubled } = combatTerrain(board, combat, fighting(board, combat));
  return defenders.map((unit) => {
    const found = changed(unit, strengthsOf(unit).defence, [
      [light && !isLight(combat, unit), 2, '10.53a', 'a Light unit is in the combat'],
      [doubled && !isArmored(unit), 2, '10.25', 'the terrain doubles the defence'],
    ]);
    const supports = combat.guns.defender.includes(unit.id) && hasInfantry(defenders);
    const out = { rule: '11.22', why: 'it gives Fire Support', to: 0 };
    return supports ? { ...found, changes: [], strength: 0, out } : found;
  });
}
