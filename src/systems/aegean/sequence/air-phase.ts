import { define } from '../aegean';
import type { OfSide } from './half';

/** 4.D: readiness, then missions. */
export const airPhase = define<OfSide>('Air Phase', (s) => [
  s.do('D the phase begins', ({ world }) => void (world.clock.phase = 'air')),
]);
