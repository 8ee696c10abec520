import type { Fault, GroundUnit } from './ground';

/** 4.17, 17.37c: half of the allowance, rounded up, went into coming ashore; a box takes the whole turn (17.37d). */
export const unloadedPoints = ({ unloaded }: GroundUnit, allowed: number): number =>
  unloaded === 'box' ? 0 : allowed - Math.ceil(allowed / 2);

/** Why a unit that was unloaded this game-turn may not move, or not like that (4.17, 17.37d). */
export function unloadedFault({ unloaded }: GroundUnit, strategic: boolean): Fault | null {
  if (unloaded === 'box') return { rule: '17.37d', text: 'was unloaded in an off-map box and does not move this turn' };
  if (unloaded === 'hex' && strategic)
    return {
      rule: '4.17',
      text: 'was unloaded this turn and moves what is left of its allowance, not by Strategic Movement',
    };
  return null;
}
