import { z } from 'zod';
import { SIDES } from '../slouch-hats';

/** What facts hold, again and again. Counters, hexes and boxes are told by their ids. */
export const [TEXT, NUMBER, FLAG, SIDE] = [z.string(), z.number(), z.boolean(), z.enum(SIDES)] as const;
export const LIST = z.array(TEXT);

/** `1 Victory Point`, `2 Victory Points`. */
export const counted = (n: number, thing: string): string => `${n} ${thing}${n === 1 ? '' : 's'}`;

/** How many Supply or Replacements Points found no counter (6.11a, 15.15). */
export const lostToo = (lost: number): string => (lost > 0 ? ` ${lost} find no counter and are lost.` : '');
