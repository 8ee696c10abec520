import { define } from '../aegean';
import { settleControl } from './control';
import type { OfSide } from './half';

/** 4.F: recovery, drops, landings, movement, combat, removal of hits. */
export const groundPhase = define<OfSide>('Ground Phase', (s) => [
  s.do('F the phase begins', ({ world }) => void (world.clock.phase = 'ground')),
  s.do('6.1.2 who is alone', settleControl),
]);
