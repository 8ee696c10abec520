import type { Act } from '../aegean';
import { released } from '../data/luftwaffe';
import { luftwaffeMoved } from '../facts/turn';
import { moveAir } from './air-seen';

/** 5.1: in the first German half-impulse of a turn released groups come to the Holding Box, ready; the others leave the map at once. */
export function moveLuftwaffe(c: Act): void {
  const { world, data } = c;
  if (world.clock.impulse !== 1 || world.luftwaffe === 0) return;
  const now = released(data.luftwaffe, world.luftwaffe);
  const pool = [...data.luftwaffe.level.keys()].filter((id) => world.air[id] && world.air[id].at !== 'lost');
  const elsewhere = (id: string): boolean => world.air[id]?.at === 'luftwaffe-elsewhere';
  const come = pool.filter((id) => now.includes(id) && elsewhere(id));
  const go = pool.filter((id) => !now.includes(id) && !elsewhere(id));
  moveAir(c, 'german', () => {
    for (const id of come) world.air[id] = { at: 'german-holding', ready: true, cap: null, patrol: null };
    for (const id of go) world.air[id] = { at: 'luftwaffe-elsewhere', ready: true, cap: null, patrol: null };
  });
  if (come.length + go.length > 0) luftwaffeMoved(c, { come, go });
}
