import type { Ask, Letter, SeaId, TaskForceView } from '../../mercury';
import { NORTH_PORTS } from '../../rules/21-1-allied-convoys';
import { ALEXANDRIA, gunsOf, isHeavy, isLaden, isWorn, roomIn, sailable, seaMiles, shipsIn, stakeOf } from './forces';
import { reachOf } from '../../rules/17-movement';
import type { Haven, Plan } from './plan';
import { ATHENS, combatZone } from '../../rules/16-components';
import { BOMBARDMENT_ZONES, shoreTargets } from '../../rules/19-8-naval-bombardment';
import { groundIn } from '../../rules/ground/ground';

/** What a Task Force is for in this game-turn, and where it goes for it. */
export interface Duty {
  what: 'screen' | 'carry' | 'fetch' | 'hunt' | 'home' | 'wait';
  to: SeaId;
}

/** Guns above what the screen must have: a ship hit by day is not replaced before the next game-turn (23.2, 23.3). */
export const SPARE_GUNS = 2;
/** Guns with which a Task Force goes hunting. */
const HUNTING = 6;
/** The last game-turns of an evacuation, in which ships come by day too. */
const LAST_CHANCE = 2;

/** 17.1: one duty for each Task Force: the screen first, then who has troops aboard, then who fetches them; the rest hunts by night. */
export function dutiesOf(plan: Plan, q: Ask): ReadonlyMap<Letter, Duty> {
  const duties = new Map<Letter, Duty>();
  const forces = sailable(q);
  for (const tf of forces) if (isLaden(tf)) duties.set(tf.letter, carry(tf, plan, q));
  for (const [tf, to] of screenOf(
    forces.filter((tf) => !duties.has(tf.letter)),
    q,
  ))
    duties.set(tf.letter, { what: 'screen', to });
  for (const [tf, to] of fetching(
    forces.filter((tf) => !duties.has(tf.letter)),
    plan,
    q,
  ))
    duties.set(tf.letter, { what: 'fetch', to });
  const busy: SeaId[] = [];
  for (const tf of forces.filter((one) => !duties.has(one.letter))) {
    const duty = atLarge(tf, plan, busy, q);
    busy.push(duty.to);
    duties.set(tf.letter, duty);
  }
  return duties;
}

/** 23.1 to 23.3: those that are there, then those that are worth least to lose, as many as the screen must have. */
function screenOf(forces: readonly TaskForceView[], q: Ask): [TaskForceView, SeaId][] {
  const { zones, atLeast } = q.view.screen;
  const found: [TaskForceView, SeaId][] = [];
  let guns = 0;
  for (const tf of [...forces].sort((a, b) => dearness(a, q) - dearness(b, q))) {
    if (guns >= atLeast + SPARE_GUNS || atLeast === 0) break;
    const open = reachOf(tf, q);
    const to = farthestOut(zones, q).find((zone) => open.has(zone));
    if (to === undefined || gunsOf(shipsIn(tf)) === 0) continue;
    found.push([tf, to]);
    guns += gunsOf(shipsIn(tf));
  }
  return found;
}

/** The zone of the screen in which the German finds least. */
const farthestOut = (zones: readonly SeaId[], { data }: Ask): SeaId[] =>
  [...zones].sort((a, b) => (data.zones.get(b)?.search ?? 0) - (data.zones.get(a)?.search ?? 0));

/** Points at stake for each gun; who is worn goes last, who is there already stays. */
function dearness(tf: TaskForceView, q: Ask): number {
  const ships = shipsIn(tf);
  const stake = ships.reduce((n, s) => n + stakeOf(s, q), 0) / Math.max(1, gunsOf(ships));
  const there = tf.at !== null && q.view.screen.zones.includes(tf.at) ? -0.4 : 0;
  return stake + there + (ships.some(isWorn) ? 5 : 0) + (ships.some((s) => isHeavy(s.id, q)) ? 3 : 0);
}

