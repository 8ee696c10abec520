import { z } from 'zod';
import { BadGame, faultText } from '../games/new-game';
import { placeAt, placeId } from './place';

/** Which games are listed: `open` are all that are not over and not cancelled. */
export const STATES = ['open', 'inviting', 'running', 'held', 'over', 'cancelled', 'all'] as const;

const LONGEST = 80;
const text = z.string().trim().max(LONGEST).default('');
/** A form sends an empty field too. */
const emptyIsNone = <T extends z.ZodType>(schema: T) => z.preprocess((v) => (v === '' ? undefined : v), schema);

/** Where the page before ended: whether somebody is waited for there, since when (or when it was made), and the game. */
const place = z
  .string()
  .max(LONGEST, 'is no place in the list')
  .transform((said) => said.split('~'))
  .pipe(z.tuple([z.enum(['0', '1'], 'is no place in the list'), placeAt, placeId], 'is no place in the list'))
  .transform(([phase, at, id]) => ({ phase: phase === '0' ? ('waiting' as const) : ('others' as const), at, id }));

const consoleWish = z.object({
  state: emptyIsNone(z.enum(STATES, { error: `is one of ${STATES.join(', ')}` }).default('open')),
  system: text,
  scenario: text,
  search: text,
  player: text,
  days: emptyIsNone(z.coerce.number({ error: 'is a number of days' }).int().min(0).max(3650).optional()),
  mine: z.preprocess((v) => v === '1' || v === 'on', z.boolean()),
  after: emptyIsNone(place.optional()),
});
export type ConsoleWish = z.infer<typeof consoleWish>;

/** @throws BadGame with what is wrong */
export function readConsoleWish(query: unknown): ConsoleWish {
  const read = consoleWish.safeParse(query);
  if (read.success) return read.data;
  throw new BadGame(faultText(read.error, 'the filter'));
}

/** The filters as they stand in an address, without the place. */
export function filterQuery({ after: _, ...wish }: ConsoleWish): string {
  const said = Object.entries({ ...wish, mine: wish.mine ? '1' : '' }).filter(([, v]) => v !== '' && v !== undefined);
  return new URLSearchParams(said.map(([k, v]): [string, string] => [k, String(v)])).toString();
}
