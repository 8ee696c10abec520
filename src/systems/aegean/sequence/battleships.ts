import type { Act } from '../aegean';
import { battleshipsThrown, unitsLeft } from '../facts/arrivals';
import { throwOn } from './throw';

/** 8.3.5: the last turn of the two, and the impulse at whose end they go. */
const LAST = { turn: 3, impulse: 2 };

/** 8.3.5: what each of the two costs. */
export function throwForBattleships(c: Act): void {
  const roll = throwOn(c, 'battleships', 'battleships', 'vp-per-ship');
  c.world.battleships.die = roll.die;
  battleshipsThrown(c, { roll, vp: Number(roll.result) });
}

/** The counters of the two. */
export const BATTLESHIPS = ['howe', 'king-george-v'] as const;

/** 8.3.5: they go at the end of the second impulse of turn 3, or of the turn if it has only one. */
export function battleshipsLeave(c: Act): void {
  const { clock, ships } = c.world;
  const last = Math.min(LAST.impulse, clock.impulses);
  if (clock.turn !== LAST.turn || clock.impulse !== last) return;
  const inPlay = BATTLESHIPS.filter((id) => ships[id] && !['lost', 'allied-not-arrived'].includes(ships[id].at));
  for (const id of inPlay)
    Object.assign(ships[id] ?? {}, { at: 'allied-not-arrived', spotted: false, force: null, entered: null });
  if (inPlay.length > 0) unitsLeft(c, { side: 'allied', units: [...inPlay] });
}
