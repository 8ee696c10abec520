import type { Ask } from '../aegean';
import { scenarioCalled } from '../set-up';

/** 7.7.7: islands whose Italians yield to the Allies as readily as to the German. */
export const LATE_FOR_ALLIES: readonly string[] = ['kos', 'leros'];

/** 10.3: the only island of the introductory scenario that counts. */
const AT_STAKE = { island: 'leros', vp: 10 };

/** 9.1, 10.3: what a side plays for on an island; who stands on Rhodes keeps it without more troops until the enemy lands there. */
export function worthHolding(q: Ask, island: string): number {
  const { view, data } = q;
  if (scenarioCalled(data, view.scenario).points) return island === AT_STAKE.island ? AT_STAKE.vp : 0;
  const vp = data.isles.islands.get(island)?.vp ?? 0;
  return island !== 'rhodes' || isInvading(q) ? vp : 0;
}

/** 9.2, 9.3: a landing on Rhodes is dear, but the German loses its points with the first base there: worth it for who comes in strength, and then he goes on. */
export function isInvading({ view, data, seat }: Ask): boolean {
  if (view.rhodesInvaded || seat !== 'allied') return view.rhodesInvaded;
  const waiting = Object.entries(view.ground).filter(([, { at, side }]) => side === seat && at === 'allied-holding');
  const strength = waiting.reduce((sum, [id]) => sum + (data.ground.get(id)?.strength ?? 0), 0);
  return view.accolade.state === 'on' && strength >= IN_STRENGTH;
}
const IN_STRENGTH = 60;
