import type { Json } from '../../../kernel/realm';
import { allocation } from '../bot/air';
import type { Situation } from '../bot/situation';
import type { Ask } from '../mercury';
import { quickAdvance, quickAssignment, quickDeclarations, quickFatigue, quickLoss } from './quick-combat';
import { quickBombardment, quickDrops } from './quick-fire';
import { layOf } from './quick-lay';
import { quickMoves } from './quick-moves';

// oxlint-disable-next-line typescript/no-explicit-any -- kinds differ in their facts
type Answers = Readonly<Record<string, (q: Ask<any>) => unknown>>;

const ANSWERS: Answers = {
  'mercury.ground-movement': quickMoves,
  'mercury.declaration': quickDeclarations,
  'mercury.assign-attack': quickAssignment,
  'mercury.advance': quickAdvance,
  'mercury.step-losses': quickLoss,
  'mercury.fatigue': quickFatigue,
  'mercury.bombardment': quickBombardment,
  'mercury.special-bombardment': quickBombardment,
  'mercury.paradrop': quickDrops,
  'mercury.air-allocation': allocated,
};

/** All bombard on the first game-turn, as the script has it. */
function allocated(q: Parameters<typeof allocation>[2]): unknown {
  const scenario = layOf(q) && q.data.groundScenarios.find((s) => s.id === q.view.scenario.id);
  return scenario ? allocation({ scenario } as Situation, q.facts, q) : undefined;
}

/**
 * Another answer than the script's that a player might think of on the hex map: units go where odds are good, by sums over
 * the stacks. Undefined: none.
 */
export function quickThought(kind: string, q: Ask): Json | undefined {
  return q.view.ground ? (ANSWERS[kind]?.(q) as Json | undefined) : undefined;
}
