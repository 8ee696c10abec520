import type { Said } from '../../../play/choices/line-spec';
import type { HexId } from '../../../hex/hex';
import type { Ask } from '../aegean';
import { aircraft, ships as shipNames } from '../orders/names';
import type { AirOrders } from '../orders/air';
import { Routes } from '../rules/5-3-routes';
import { startsOf } from '../rules/5-2-stations';
import { KIND_OF } from '../rules/5-4-missions';
import { aaStrength } from '../rules/5-6-1-guns';
import { bombingOf } from '../rules/5-7-bombs';
import { crew, goalOf, type Mission } from '../rules/5-aloft';
import { Wing } from '../rules/5-wing';
import { targetsOf } from '../rules/6-4-hits';
import { Fleet } from '../rules/6-fleet';
import { placeName } from '../rules/names';
import { enemyOf } from '../side';

/** What all missions of a mail look at: where his player sees enemy CAP of this impulse (5.8.3), and the ways past it. */
interface Known {
  q: Ask;
  caps: readonly HexId[];
  routes: Routes;
}

function knownTo(q: Ask): Known {
  const { night } = q.view.clock;
  const seen = Object.entries(q.view.caps).filter(([, there]) =>
    there.some((one) => one.side !== q.seat && one.night === night),
  );
  const caps = seen.map(([hex]) => hex);
  return { q, caps, routes: new Routes(q.data.isles.grid, (hex) => caps.includes(hex)) };
}

/** Hexes with enemy CAP that some unit of a mission meets on its way, as far as its player sees markers (5.3.5, 5.8.3). */
function capMet({ q, caps, routes }: Known, mission: Mission, goal: HexId): HexId[] {
  if (caps.length === 0) return [];
  const wing = new Wing(q.view, q.data);
  const bases = crew(mission).flatMap((id) => wing.get(id)?.base ?? []);
  const ways = bases
    .filter(({ id }, i) => bases.findIndex((other) => other.id === id) === i)
    .flatMap((base) => routes.to(goal, startsOf(q.data, q.seat, base), mission.also.via));
  return caps.filter((hex) => ways.includes(hex)).toSorted();
}

/** Bombs of a mission on the ground or in support of an attack. */
function bombs(q: Ask, { units, verb }: Mission, goal: HexId): string[] {
  if (verb !== 'bomb' && verb !== 'support') return [];
  const wing = new Wing(q.view, q.data);
  const strengths = units.map((id) => {
    const flyer = wing.get(id);
    return flyer ? bombingOf({ ...flyer.counter, extended: wing.isExtended(flyer, goal) }, 'troops') : 0;
  });
  const sum = strengths.reduce((all, one) => all + one, 0);
  return [verb === 'support' ? `${sum} more in the attack there (5.4.8)` : `bombs ${sum}`];
}

/** Whom an attack on ships can hit now. */
function shipsThere(q: Ask, mission: Mission, goal: HexId): string[] {
  if (KIND_OF[mission.verb] !== 'anti-ship') return [];
  const seen = targetsOf(new Fleet(q.view, q.data), q.seat, goal).map(({ id }) => id);
  return [
    seen.length > 0
      ? `spotted there: ${shipNames.list.print(seen, q)}`
      : 'no ship is spotted there: who flies there has to find some first (3.7)',
  ];
}

function told(known: Known, mission: Mission): string[] {
  const { q } = known;
  const goal = goalOf(q, mission);
  if (goal === null || mission.verb === 'cap' || mission.verb === 'night cap') return [];
  const met = capMet(known, mission, goal).map((hex) => placeName(q.data, hex));
  const guns = AT_GUNS.includes(mission.verb) ? aaStrength(q.view, q.data, enemyOf(q.seat), goal) : 0;
  const parts = [
    ...shipsThere(q, mission, goal),
    ...bombs(q, mission, goal),
    ...(guns > 0 ? [`AA ${guns} at least (5.6)`] : []),
    ...(met.length > 0 ? [`enemy CAP on the way: ${met.join(', ')} (5.3.5)`] : []),
  ];
  return parts.length === 0
    ? []
    : [`${aircraft.list.print(mission.units, q)} to ${placeName(q.data, goal)}: ${parts.join('; ')}`];
}
const AT_GUNS: readonly string[] = ['attack', 'bomb', 'support', 'drop', 'airlift'];

/** What missions come to, short of dice and of what is not seen (4.D3). */
export function foreseenInTheAir(answer: readonly Said<AirOrders>[], q: Ask): string[] {
  const known = knownTo(q);
  return answer.flatMap((one) => (one.verb === 'rest' || one.verb === 'strike' ? [] : told(known, one)));
}
