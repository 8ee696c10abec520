import type { Searched } from '../../../kernel/search/searched';
import { mercuryBot } from '../bot/bot';
import type { Mercury } from '../mercury';
import { horizon, share } from './budget';
import { determinize } from './determinize';
import { stackFor } from './stack-for';
import { quickThought } from './quick';
import { value } from './value';
import { worth } from './worth';

/** At sea both sides mostly play by the script; on the hex map that was measured to be no better than chance and defaults, and dearer. */
const quick: Searched<Mercury>['quick'] = (kind, q, rng) =>
  q.view.ground || !rng.chance(2, 3) ? undefined : mercuryBot(kind, q, rng);

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
  quick,
};
