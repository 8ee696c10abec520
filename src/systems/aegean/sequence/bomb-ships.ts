import type { Act } from '../aegean';
import { wanted } from '../rules/5-4-6-aims';
import { dealt, targetsOf } from '../rules/6-4-hits';
import { Fleet } from '../rules/6-fleet';
import type { Flight } from './flight';
import { hitShip } from './ship-hits';

/** 5.7.1, 6.4.3: hits of those that bombed level, as their player named the ships; without a word as the mission was ordered. */
export function dealBombs(c: Act<Flight>): void {
  const { world, data, local } = c;
  const { goal, side, hits, line, known } = local;
  if (goal === null || hits === 0) return;
  const fleet = new Fleet(world, data);
  const { wants } = line.also;
  const asked = wanted(targetsOf(fleet, side, goal, known), wants).filter(
    ({ id, type }) => wants.includes(id) || wants.includes(type),
  );
  const named = local.dealt ?? asked.flatMap((ship) => Array.from({ length: fleet.left(ship) }, () => ship.id));
  for (const [id, count] of Object.entries(dealt(fleet, side, { at: goal, hits, known }, named.slice(0, hits))))
    hitShip(c, id, count, 'bombs');
  local.hits = 0;
}
