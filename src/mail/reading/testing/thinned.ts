/** Every `of`-th of `all`, from `which` on: what is many times tried is tried in turns. `npm run soak:mail` tries all. */
export const inTurns = <T>(all: readonly T[], which: number, of: number): T[] =>
  all.filter((_, i) => process.env['EVERY_CELL'] !== undefined || i % of === which % of);
