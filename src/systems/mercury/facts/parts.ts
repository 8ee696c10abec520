import { z } from 'zod';
import { rollShape } from '../../../kernel/words';

/** What facts hold, again and again. Counters and places are told by their ids. */
export const [TEXT, NUMBER, FLAG, ROLL] = [z.string(), z.number(), z.boolean(), rollShape] as const;

/** `1 step`, `2 steps`. */
export const plural = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;

/** `attacks` of one, `attack` of several. */
export const does = (who: readonly unknown[], word: string): string => (who.length === 1 ? `${word}s` : word);

/** Whether a move led nowhere: nothing is told of it. Who went out and came back has moved, in everybody's sight (4.11, 16.51). */
export const stayed = (path: readonly string[]): boolean => path.length === 0;
