import type { Searched } from '../../../kernel/search/searched';
import type { Mercury } from '../mercury';
import { horizon, share } from './budget';
import { determinize } from './determinize';
import { stackFor } from './stack-for';
import { quickThought } from './quick';
import { value } from './value';
import { worth } from './worth';

const variations: Searched<Mercury>['variations'] = (kind, q) => {
  const thought = quickThought(kind, q);
  return thought === undefined ? [] : [thought];
};

/** What the opponent that searches is given of Operation Mercury: what a seat may know, worlds drawn from it, what they are worth. */
export const mercurySearched: Searched<Mercury> = {
  stackFor: (stack, _world, seat) => stackFor(stack, seat),
  determinize,
  share,
  horizon,
  worth,
  value,
  variations,
};
