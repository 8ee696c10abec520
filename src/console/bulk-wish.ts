import { z } from 'zod';
import { BadGame, faultText } from '../games/new-game';
import { BULK_ACTS } from './bulk-acts';

/** More are not chosen on a page. */
const MOST = 200;
const list = (said: unknown): unknown => (typeof said === 'string' ? [said] : said);
const emptyIsNone = (said: unknown): unknown => (said === '' ? undefined : said);

const bulkWish = z.object({
  act: z.enum(
    BULK_ACTS.map((a) => a.name),
    { error: 'choose what is to be done' },
  ),
  games: z.preprocess(list, z.array(z.string().max(8), { error: 'choose one game at least' }).min(1).max(MOST)),
  hours: z.preprocess(
    emptyIsNone,
    z.coerce.number({ error: 'is a number of hours' }).int().min(1).max(2160).optional(),
  ),
  reason: z.preprocess(emptyIsNone, z.string().trim().min(1).max(2000).optional()),
});
export type BulkWish = z.infer<typeof bulkWish>;

/** @throws BadGame with what is wrong */
export function readBulkWish(body: unknown): BulkWish {
  const read = bulkWish.safeParse(body);
  if (!read.success) throw new BadGame(faultText(read.error, 'the wish'));
  const act = BULK_ACTS.find((a) => a.name === read.data.act);
  if (act?.hours && read.data.hours === undefined) throw new BadGame('hours: say how many more');
  if (act?.reason && read.data.reason === undefined) throw new BadGame('reason: say it; it is what players are told');
  return read.data;
}
