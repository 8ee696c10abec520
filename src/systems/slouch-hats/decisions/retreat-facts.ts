import { onceAView } from '../../../play/words/once-a-view';
import { routIn, type Routed } from '../rules/12-3-rout';
import type { Rout } from '../rules/12-3-ways';
import type { Side } from '../side';
import type { Ask, SlouchHats } from '../slouch-hats';

/** The Defender Hex, who attacked it, and who retreats. */
export interface RetreatFacts {
  combat: { hex: string; side: Side };
  rout: Routed;
}

/** Routs of a view by what was disclosed: who would be in supply where is worked out once for all lines of a mail. */
const routs = onceAView<SlouchHats, WeakMap<RetreatFacts, Rout>>(() => new WeakMap());

/** The rout as its owner sees it. */
export function routFor(q: Ask<RetreatFacts>): Rout {
  const { view, data, facts } = q;
  const known = routs(q);
  const made = known.get(facts) ?? routIn(view, data, facts.combat.hex, facts.rout);
  known.set(facts, made);
  return made;
}