/** Who has units aboard puts them ashore by night and stays away by day; after the order they go home (20.2). */
function carry(tf: TaskForceView, plan: Plan, q: Ask): Duty {
  if (plan.leaving !== null) return { what: 'carry', to: ALEXANDRIA };
  const rsc = shipsIn(tf).some(({ cargo }) => (cargo?.rsc ?? 0) > 0);
  const ports = portsFor(plan, q, rsc);
  const open = reachOf(tf, q);
  const near = ports.find(({ at }) => open.has(at));
  if (near && (plan.night || near.zone === 'south-crete')) return { what: 'carry', to: near.at };
  const [port] = ports;
  if (!port) return { what: 'home', to: ALEXANDRIA };
  const ahead = [...open.keys()].filter((at) => q.data.zones.has(at) && seaMiles(at, port.at, q) <= (tf.move ?? 0));
  return { what: 'carry', to: darkest(ahead.length > 0 ? ahead : [...open.keys()], q) ?? ALEXANDRIA };
}

/** Open ports and anchorages on the map, those that take most first; RSCs want a sector with stockpiles (15.25b, 21.13). Who lands in a box does not come out of it (4.5). */
export function portsFor({ havens }: Plan, { data }: Pick<Ask, 'data'>, rsc: boolean): Haven[] {
  const fit = havens.filter(
    ({ open, at, place, room }) => open && !data.boxes.has(place) && (rsc ? NORTH_PORTS.includes(at) : room > 0),
  );
  return fit.sort((a, b) => takenAt(b) - takenAt(a) || b.takes - a.takes);
}

/** Stacking points with which a place counts as open for all that it takes: who comes ashore makes room (4.31). */
const ROOMY = 4;
/** What a place is good for: the steps it takes in a game-turn, or the little room it has left (17.37b). */
export const takenAt = ({ takes, room }: Haven): number => (room >= ROOMY ? takes : room);

/** 17.33: by night, and by day in the last game-turns, each goes where most wait that it can take aboard. */
function fetching(forces: readonly TaskForceView[], plan: Plan, q: Ask): [TaskForceView, SeaId][] {
  if (plan.leaving === null) return [];
  const dark = plan.night || plan.turn > plan.leaving - LAST_CHANCE;
  const left = new Map(plan.havens.map((h) => [h.at, h.open ? Math.min(h.leave, h.waiting) : 0]));
  const able = forces.filter((tf) => roomIn(shipsIn(tf), q) > 0);
  return able.flatMap((tf): [TaskForceView, SeaId][] => {
    const open = reachOf(tf, q);
    const there = plan.havens.filter(({ at, zone }) => open.has(at) && (dark || zone === 'south-crete'));
    const [best] = there.sort((a, b) => (left.get(b.at) ?? 0) - (left.get(a.at) ?? 0));
    if (!best || (left.get(best.at) ?? 0) <= 0) return [];
    left.set(best.at, (left.get(best.at) ?? 0) - roomIn(shipsIn(tf), q));
    return [[tf, best.at]];
  });
}

/** The others: home when they are worn or dear, at night after convoys and on the shore, by day out of sight. */
function atLarge(tf: TaskForceView, plan: Plan, busy: readonly SeaId[], q: Ask): Duty {
  const ships = shipsIn(tf);
  const open = reachOf(tf, q);
  const home: Duty = { what: 'home', to: ALEXANDRIA };
  const heavy = ships.some((s) => isHeavy(s.id, q));
  if (
    ships.some((s) => isWorn(s) || s.ammo === 'low') ||
    (heavy && !plan.night) ||
    ships.some((s) => s.bombardment === 0)
  )
    return home;
  if (gunsOf(ships) < HUNTING) return home;
  const wanted = prey(q).filter(({ zone }) => open.has(zone) && !busy.includes(zone));
  const [best] = wanted.sort((a, b) => b.worth - a.worth);
  if (plan.night && best) return { what: 'hunt', to: best.zone };
  if (plan.leaving !== null || prey(q).length === 0) return home;
  return { what: 'wait', to: darkest([...open.keys()], q) ?? ALEXANDRIA };
}

/** The zone of those in reach in which the German finds least; under own aircraft where it is the same (12.94, 18.32). */
function darkest(places: readonly SeaId[], { data }: Ask): SeaId | null {
  const worth = (at: SeaId): number => (data.zones.get(at)?.search ?? 0) + (data.zones.get(at)?.airCover ? 0.5 : 0);
  return places.filter((at) => data.zones.has(at)).sort((a, b) => worth(b) - worth(a))[0] ?? null;
}

/** A zone worth a sortie. */
interface Prey {
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
