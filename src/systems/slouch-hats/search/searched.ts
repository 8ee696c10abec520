import type { Searched } from '../../../kernel/search/searched';
import { slouchHatsBot } from '../bot/bot';
import { orPasses } from './variations';
import type { SlouchHats } from '../slouch-hats';
import { determinize } from './determinize';
import { stackFor } from './locals';
import { value } from './value';

/** Which part of the budget a decision gets: what a Segment turns on. A march is looked at by longer rollouts than an attack. */
const SHARES: Readonly<Record<string, number>> = {
  'slouch-hats.movement': 0.15,
  'slouch-hats.declaration': 0.3,
  'slouch-hats.exploitation': 0.1,
};

/** What the opponent that searches is given of Slouch Hats and Eggshells. In its rollouts both sides play by the script, and nobody plays a marker. */
export const slouchHatsSearched: Searched<SlouchHats> = {
  stackFor,
  determinize,
  value,
  share: (kind) => SHARES[kind] ?? 0,
  // The rest of this Segment and the enemy's next.
  horizon: () => 2,
  variations: (kind, _q, answer) => orPasses(kind, answer),
  quick: (kind, q, rng) => (kind === 'slouch-hats.event' ? [] : slouchHatsBot(kind, q, rng)),
};
