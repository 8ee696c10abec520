import type { Rng } from '../../../kernel/decide/rng';
import type { Json } from '../../../kernel/realm';
import type { Ask } from '../mercury';
import { advanceOf, retreatOf } from './aftermath';
import { declarations, following, reaction, refusal } from './before-combat';
import { allocation } from './air';
import { assignment } from './combat';
import { drops } from './drops';
import { bombardments } from './fire';
import { botMoves } from './movement';
import { situationOf } from './situation';
import type { Situation } from './situation';

/** What the bot does at one kind of decision. `f` is what it was told for it. */
type Answer<F> = (sit: Situation, f: F, q: Ask<F>, rng: Rng) => unknown;
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- kinds differ in their facts
type AnyAnswer = Answer<any>;

/** Leads, supporting fire, the hex of a frontal assault, losses, fatigue and what comes back: the published defaults do well. */
const ANSWERS: Readonly<Record<string, AnyAnswer>> = {
  'mercury.air-allocation': allocation,
  'mercury.paradrop': drops,
  'mercury.special-bombardment': bombardments,
  'mercury.bombardment': bombardments,
  'mercury.ground-movement': (_sit, _f, q) => botMoves(q),
  'mercury.declaration': declarations,
  'mercury.refusal': refusal,
  'mercury.follow': following,
  'mercury.reaction': reaction,
  'mercury.assign-attack': assignment,
  'mercury.retreat': retreatOf,
  'mercury.advance': advanceOf,
};

/** A simple opponent for scenarios 1 to 3: rules of thumb over what the seat sees. Undefined: it has no opinion on this. */
export function mercuryBot(kind: string, q: Ask, rng: Rng): Json | undefined {
  const answer = ANSWERS[kind];
  const sit = answer ? situationOf(q) : null;
  return answer && sit ? (answer(sit, q.facts, q, rng) as Json | undefined) : undefined;
}
