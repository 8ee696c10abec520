import type { UnitMove } from '../../decisions/german-movement';
import type { Ask, ContactView, SeaId } from '../../mercury';
import { ATHENS, combatZone } from '../../rules/16-components';
import { landingPlaces } from '../../rules/17-4-landing';
import { barred, cheapestPath, reach, waitsFor } from '../../rules/17-movement';
import { canUnload } from '../../rules/17-37-unloading';
import { portHolder } from '../../rules/ground/14-3-control';
import { groundIn, standing, stepsLeft } from '../../rules/ground/ground';
import { seaMiles } from './forces';
import { type Plan, planOf } from './plan';

/** 17.1: convoys wait out of reach, go where no Task Force is seen, and land by day; flotillas keep their ports, decoys show themselves. */
export function convoyMoves(q: Ask): UnitMove[] {
  const plan = planOf(q);
  const ready = q.data.refit.athens.at(-1);
  if (!plan) return [];
  return q.view.contacts.flatMap((unit) => {
    const { at } = unit;
    const counter = q.data.germanNaval.get(unit.unit ?? '');
    if (at === null || !counter || (at === ATHENS && unit.box !== ready) || waitsFor(q, unit) !== null) return [];
    const to = counter.kind === 'flotilla' ? harbour(unit, at, q) : next(unit, at, plan, q);
    const path = to === null || to === at ? null : cheapestPath(q.data, at, to);
    return path && path.length > 0 && path.length <= counter.move ? [{ contact: unit.contact, path }] : [];
  });
}

/** Places that a unit may end in, with what each costs. */
function openTo({ unit }: ContactView, at: SeaId, q: Ask): Map<SeaId, number> {
  const all = [...reach(q.data, at, q.data.germanNaval.get(unit ?? '')?.move ?? 0)];
  return new Map(all.filter(([to]) => barred(q, 'german', to) === null));
}

/** Task Forces in the zone of a place, where they could fight a unit there (19.72). */
function guarded(at: SeaId, q: Ask): boolean {
  const zone = combatZone(q.data, at);
  return zone !== null && q.view.taskForces.some((tf) => tf.at !== null && combatZone(q.data, tf.at) === zone);
}

/** Where a convoy or decoy goes now: to its landing when the way ends in no Task Force, else near it, and by night into a port. */
function next(unit: ContactView, at: SeaId, plan: Plan, q: Ask): SeaId | null {
  const aims = aimsOf(unit, q);
  const open = openTo(unit, at, q);
  const move = q.data.germanNaval.get(unit.unit ?? '')?.move ?? 0;
  const now = aims.find((aim) => open.has(aim) && !guarded(aim, q));
  // Who lies off the shore at nightfall is found there before he can move (18.2).
  if (now !== undefined && !plan.nightNext) return now;
  // Whoever sails from Athens has another day turn before him.
  if (at === ATHENS && (plan.night || plan.nightNext)) return null;
  const [aim] = aims;
  if (aim === undefined) return at === ATHENS ? null : nearest(safe(open, q), ATHENS, q);
  const ahead = [...open.keys()].filter(
    (to) => to !== ATHENS && !guarded(to, q) && (!q.data.places.has(to) || isPort(to, q)),
  );
  const staging = ahead.filter((to) => seaMiles(to, aim, q) <= move);
  const sheltered = plan.night || plan.nightNext ? safe(open, q) : [];
  const [shelter] = sheltered.sort((a, b) => seaMiles(a, aim, q) - seaMiles(b, aim, q));
  return shelter ?? farthest(staging, q) ?? nearest(ahead, aim, q);
}

const isPort = (to: SeaId, { data }: Ask): boolean => data.places.get(to)?.friendly === 'german';
const safe = (open: ReadonlyMap<SeaId, number>, q: Ask): SeaId[] => [...open.keys()].filter((to) => isPort(to, q));
const nearest = (places: readonly SeaId[], aim: SeaId, q: Ask): SeaId | null =>
  [...places].sort((a, b) => seaMiles(a, aim, q) - seaMiles(b, aim, q))[0] ?? null;
/** Of the zones from which the next move ends ashore that which is farthest from Crete. */
const farthest = (places: readonly SeaId[], { data }: Ask): SeaId | null =>
  [...places].sort((a, b) => (data.zones.get(b)?.ring ?? 9) - (data.zones.get(a)?.ring ?? 9))[0] ?? null;

/** Where a unit wants to be, the best first: beaches beside own units for troops, ports in own hands for the rest, Athens for who is empty. */
function aimsOf(unit: ContactView, q: Ask): SeaId[] {
  const counter = q.data.germanNaval.get(unit.unit ?? '');
  const cargo = unit.cargo ?? [];
  const left = cargo.filter(({ steps }) => steps > 0);
  if (counter?.kind === 'convoy' && left.length === 0) return [ATHENS];
  const rsc = (id: string): boolean => counter?.cargo.some((item) => item.id === id && item.rsc) ?? false;
  const troops = counter?.kind !== 'convoy' || left.some(({ id }) => !rsc(id));
  return [...(troops && counter?.amphibious !== false ? beaches(q) : []), ...ports(q)];
}

/** Zones with beaches, those with most own steps on their shore first; none where no friend is. */
function beaches(q: Ask): SeaId[] {
  const ground = groundIn(q);
  const friends = (zone: SeaId): number =>
    Object.keys(ground.units)
      .map((id) => standing(ground, id))
      .filter((s) => s.counter.side === 'german' && (ground.hexes[s.unit.at ?? '']?.shore ?? []).includes(zone))
      .reduce((n, s) => n + stepsLeft(s), 0);
  return [...q.data.zones.keys()]
    .filter((zone) => landingPlaces(ground, q.data, zone, 'german').length > 0 && friends(zone) > 0)
    .sort((a, b) => friends(b) - friends(a));
}

/** Ports and anchorages of Crete in own hands where something may come ashore (15.25b, 17.37). */
function ports(q: Ask): SeaId[] {
  const ground = groundIn(q);
  return [...q.data.places.values()].flatMap(({ id, hex, friendly }) => {
    const own = friendly === 'occupant' && hex !== null && ground.hexes[hex] && portHolder(ground, hex) === 'german';
    return own && canUnload(q.view, q.data, 'german', id) && barred(q, 'german', id) === null ? [id] : [];
  });
}

/** Flotillas lie in port: they are worth more to the enemy than to a convoy (22.2). */
function harbour(unit: ContactView, at: SeaId, q: Ask): SeaId | null {
  if (isPort(at, q)) return null;
  return nearest(safe(openTo(unit, at, q), q), at, q);
}
