import * as search from '../../../hex/search';
import { onceBy } from '../../../kernel/data/once';
import type { Ask, ContactView, MercuryData, SeaId, Side, TaskForceView, View } from '../mercury';
import type { Place } from '../data/seas';
import { scenarioOf } from './03-turn';
import { groundOf, unitsIn } from './ground/ground';

/** Where a unit may go from a zone or landing place in one movement point (17.12, 17.21 to 17.23). */
export function steps(data: MercuryData, from: SeaId): SeaId[] {
  const place = data.places.get(from);
  if (place) return [place.zone];
  const landings = [...data.places.values()].filter((p) => p.zone === from).map((p) => p.id);
  return [...(data.zones.get(from)?.adjacent ?? []), ...landings];
}

/** Why `side` may not enter a landing place, with the rule; null: it may. */
export function barred(
  { view, data }: Pick<Ask<unknown>, 'view' | 'data'>,
  side: Side,
  at: SeaId,
): { rule: string; text: string } | null {
  const place = data.places.get(at);
  if (!place || place.kind === 'anchorage') return null;
  const enemy = side === 'allied' ? 'German' : 'Allied';
  if (place.kind === 'port') {
    return place.friendly === side ? null : { rule: '17.21', text: `${place.name} is a port of the ${enemy} player` };
  }
  if (place.friendly === side || holdsPort(view, data, side, place)) return null;
  const why = place.friendly === 'occupant' ? 'no friendly unit holds the port hex' : `it is ${enemy}`;
  return { rule: '17.22', text: `${place.name} is closed: ${why}` };
}

/** 17.22: in a game on the hex map a minor port of Crete serves who stands on its hex, else whom the scenario says. */
function holdsPort(view: View, data: MercuryData, side: Side, { id, hex }: Place): boolean {
  if (!view.ground) return scenarioOf(data, { scenario: view.scenario.id }).friendly[side].includes(id);
  return hex !== null && unitsIn(groundOf(view, data), hex, side).length > 0;
}

/** The game-turn until which a German unit lies in the port where its card has it come into play; null: it may sail (3.1, 23.3). */
export function waitsFor(
  { view: { scenario, turn }, data }: Pick<Ask<unknown>, 'view' | 'data'>,
  { unit, at }: Pick<ContactView, 'unit' | 'at'>,
): number | null {
  const cards = data.navalScenarios.find((s) => s.id === scenario.id)?.germans ?? [];
  const card = cards.find(({ id }) => id === unit);
  return card?.from !== undefined && turn < card.from && at !== null && card.at.includes(at) ? card.from : null;
}

/** The cheapest way from `from` to `to`, places entered (17.12); null when there is none. Landing places only at its ends. */
export function cheapestPath(data: MercuryData, from: SeaId, to: SeaId): SeaId[] | null {
  if (from === to) return [];
  const way = sailing(data, from, Infinity).get(to);
  return way ? [...way.path] : null;
}

/** All zones and landing places within `points` movement points of `from`, with what each costs. */
export function reach(data: MercuryData, from: SeaId, points: number): Map<SeaId, number> {
  const ways = [...sailing(data, from, points)];
  return new Map([[from, 0], ...ways.map(([at, { spent }]): [SeaId, number] => [at, spent])]);
}

/**
 * Each zone or landing place costs a point (17.12); what enters a landing place does not go on in the phase (17.21). Ways by sea hang
 * on nothing that changes: each start is looked at once for each allowance of points.
 */
const sailing = onceBy(
  (data: MercuryData, _start: SeaId, _points: number) => data,
  (data, start, points): ReadonlyMap<SeaId, search.Way> =>
    search.reach({
      ...{ start, points },
      next: (from) => steps(data, from),
      enter: (_from, to) => ({ cost: 1, ends: data.places.has(to) ? LANDED : null }),
    }),
  (_, start, points) => `${start} ${points}`,
);

const LANDED = { rule: '17.21' };

/** Where a Task Force may end, with what each place costs; with the zone of entry for one that is due (17.13). */
export function reachOf(tf: TaskForceView, q: Pick<Ask<unknown>, 'view' | 'data'>): ReadonlyMap<SeaId, number> {
  const starts = tf.at === null ? (tf.due?.enter ?? []) : [tf.at];
  const points = (tf.move ?? 0) - (tf.at === null ? 1 : 0);
  const all = starts.flatMap((from) => [...reach(q.data, from, points)]);
  return new Map(all.filter(([at]) => barred(q, 'allied', at) === null));
}

/** The cheapest way of a Task Force to a place, with its zone of entry; null: there is none. */
export function wayOf(tf: TaskForceView, to: SeaId, { data }: Pick<Ask<unknown>, 'data'>): SeaId[] | null {
  if (tf.at !== null) return cheapestPath(data, tf.at, to);
  const ways = (tf.due?.enter ?? []).flatMap((zone) => {
    const way = cheapestPath(data, zone, to);
    return way ? [[zone, ...way]] : [];
  });
  return ways.sort((a, b) => a.length - b.length)[0] ?? null;
}

/** Task Forces that may move now: those on the map, and reinforcements that are due (17.13). */
export const movable = ({ view }: Pick<Ask<unknown>, 'view'>): TaskForceView[] =>
  view.taskForces.filter((tf) => tf.at !== null || (tf.due && tf.due.turn <= view.turn));

/** Why nobody sails to where he is: a way of no zones would enter a port again that was never left (16.41, 17.21). */
export const liesThere = (at: SeaId, data: MercuryData): string =>
  `lies in ${data.zones.get(at)?.name ?? data.places.get(at)?.name ?? at} already`;

/** What is wrong with a path of places entered: not adjacent, or a landing place entered and left again. Null: nothing. */
export function pathFault(
  data: MercuryData,
  from: SeaId,
  path: readonly SeaId[],
): { rule: string; text: string } | null {
  const name = (id: SeaId): string => data.zones.get(id)?.name ?? data.places.get(id)?.name ?? id;
  let at = from;
  for (const [i, to] of path.entries()) {
    if (!steps(data, at).includes(to)) return { rule: '17.12', text: `${name(to)} does not touch ${name(at)}` };
    const through = data.places.has(to) && i < path.length - 1;
    if (through) return { rule: '17.21', text: `${name(to)} cannot be entered and left in the same phase` };
    if (to === from && data.places.has(to))
      return { rule: '17.21', text: `${name(to)} cannot be left and entered in the same phase` };
    at = to;
  }
  return null;
}
