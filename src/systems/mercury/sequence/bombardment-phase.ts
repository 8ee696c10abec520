import { define } from '../mercury';
import type { Side } from '../world';

/** 3.2 IV.C: bombardment by artillery and aircraft (11.2, 12.5). */
export const bombardmentPhase = define<{ side: Side }>('C Bombardment Phase', (s) => [
  s.do('nobody bombards', () => undefined),
]);

export const bombardmentProcedures = [bombardmentPhase];
