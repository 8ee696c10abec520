/** When a ship came on the map: game-turn and impulse, from 1. */
export interface Entered {
  turn: number;
  impulse: number;
}

/** 6.2.3: impulses that a Hunt stays, counting the one it enters in. */
export const HUNT_IMPULSES = 3;

/**
 * 6.2.3: whether a destroyer's time is up at the end of an impulse. `stayed`: impulses on the map so far, this one among
 * them. A Fleet destroyer stays to the end of its first complete game-turn on the map, which is that in which it entered if
 * it did so in the first impulse.
 */
export function timeIsUp(
  endurance: 'none' | 'hunt' | 'fleet',
  entered: Entered,
  now: { turn: number; lastImpulse: boolean; stayed: number },
): boolean {
  if (endurance === 'none') return false;
  if (endurance === 'hunt') return now.stayed >= HUNT_IMPULSES;
  const complete = entered.impulse === 1 ? entered.turn : entered.turn + 1;
  return now.turn > complete || (now.turn === complete && now.lastImpulse);
}
