import type { Act } from '../aegean';
import { counted } from '../../../kernel/chance/roll';
import { searchedFromAir } from '../facts/air';
import { KIND_OF } from '../rules/5-4-missions';
import { airColumn } from '../rules/3-6-search';
import { targetsOf } from '../rules/6-4-hits';
import { Fleet } from '../rules/6-fleet';
import { enemyOf } from '../side';
import { flightKey, flyHome, inFlight, type Flight } from './flight';
import { spot } from './sea-search';
import { throwOn } from './throw';

/** 5.4.1, 5.4.3: who only lands somewhere looks for nobody. */
const LANDS: readonly string[] = ['transfer', 'airlift'];

/** 3.7, 5.4.2: every unit that comes to its target hex throws for the unspotted ships there. */
export function searchFromAir(c: Act<Flight>): void {
  const { world, data, local } = c;
  const { goal, side, afar } = local;
  if (goal === null || inFlight(local).length === 0 || LANDS.includes(KIND_OF[local.line.verb])) return;
  const fleet = new Fleet(world, data);
  local.known = targetsOf(fleet, side, goal).map(({ id }) => id);
  const hidden = fleet.in(enemyOf(side), goal).some(({ spotted, submerged }) => !spotted && !submerged);
  if (!hidden) return;
  const chart = data.charts.spotting;
  const found = inFlight(local).filter((id) => {
    const type = data.air.get(id)?.type ?? 'F';
    const far = afar ? [counted(chart, 'tb-at-distance')] : [];
    const roll = throwOn(c, 'spotting', `air-search/${flightKey(c)}/${id}`, airColumn(type), far);
    searchedFromAir(c, { side, at: goal, unit: id, roll });
    return roll.result === 'yes';
  });
  if (found.length === 0) return;
  local.finders = found.filter((id) => ['TB', 'DB'].includes(data.air.get(id)?.type ?? ''));
  spot(c, enemyOf(side), goal);
}

/** 5.4.2: those that found ships go on to attack them; of those who searched from afar they alone fly the rest of the way. Whether they do. */
export function goOn(c: Act<Flight>): boolean {
  const { local } = c;
  if (local.line.verb !== 'attack' || !local.afar || local.goal === null) return false;
  local.afar = false;
  flyHome(
    c,
    local.units.filter((id) => !local.line.units.includes(id)),
  );
  const { goal } = local;
  const { grid } = c.data.isles;
  for (const id of inFlight(local)) {
    const last = local.ways[id]?.at(-1) ?? goal;
    // 5.3.1: the last hexes of a shortest way; the one it waits in it has entered before.
    const rest: string[] = [];
    for (let at = last; at !== goal; at = rest.at(-1) ?? goal)
      rest.push(grid.neighbours(at).find((next) => grid.distance(next, goal) < grid.distance(at, goal)) ?? goal);
    local.ways[id] = rest;
  }
  return true;
}
