import { onceBy } from '../../../kernel/data/once';
import { copyOf } from '../../../kernel/record/copy';
import type { Known } from '../../../kernel/search/known';
import type { NavalData } from '../data/load';
import type { ShipClass } from '../data/naval-units';
import type { Naval } from '../naval-module';
import { MOST_POINTS } from '../rules/g15-stacking';
import { scenarioCalled, setUp } from '../set-up';
import { enemyOf } from '../side';
import type { World } from '../world';

export type NavalKnown = Known<Naval>;
export type Pick = (below: number) => number;

/** A world whose open fields and own counters stand, to be filled with the enemy's. */
export interface Drawing {
  world: World;
  known: NavalKnown;
  data: NavalData;
  pick: Pick;
}

const set = onceBy(
  (data: NavalData, _id: string, _options: readonly string[]) => data,
  (data, id, options) => setUp(data, id, Object.fromEntries(options.map((one) => [one, true]))),
  (_, id, options) => [id, ...options].join(' '),
);

/** Where the card of the scenario has every counter in a game-turn: it stands there, or has not come yet. Printed, and so known to both. */
export function cardAt(data: NavalData, { scenario, options = [], clock: { turn } }: Card): Counters {
  const { ships, units, air } = copyOf(set(data, scenario, options));
  for (const come of scenarioCalled(data, scenario).arrivals.filter((one) => one.turn <= turn)) {
    for (const id of come.units) if (units[id]) units[id].at = come.at;
    for (const { id, ...state } of come.ships) Object.assign(ships[id] ?? {}, state);
    for (const id of come.air) air[id] = 'ready';
    for (const id of come.withdrawn) air[id] = 'to-come';
  }
  return { ships, units, air };
}
interface Card {
  scenario: string;
  options?: readonly string[] | undefined;
  clock: { turn: number };
}
interface Counters {
  ships: World['ships'];
  units: World['units'];
  air: World['air'];
}

/** Enemy counters of a kind of whom the view says nothing. */
const hiddenOf = ({ known, data }: Drawing, of: 'ships' | 'units', all: Readonly<Record<string, object>>): string[] => {
  const sides = of === 'ships' ? data.ships : data.ground;
  return Object.keys(all).filter((id) => sides.get(id)?.side === enemyOf(known.seat) && !known.view[of][id]);
};

/** Takes one of `from` that fits, at random; undefined: none does. */
function taken(from: string[], pick: Pick, fits: (id: string) => boolean = () => true): string | undefined {
  const able = from.filter(fits);
  const one = able[pick(Math.max(1, able.length))];
  if (one !== undefined) from.splice(from.indexOf(one), 1);
  return one;
}

/** Enemy ships: in zones as many and of such classes as are counted there (G91), in each harbour in which somebody is at least one, the others where the card has them, or among those. */
export function drawShips(drawing: Drawing, card: World['ships'], troopsOf: (box: string) => boolean): void {
  const { world, known, data, pick } = drawing;
  const { view } = known;
  const waiting = hiddenOf(drawing, 'ships', card);
  const sails = (id: string): boolean => card[id]?.at !== 'to-come';
  const put = (id: string | undefined, at: string): void => {
    const state = id === undefined ? undefined : card[id];
    if (id !== undefined && state) world.ships[id] = { ...state, at, ready: pick(2) === 0 };
  };
  for (const [zone, { count, classes }] of Object.entries(view.sightings)) {
    const wanted = classes ? Object.entries(classes).flatMap(([type, n]) => Array.from({ length: n }, () => type)) : [];
    for (let n = 0; n < count; n++) {
      const is = (id: string): boolean => !wanted[n] || data.ships.get(id)?.class === (wanted[n] as ShipClass);
      put(taken(waiting, pick, (id) => is(id) && sails(id)) ?? taken(waiting, pick, is), zone);
    }
  }
  const { boxes } = data.waters.map;
  // Over a harbour that was flown over ships are seen: there it is troops (G91).
  const harbours = view.exists.filter((at) => data.waters.port(at) && !view.flownOver.includes(at));
  for (const at of harbours) {
    const here = taken(waiting, pick, (id) => card[id]?.at === at);
    // In a box it may be troops that are there.
    const troops = boxes.has(at) && troopsOf(at);
    put(here ?? (troops ? undefined : (taken(waiting, pick, sails) ?? taken(waiting, pick))), at);
  }
  for (const id of waiting) {
    const { at = 'to-come' } = card[id] ?? {};
    const lies = harbours.includes(at) ? at : (harbours[pick(Math.max(1, harbours.length))] ?? 'gone');
    if (card[id]) world.ships[id] = { ...card[id], at: sails(id) ? lies : at };
  }
}

/** Enemy ground units: in each place where somebody is at least one, the others where the card has them, or among those, as far as there is room (G15); or aboard and used up, where nobody sees them. */
export function drawUnits(drawing: Drawing, card: World['units']): void {
  const { world, known, data, pick } = drawing;
  const { grid, sides, boxes } = data.waters.map;
  const waiting = hiddenOf(drawing, 'units', card);
  const { exists, flownOver } = known.view;
  const places = exists.filter((at) => grid.has(at) || boxes.has(at));
  const points = new Map<string, number>();
  const sizeOf = (id: string): number => data.ground.get(id)?.points ?? 0;
  const isBoat = (id: string): boolean => data.ground.get(id)?.type === 'flotilla';
  // Off a coast a battery may see a flotilla (27.12): it is taken to be where there is nothing but sea.
  const goes = (id: string, at: string): boolean =>
    boxes.has(at) || (isBoat(id) !== sides.has(at) && (points.get(at) ?? 0) + sizeOf(id) <= MOST_POINTS);
  const put = (id: string | undefined, at: string): void => {
    if (id === undefined || !card[id]) return;
    points.set(at, (points.get(at) ?? 0) + sizeOf(id));
    world.units[id] = { ...card[id], at };
  };
  const came = (id: string): boolean => card[id]?.at !== 'to-come';
  for (const at of places) {
    const may = (id: string): boolean => goes(id, at);
    const full = boxes.has(at) && !flownOver.includes(at) && Object.values(world.ships).some((ship) => ship.at === at);
    if (!full)
      put(
        taken(waiting, pick, (id) => card[id]?.at === at && may(id)) ??
          taken(waiting, pick, (id) => may(id) && came(id)) ??
          taken(waiting, pick, may),
        at,
      );
  }
  for (const id of waiting) {
    const { at = 'to-come' } = card[id] ?? {};
    if (!came(id)) put(id, 'to-come');
    else {
      const near =
        places.includes(at) && goes(id, at) ? [at] : places.filter((place) => goes(id, place) && !boxes.has(place));
      put(id, near[pick(Math.max(1, near.length))] ?? 'gone');
    }
  }
}
