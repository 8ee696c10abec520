import type { Fault } from '../../../kernel/decide/fault';
import type { Ship } from './ship';

/** 6.5.1: destroyers that a task force has at least. */
export const LEAST_DESTROYERS = 3;

/** 6.5.1: why these ships of the Holding Box are no task force; null: they are. */
export function taskForceFault(ships: readonly Pick<Ship, 'type' | 'at'>[]): Fault | null {
  const bad = (why: string) => ({ rule: '6.5.1', why });
  if (ships.some(({ at }) => at !== null)) return bad('a task force is formed of ships in the Holding Box');
  if (ships.some(({ type }) => type === 'SS')) return bad('submarines sail alone');
  const destroyers = ships.filter(({ type }) => type === 'DD').length;
  return destroyers < LEAST_DESTROYERS
    ? bad(`a task force has at least ${LEAST_DESTROYERS} destroyers, not ${destroyers}`)
    : null;
}

/** 6.5.2: whether ships that enter in a hex are spotted: from Turkish waters they are, at the south edge they are not. */
export const entersSpotted = (at: string, turkishWaters: readonly string[]): boolean => turkishWaters.includes(at);
