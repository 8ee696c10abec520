import type { Ask, MercuryData } from '../mercury';
import { germanCounter } from '../rules/16-components';
import { groundUnitOf } from '../rules/17-3-aboard';
import { costAboard } from './ground/defaults/worth';

/** What a convoy carries, and how many steps of it its owner has to name. */
interface Carried {
  unit: string;
  steps: number;
  cargo: readonly { id: string; steps: number }[];
  /** They are not lost, but go back to Athens (21.33e). */
  returns?: true;
}

/** A whole unit that waits for an aeroplane comes later, no more (17.37e). */
const FLIES_LATER = 1;

/**
 * The steps whose loss costs a convoy's owner least: the RSC, of which Athens has another and nobody a point (17.34c, 21.34),
 * then the strength that goes with each unit, a unit turned over before one is gone. Of steps that go back: whole units that may fly.
 */
export function leastLoss(q: Pick<Ask<Carried>, 'facts' | 'data' | 'view'>): string[] {
  const { cargo, steps } = q.facts;
  let best: Choice[] = [{ items: [], cost: 0 }];
  // Later items first, so that of equal losses the last on the list goes.
  for (const { id, steps: aboard } of [...cargo].reverse()) {
    const longer = best.flatMap(({ items, cost }) =>
      Array.from({ length: Math.min(aboard, steps - items.length) + 1 }, (_, n) => ({
        items: [...items, ...Array.from({ length: n }, () => id)],
        cost: cost + costOf(q, id, aboard, n),
      })),
    );
    best = cheapestByLength(longer);
  }
  return best.find(({ items }) => items.length === steps)?.items ?? [];
}

interface Choice {
  items: string[];
  cost: number;
}

/** Of all choices of as many steps the cheapest; of those the one that was found last, which takes most of the later items. */
function cheapestByLength(choices: readonly Choice[]): Choice[] {
  const best = new Map<number, Choice>();
  for (const choice of choices) {
    const known = best.get(choice.items.length);
    if (!known || choice.cost <= known.cost) best.set(choice.items.length, choice);
  }
  return [...best.values()];
}

function costOf(
  { facts, data, view }: Pick<Ask<Carried>, 'facts' | 'data' | 'view'>,
  id: string,
  aboard: number,
  n: number,
): number {
  const item = germanCounter(data, facts.unit).cargo.find((i) => i.id === id);
  if (!item || item.rsc || n === 0) return 0;
  const counter = data.ground.get(groundUnitOf(data, item.names[0] ?? ''));
  if (!counter) return 0;
  const gone = n === aboard;
  if (facts.returns && gone && fliesLater(data, view.scenario.id, counter.id) && aboard === item.steps)
    return FLIES_LATER;
  return costAboard(counter, aboard < item.steps, n);
}

const fliesLater = (data: MercuryData, scenario: string, id: string): boolean =>
  data.groundScenarios.find((s) => s.id === scenario)?.campaign?.athensLanding.units.includes(id) ?? false;
