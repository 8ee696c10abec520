import { enemyOf, type Fault, type Letter, type Side } from '../slouch-hats';
import { fault, isAxisLight, never, type Playing } from './20-2-effect';
import { nameOf, placeName } from './names';

/** Events that act on the unit which is being placed on a mission (20.21 O, 20.22 M). */
const PLACED: Readonly<Record<Side, readonly Letter[]>> = { allied: ['O'], axis: ['M'] };
/** Events of which one thing of a list happens (20.21 C, 20.22 P). */
const ONE_OF: Readonly<Record<Side, readonly Letter[]>> = { allied: ['C'], axis: ['P'] };

/**
 * What is wrong with what a player says to an event, whatever the event does with it: more counters or places than it acts
 * on, such as it never acts on, a combat or a mission that is not the one at hand. Nothing said is left out in silence.
 */
export function choiceFault(p: Playing): Fault | null {
  return unitsFault(p) ?? placesFault(p) ?? cancelFault(p);
}

const isOne = (of: Readonly<Record<Side, readonly Letter[]>>, { side, letter }: Playing): boolean =>
  of[side].includes(letter);

/** How many counters a play may name; those that it always brings or turns may all be named. */
function mostUnits(p: Playing): number {
  const { count, release, units } = p.effect;
  if (isOne(PLACED, p) || isOne(ONE_OF, p)) return 1;
  return count || release || units.length;
}

function unitsFault(p: Playing): Fault | null {
  const { data, rule, choice, occasion } = p;
  const { units = [] } = choice;
  const strange = units.find((id) => !mayMean(p, id));
  if (strange !== undefined) return never(rule, `it does not act on ${nameOf(data, strange)}`);
  const most = mostUnits(p);
  if (units.length > most) return fault(rule, `it acts on ${most}; ${units.length} are named`);
  const [unit] = units;
  const { placing } = occasion;
  if (!isOne(PLACED, p) || unit === undefined || placing === null || unit === placing) return null;
  return fault(rule, `${nameOf(data, placing)} is being placed, not ${nameOf(data, unit)}`);
}

/** Whether a counter is of those that an event can act on in some position. */
function mayMean({ data, side, letter, effect }: Playing, id: string): boolean {
  const { units, supply, air, naval } = data.counters;
  const unit = units.get(id);
  if (letter === 'K') return supply.get(id)?.side === enemyOf(side);
  if (side === 'axis' && letter === 'M') return naval.has(id);
  if (side === 'allied' && letter === 'O') return air.get(id)?.side === side;
  if (effect.release > 0) return unit?.side === side;
  if (effect.count > 0 && effect.units.length === 0)
    return isAxisLight(data, id) || Object.keys(effect.placesByGroup).length > 0;
  return effect.units.includes(id) || (effect.airTransport && id === 'air-transport');
}

/** How many places a play may name of those that it leaves to its player. */
function mostPlaces({ effect }: Playing): number {
  const { places, placesByGroup, supply, areas, radius } = effect;
  if (supply.places.length > 0) return supply.points;
  return places.length + Object.keys(placesByGroup).length + areas.length + radius > 0 ? 1 : 0;
}

function placesFault(p: Playing): Fault | null {
  const { data, effect, choice, rule } = p;
  const { places = [] } = choice;
  const most = mostPlaces(p);
  if (most > 0 && places.length > most) return fault(rule, `it needs ${most} places; ${places.length} are named`);
  const ever = everPlaces(p);
  const strange = places.find((at) => ever.length > 0 && !ever.includes(at));
  if (strange !== undefined) {
    const known = ever.map((at) => placeName(data, at)).join(', ');
    return never(rule, `it does not act at ${placeName(data, strange)}, but at ${known}`);
  }
  const now = effect.places.length === 0 || places.every((at) => effect.places.includes(at));
  if (!now) return fault(rule, `it acts at ${effect.places.map((at) => placeName(data, at)).join(', ')} now`);
  return most > 0 ? null : needlessFault(p, ever);
}

/** Places that an event may be told of at its first play or a later one; none: they are no list. */
function everPlaces({ data, side, letter }: Playing): string[] {
  const { first, later } = data.events.of[side][letter];
  if (first.areas.length + first.radius > 0) return [];
  const all = [...first.places, ...first.supply.places, ...(later?.supply.places ?? [])];
  return all.filter((at, i) => all.indexOf(at) === i);
}

/** A place that is no choice: that of the combat or of the counter that is struck, or it is needless. */
function needlessFault(p: Playing, ever: readonly string[]): Fault | null {
  const { world, data, choice, occasion, rule } = p;
  const { places = [], units = [] } = choice;
  const said = places.find((at) => at !== occasion.combat && !units.some((id) => standsAt(p, id, at)));
  // Whoever is to name a counter is told that before all.
  if (said === undefined || (units.length === 0 && p.effect.count > 0)) return null;
  if (occasion.combat !== null)
    return fault(rule, `this is the combat against ${placeName(data, occasion.combat)}, not against ${said}`);
  const struck = units.map((id) => nameOf(data, id)).join(', ');
  if (struck !== '') return fault(rule, `${struck} is not at ${placeName(data, said)}`);
  const some = inCombat(p, world.moment.phase) || ever.includes(said);
  return some ? fault(rule, 'it acts at no place that one could choose now') : never(rule, 'it needs no place');
}

/** Whether it acts on a combat, so that a place may be the Defender Hex. */
const inCombat = ({ effect }: Playing, phase: string): boolean =>
  effect.shift !== null || effect.count > 0 || phase === 'Combat';

const standsAt = ({ world }: Playing, id: string, at: string): boolean =>
  (world.units[id]?.at ?? world.supply[id]?.at ?? world.air[id]?.at ?? world.ships[id]?.at) === at;

function cancelFault({ data, side, letter, choice, rule }: Playing): Fault | null {
  const { cancel } = choice;
  if (cancel === undefined) return null;
  const { cancels } = data.events.of[side][letter].first;
  const letters = [...(cancels?.letters ?? []), ...(cancels?.later ?? [])];
  if (letters.includes(cancel)) return null;
  return never(rule, cancels ? `it cancels ${letters.join(', ')} alone` : 'it cancels no event');
}
