import { often } from '../../../config/testing/depth';

/** Every `of`-th of `all`, from `which` on: what is many times tried is tried in turns, by a commit in more of them. `npm run soak:mail` tries all. */
export const inTurns = <T>(all: readonly T[], which: number, of: number): T[] =>
  all.filter((_, i) => process.env['EVERY_CELL'] !== undefined || i % often(4 * of, of) === which % of);
