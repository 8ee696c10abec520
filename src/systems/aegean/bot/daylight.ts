import type { Ask } from '../aegean';
import type { Ship } from '../rules/ship';

/** 9.1: Allied ships cost points when they are sunk, and by day aircraft sink who is seen: whether those of the enemy fly before this impulse ends. */
export const isExposed = ({ view, seat }: Ask): boolean =>
  seat === 'allied' && !view.clock.night && view.clock.first === 'allied';

/** Whether a ship waits in its box for the night, or until the enemy has flown: from Turkish waters it comes spotted (6.5.2). */
export const waitsForNight = (q: Ask, ship: Ship): boolean => ship.at === null && isExposed(q);

/** 5.4.5: a port that hits close lets nobody out: who lies off one that is nearly closed may be caught there. */
export const isTrap = ({ view }: Ask, hex: string): boolean =>
  Object.values(view.bases).some((base) => base.hex === hex && base.hits >= CATCHES);
const CATCHES = 2;

/** Impulses for which a ship that costs points is risked, and what an island must be worth for more. */
export const isTooFar = (
  { seat }: Ask,
  ship: Ship,
  { impulses, worth }: { impulses: number; worth: number },
): boolean => seat === 'allied' && COSTS.includes(ship.type) && impulses > MOST_IMPULSES && worth < DEAR;
const COSTS: readonly string[] = ['T', 'DD', 'CL'];
const [MOST_IMPULSES, DEAR] = [2, 8];
