import type { Allocation } from '../decisions/air-allocation';
import type { AirFacts } from '../decisions/air-missions';
import type { Ask } from '../mercury';
import type { Situation } from './situation';

/** 12.31: all bombard while the Allies hardly move (4.62, 4.63); afterwards the published default interdicts too. */
export function allocation({ scenario }: Situation, facts: AirFacts, q: Ask<AirFacts>): Allocation | undefined {
  if (q.view.turn !== scenario.first || !facts.missions.includes('Bombardment/Support')) return undefined;
  const ready = q.view.air.filter((u) => u.box === 'Ready').map((u) => u.id);
  return { broken: [], recombined: [], missions: ready.map((unit) => ({ unit, mission: 'Bombardment/Support' })) };
}
