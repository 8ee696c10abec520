import type { Conditions } from '../../../kernel/decide/condition';
import { atHex, ifRole } from '../../../play/words/conditions';
import type { SlouchHats } from '../slouch-hats';
import type { Side } from '../side';
import { hex } from './names';

/** The combat that a question is about: its Defender Hex and who attacks. */
interface Fought {
  hex: string;
  side: Side;
}

/** What an order for a combat may be given under: its hex, and on which side of it one stands. */
export const inCombat = <F>(of: (facts: F) => Fought | null): Conditions<SlouchHats, F> => [
  atHex<SlouchHats, F>(hex, ({ facts }) => of(facts)?.hex ?? ''),
  ...ifRole<SlouchHats, F>(({ facts, seat }) => (of(facts)?.side ?? seat) !== seat),
];
