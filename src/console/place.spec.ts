import { BadGame } from '../games/new-game';
import { readConsoleWish } from './console-wish';
import { readListWish } from './list-wish';

const ID = '0b0e7c1e-52ab-4c7a-9d1f-3f4f5a6b7c8d';
const AT = '2026-11-26 17:00:21.123456+00';

describe('the place where a page of a list goes on', () => {
  it('is read as the page before printed it', () => {
    expect(readConsoleWish({ after: `0~${AT}~${ID}` }).after).toEqual({ phase: 'waiting', at: AT, id: ID });
    expect(readListWish({ after: `${AT}~${ID}~12` }).after).toEqual({ at: AT, id: ID, nr: 12 });
  });

  it.each([
    ['9999999999999999999', ID],
    ['2026-02-30 10:00:00+00', ID],
    ['0000-01-01 10:00:00+00', ID],
    ['2026-11-26 25:00:00+00', ID],
    [AT, '-'.repeat(36)],
    ["2026-11-26 10:00:00+00'", ID],
  ])('is refused where the database could not read it: %s, %s', (at, id) => {
    expect(() => readConsoleWish({ after: `0~${at}~${id}` })).toThrow(BadGame);
    expect(() => readListWish({ after: `${at}~${id}~1` })).toThrow(BadGame);
  });
});
