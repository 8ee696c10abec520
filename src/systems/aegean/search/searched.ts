import type { Searched } from '../../../kernel/search/searched';
import type { Aegean } from '../aegean';
import { determinize } from './determinize';
import { stackFor } from './locals';
import { value } from './value';

/** Marches and with them attacks by land (7.3, 7.4): what a half-impulse ends with. Missions and sailings take too long to be played on (a fifth of a second each). */
const SEARCHED = 'aegean.ground-moves';

/** The Allies of Leros lost .13 by it in 60 games (docs/decisions/0024): there they play by the script. */
const WITHOUT = { scenario: 'leros-november', seat: 'allied' };

/** What the opponent that searches is given of War in the Aegean: it searches where its troops go; its aircraft and ships are the script's. */
export const aegeanSearched: Searched<Aegean> = {
  stackFor: (stack, _world, seat) => stackFor(stack, seat),
  determinize,
  draws: (kind) => kind === SEARCHED,
  value,
  share: (kind, scenario, seat) =>
    kind === SEARCHED && !(scenario === WITHOUT.scenario && seat === WITHOUT.seat) ? 0.2 : 0,
  // The rest of this half-impulse: combats, and who holds what.
  horizon: () => 1,
};
