import type { Bids } from '../../../kernel/bid';
import type { SlouchHats } from '../slouch-hats';

/** Bids for balance: points to spend (18.14), had at once; what is above ten at the end of a turn is lost like any other (18.15). */
export const slouchHatsBids: Bids<SlouchHats> = {
  unit: () => ({ one: 'Victory Point', many: 'Victory Points', how: 'to be spent like any other', most: 10 }),
  lay: ({ victoryPoints }, to, by) => {
    victoryPoints[to] = Math.max(0, victoryPoints[to] + by);
  },
};
