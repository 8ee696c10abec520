import { z } from 'zod';
import { BadGame, faultText } from '../games/new-game';
import { placeAt, placeId, placeNumber } from './place';

/** Which questions or rounds are listed: those that wait for something, or all there were. */
export const SHOWN = ['open', 'all'] as const;

const text = z.string().trim().max(80).default('');
/** A form sends an empty field too. */
const emptyIsNone = <T extends z.ZodType>(schema: T) => z.preprocess((v) => (v === '' ? undefined : v), schema);
/** Where the page before ended: when, of which, and its number. */
const place = z
  .string()
  .max(80, 'is no place in the list')
  .transform((said) => said.split('~'))
  .pipe(z.tuple([placeAt, placeId, placeNumber], 'is no place in the list'))
  .transform(([at, id, nr]) => ({ at, id, nr }));

const listWish = z.object({
  state: emptyIsNone(z.enum(SHOWN, { error: `is one of ${SHOWN.join(', ')}` }).default('open')),
  system: text,
  search: text,
  mine: z.preprocess((v) => v === '1' || v === 'on', z.boolean()),
  after: emptyIsNone(place.optional()),
});
export type ListWish = z.infer<typeof listWish>;

/** @throws BadGame with what is wrong */
export function readListWish(query: unknown): ListWish {
  const read = listWish.safeParse(query);
  if (read.success) return read.data;
  throw new BadGame(faultText(read.error, 'the filter'));
}

/** The filters as they stand in an address, and where the list goes on. */
export function listQuery({ state, system, search, mine }: ListWish, after: string): string {
  const said = Object.entries({ state, system, search, mine: mine ? '1' : '', after });
  return new URLSearchParams(said.filter(([, value]) => value !== '')).toString();
}
