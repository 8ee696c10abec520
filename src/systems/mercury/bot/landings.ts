import type { Arrival } from '../../../play/words/arrivals';
import { bestLanding } from '../decisions/landing-answer';
import type { LandingFacts } from '../decisions/landing-places';
import type { Ask } from '../mercury';
import type { Situation } from './situation';

/** 17.4: everybody ashore as soon as a convoy lies off a beach, where the landing die is best. */
export const landings = (_sit: Situation, _facts: LandingFacts, q: Ask<LandingFacts>): Arrival[] => bestLanding(q);
