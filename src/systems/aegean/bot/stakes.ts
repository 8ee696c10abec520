import type { Ask } from '../aegean';
import { scenarioCalled } from '../set-up';

/** 7.7.7: islands whose Italians yield to the Allies as readily as to the German. */
export const LATE_FOR_ALLIES: readonly string[] = ['kos', 'leros'];

/** 10.3: the only island of the introductory scenario that counts. */
const AT_STAKE = { island: 'leros', vp: 10 };

/** 9.1, 10.3: what a side plays for on an island; who stands on Rhodes keeps it without more troops, and 9.3 makes it dear to land there. */
export function worthHolding({ view, data }: Ask, island: string): number {
  if (scenarioCalled(data, view.scenario).points) return island === AT_STAKE.island ? AT_STAKE.vp : 0;
  return island === 'rhodes' ? 0 : (data.isles.islands.get(island)?.vp ?? 0);
}
