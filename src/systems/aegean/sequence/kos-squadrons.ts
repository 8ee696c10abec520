import type { Act } from '../aegean';
import { NO_MORE } from '../orders/air-also';
import { landingFault, type Mission } from '../rules/5-aloft';
import { islandHolder } from '../rules/9-2-islands';
import type { Flights } from './air-phase';

/** 7.7.5: the two squadrons. */
const SQUADRONS = ['raf-74', 'raf-7'];

/** 7.7.5: once the Allies control Kos the two squadrons fly there from the box in their next air phase, before all else. */
export function squadronsForKos(c: Act<Flights>): void {
  const { world, data, local } = c;
  if (local.side !== 'allied' || world.squadronsAtKos || islandHolder(world, data, 'kos') !== 'allied') return;
  const q = { view: c.view('allied'), data, seat: 'allied' as const };
  const named = (local.missions ?? []).flatMap(({ units, also }) => [...units, ...also.escorts]);
  const able = SQUADRONS.filter((id) => {
    const unit = world.air[id];
    return unit?.at === 'allied-holding' && unit.ready && !named.includes(id);
  });
  const field = data.isles.map.airfields.find(
    ({ id, island }) => island === 'kos' && able.every((unit) => landingFault(q, unit, id) === null),
  );
  if (able.length === 0 || !field || world.clock.night) return;
  world.squadronsAtKos = true;
  const flight: Mission = { verb: 'transfer', units: able, to: field.id, also: NO_MORE };
  Object.assign(local, { missions: [flight, ...(local.missions ?? [])], toKos: true });
}
