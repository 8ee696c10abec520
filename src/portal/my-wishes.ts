import { z } from 'zod';
import { oneLine, wishReader } from '../games/new-game';
import { DETAILS, FORMS } from '../people/wishes';
import { readTimeOfDay } from '../wording/time-of-day';
import { isZone } from '../wording/when';

/** How somebody wants to be called and written to, from the form of his page. */
const wishesSchema = z.object({
  name: oneLine,
  zone: z.string().trim().refine(isZone, 'is no time zone; write an IANA name such as Europe/Athens'),
  paper: z.enum(['A4', 'Letter']),
  mail: z.enum(FORMS),
  detail: z.enum(DETAILS),
  pages: z.enum(['two', 'all']),
  /** The hour of his one mail a day; empty: each comes by itself. */
  digest: z
    .string()
    .default('')
    .transform((said) => (said.trim() === '' ? null : (readTimeOfDay(said) ?? 'wrong')))
    .refine((at) => at !== 'wrong', 'is no time of day; write 20:00, or nothing'),
});
export type MyWishes = z.infer<typeof wishesSchema>;

/** @throws BadGame with what is wrong */
export const readWishes: (input: unknown) => MyWishes = wishReader(wishesSchema, 'the form');
