import type { Ask, SeaId } from '../../mercury';
import { ATHENS, combatZone } from '../../rules/16-components';
import { BOMBARDMENT_ZONES, shoreTargets } from '../../rules/19-8-naval-bombardment';
import { groundIn } from '../../rules/ground/ground';

/** A zone worth a sortie. */
export interface Prey {
  zone: SeaId;
  worth: number;
}

/** What a convoy at sea is worth beside a hex of Germans within range of the shore. */
const CONTACT = 3;
const ON_SHORE = 0.2;
const MOST_ON_SHORE = 1.5;

/** Zones with German counters at sea, those they have still to pass, and shores with Germans (18.2, 19.7, 19.8). */
export function prey(q: Ask): Prey[] {
  const worth = new Map<SeaId, number>();
  const add = (zone: SeaId, n: number): void => void worth.set(zone, (worth.get(zone) ?? 0) + n);
  for (const { at } of q.view.contacts) {
    const zone = at === null || at === ATHENS ? null : combatZone(q.data, at);
    if (zone === null) continue;
    add(zone, CONTACT);
    for (const next of q.data.zones.get(zone)?.adjacent ?? [])
      if ((q.data.zones.get(next)?.ring ?? 9) < (q.data.zones.get(zone)?.ring ?? 9)) add(next, CONTACT / 3);
  }
  const ground = groundIn(q);
  for (const zone of BOMBARDMENT_ZONES)
    add(zone, Math.min(MOST_ON_SHORE, shoreTargets(ground, zone).length * ON_SHORE));
  return [...worth].filter(([, n]) => n > 0).map(([zone, n]) => ({ zone, worth: n }));
}
