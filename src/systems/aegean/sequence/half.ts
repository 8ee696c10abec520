import { define, type Act } from '../aegean';
import * as told from '../facts/turn';
import type { Side } from '../side';
import { accolade } from './accolade';
import { airPhase } from './air-phase';
import { ageCap } from './cap';
import { groundPhase } from './ground-phase';
import { moveLuftwaffe } from './luftwaffe';
import { navalPhase } from './naval-phase';
import { endsEarly } from './victory';

/** Whose half-impulse it is. */
export interface OfSide {
  side: Side;
}

function beginHalf(c: Act<OfSide>): void {
  const { side } = c.local;
  const { clock } = c.world;
  Object.assign(clock, { half: side, phase: 'impulse' });
  c.world.airlifted[side] = [];
  told.halfBegan(c, { side, impulse: clock.impulse });
}

/** One player's steps D, E and F of an impulse (4). */
export const half = define<OfSide>('Half', (s) => [
  s.do('the half begins', beginHalf),
  s.when('the German half', ({ local }) => local.side === 'german', [s.do('5.1 Luftwaffe', moveLuftwaffe)]),
  s.when('the Allied half', ({ local }) => local.side === 'allied', [s.call('8.4.5 Accolade', accolade)]),
  s.call('D air', airPhase, ({ local }) => ({ side: local.side })),
  s.call('E naval', navalPhase, ({ local }) => ({ side: local.side })),
  s.call('F ground', groundPhase, ({ local }) => ({ side: local.side })),
  s.do('5.4.9 the enemy’s CAP', ageCap),
  s.do('the half ends', endsEarly),
]);
