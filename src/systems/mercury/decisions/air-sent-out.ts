import type { AirBox, AirId, AirUnitView, Ask, View } from '../mercury';
import { afterBreaking, readyUnits } from './air-allocation-faults';
import type { Allocation } from './air-allocation';

/**
 * The German's view once his air units are on their missions (12.13, 12.14, 12.31), before any AA fire: those that interdict
 * have flown when the next decision is asked (12.41).
 */
export function sentOut({ broken, recombined, missions }: Allocation, q: Ask<unknown>): View {
  const ready = readyUnits(q);
  const flying = new Map<AirId, AirBox>(
    missions.map(({ unit, mission }) => [unit, mission === 'Interdiction' ? 'Flown' : mission]),
  );
  const among = afterBreaking(ready, broken, recombined, q).map((id): AirUnitView => ({ id, box: 'Ready' }));
  const air = [...q.view.air.filter((u) => !ready.includes(u.id)), ...among];
  return {
    ...q.view,
    air: air.map((u) => ({ ...u, box: flying.get(u.id) ?? u.box })),
    broken: [...q.view.broken.slice(recombined.length), ...broken],
  };
}
