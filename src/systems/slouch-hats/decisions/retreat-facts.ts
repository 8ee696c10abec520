import { routIn } from '../rules/12-3-rout';
import type { Routed } from '../rules/12-3-rout';
import type { Rout } from '../rules/12-3-ways';
import type { Side } from '../side';
import type { Ask } from '../slouch-hats';

/** The Defender Hex, who attacked it, and who retreats. */
export interface RetreatFacts {
  combat: { hex: string; side: Side };
  rout: Routed;
}
/** The rout as its owner sees it. */
export const routFor = ({ view, data, facts }: Ask<RetreatFacts>): Rout =>
  routIn(view, data, facts.combat.hex, facts.rout);
