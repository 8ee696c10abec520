import type { Searched } from '../../../kernel/search/searched';
import type { Mercury } from '../mercury';
import { determinize } from './determinize';
import { stackFor } from './stack-for';

/** What the opponent that searches is given of Operation Mercury: what a seat may know, and worlds drawn from it. */
export const mercurySearched: Searched<Mercury> = {
  stackFor: (stack, _world, seat) => stackFor(stack, seat),
  determinize,
};
