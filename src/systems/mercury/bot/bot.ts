import type { Rng } from '../../../kernel/decide/rng';
import type { Json } from '../../../kernel/realm';
import type { Ask } from '../mercury';
import { advanceOf, declarations, fought } from './combat';
import { campaignAllocation } from './air';
import { CAMPAIGN_ANSWERS } from './campaign/answers';
import { airlanding, drops } from './landings';
import { bombardments } from './fire';
import { botMoves } from './movement';
import { SEA_ANSWERS } from './sea';
import { type Situation, situationOf } from './situation';
import type { Arrival } from '../../../play/words/arrivals';
import { bestLanding, type LandingFacts } from '../decisions/landing-answer';

/** 17.4: everybody ashore as soon as a convoy lies off a beach, where the landing die is best. */
const landings = (_sit: Situation, _facts: LandingFacts, q: Ask<LandingFacts>): Arrival[] => bestLanding(q);

/** What the bot does at one kind of decision. `f` is what it was told for it. */
type Answer<F> = (sit: Situation, f: F, q: Ask<F>, rng: Rng) => unknown;
// oxlint-disable-next-line typescript/no-explicit-any -- kinds differ in their facts
type AnyAnswer = Answer<any>;

/**
 * In the enemy's segment, and for leads, supporting fire, losses, fatigue, retreats and what comes back, the published defaults
 * speak, as they do for whoever plans: the bot plays the same whether it is asked or has planned.
 */
const ANSWERS: Readonly<Record<string, AnyAnswer>> = {
  'mercury.air-allocation': campaignAllocation,
  'mercury.paradrop': drops,
  'mercury.airlanding': airlanding,
  'mercury.amphibious-landing-german': landings,
  'mercury.special-bombardment': bombardments,
  'mercury.bombardment': bombardments,
  'mercury.ground-movement': (_sit, _f, q) => botMoves(q),
  'mercury.declaration': declarations,
  'mercury.assign-attack': fought,
  'mercury.advance': advanceOf,
};

/** A simple opponent: rules of thumb over what the seat sees. Undefined: it has no opinion on this. */
export function mercuryBot(kind: string, q: Ask, rng: Rng): Json | undefined {
  const campaign = q.view.campaign ? CAMPAIGN_ANSWERS[kind] : undefined;
  if (campaign) return campaign(q, rng) as Json | undefined;
  const sea = SEA_ANSWERS[kind];
  if (!q.view.ground || (sea && q.view.scenario.sea && !ANSWERS[kind])) return sea?.(q, rng) as Json | undefined;
  const answer = ANSWERS[kind];
  const sit = answer ? situationOf(q) : null;
  return answer && sit ? (answer(sit, q.facts, q, rng) as Json | undefined) : undefined;
}
