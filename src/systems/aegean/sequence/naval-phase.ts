import { define } from '../aegean';
import type { Act } from '../aegean';
import type { OfSide } from './half';
import { throwForSubmarines } from './submarines';

/** 6.2.3: British destroyers that have stayed too long go to the Holding Box. */
export function endurance(_c: Act<OfSide>): void {
  // Comes with movement at sea (6.2).
}

/** 4.E: submarines, task forces, movement with its missions. */
export const navalPhase = define<OfSide>('Naval Phase', (s) => [
  s.do('E the phase begins', ({ world }) => void (world.clock.phase = 'naval')),
  s.when('E1 German submarines', ({ local }) => local.side === 'german', [s.do('6.6', throwForSubmarines)]),
]);
