import type { AirCounter } from '../data/counters';
import type { Board, Unit } from './03-board';
import { combatTerrain, isMountain } from './10-2-terrain';
import { fighting } from './10-4-strengths';
import { defendersOf, roleOf, type Combat, type Role } from './10-combat';
import { missionFault } from './13-1-air-units';
import { isTribal } from './19-2-alawi-druze';
import { BOMBER } from './13-2-bombardment';
import type { Fault } from '../slouch-hats';
import { nameOf } from './names';

/** Support strengths of attacker and defender in the air (13.33). */
export function airSupport({ air }: Combat): [attacker: number, defender: number] {
  const of = (role: Role): number => air[role].reduce((sum, { strength }) => sum + strength, 0);
  return [of('attacker'), of('defender')];
}

/** Why an air unit may not give Close Air Support in a combat, if it may not (13.31, 13.32, 13.36, 19.25). */
export function airFault(board: Board, combat: Combat, id: string): Fault | null {
  const counter = board.data.counters.air.get(id);
  const fault = (rule: string, why: string): Fault => ({ rule, why: `${nameOf(board.data, id)} ${why}` });
  const mission = missionFault(board, id, combat.hex);
  if (!counter || mission) return mission ?? fault('13.31', 'is no air unit');
  if (onlyTribes(board, combat, roleOf(combat, counter.side)))
    return fault('19.25', 'does not support Druze or Alawi units alone');
  if (counter.kind === BOMBER && !bombersHelp(board, combat))
    return fault('13.36', 'is a bomber, which needs mountain or terrain that shifts the odds to the left');
  return null;
}

/** 13.36: by terrain alone, of the hex or of the hexsides. */
function bombersHelp(board: Board, combat: Combat): boolean {
  const attackers = fighting(board, combat);
  return isMountain(board.ground, combat.hex) || combatTerrain(board, combat, attackers).columns > 0;
}

/** 19.25: on one side of a combat there are Druze and Alawi units only; neither aircraft nor ships support them. */
export function onlyTribes(board: Board, combat: Combat, role: Role): boolean {
  const units: readonly Unit[] = role === 'attacker' ? fighting(board, combat) : defendersOf(board, combat);
  return units.length > 0 && units.every(({ counter }) => isTribal(counter));
}

/** 13.32: the air units of one side of a combat that may support it. */
export function eligibleAir(board: Board, combat: Combat, role: Role): AirCounter[] {
  return [...board.data.counters.air.values()].filter(
    ({ id, side }) => roleOf(combat, side) === role && !airFault(board, combat, id),
  );
}
