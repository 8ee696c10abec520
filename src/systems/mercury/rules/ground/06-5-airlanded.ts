import type { Fault, GroundUnit, Standing } from './ground';

/** 6.54: units that were airlanded undisturbed move half of their allowance, rounded down. */
export const airlandedPoints = ({ side }: Standing): number => Math.floor(side.move / 2);

/** Why a unit that was airlanded this game-turn may not move, or not like that (6.54 to 6.56). */
export function airlandedFault({ airlanded }: GroundUnit, strategic: boolean): Fault | null {
  if (airlanded === 'under-artillery')
    return { rule: '6.55', text: 'was airlanded within range of Allied guns and does not move this turn' };
  if (airlanded === 'in-enemy-zoc')
    return { rule: '6.56', text: 'was airlanded in an enemy zone of control and does not move this turn' };
  if (airlanded === 'free' && strategic)
    return { rule: '6.54', text: 'was airlanded this turn and moves half its allowance, not by Strategic Movement' };
  return null;
}
