import { copyOf } from '../../../kernel/record/copy';
import type { Drawn, Known } from '../../../kernel/search/known';
import type { NavalData } from '../data/load';
import type { Naval } from '../naval-module';
import type { Voyage } from '../rules/27-2-loss';
import { WORLD, type World } from '../world';
import { onceBy } from '../../../kernel/data/once';
import type { ShipClass } from '../data/units';
import { MOST_POINTS } from '../rules/g13-units';
import { scenarioCalled, setUp } from '../set-up';
import { enemyOf } from '../side';

type NavalKnown = Known<Naval>;
type Pick = (below: number) => number;

/** A world whose open fields and own counters stand, to be filled with the enemy's. */
interface Drawing {
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
function cardAt(data: NavalData, { scenario, options = [], clock: { turn } }: Card): Counters {
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
function drawShips(drawing: Drawing, card: World['ships'], troopsOf: (box: string) => boolean): void {
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
function drawUnits(drawing: Drawing, card: World['units']): void {
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

/**
 * A world that the seat would see as it sees the true one (G89 to G93). Its own counters and what lies open stand; enemies who
 * are known stand where they are seen, the others are drawn among the places in which somebody is known to be.
 */
export function determinize(known: NavalKnown, data: NavalData, pick: Pick): Drawn<Naval> {
  const { view, seat } = known;
  const card = cardAt(data, view);
  const world: World = {
    ...WORLD.opened(view),
    ...{ ships: {}, units: {}, air: airDrawn(known, data, card.air, pick) },
    heard: [...view.heard],
    ledger: copyOf({ ...view.ledger }),
    evacuations: copyOf({ ...view.evacuations }),
    scored: copyOf([...view.scored]),
    landed: view.scored.flatMap(({ item, of }) => (LANDED.includes(item) ? [of] : [])),
    // What has been brought to the siege since the last count is told with it (scenario 2, 2).
    delivered: 0,
  };
  for (const [id, shown] of Object.entries(view.ships))
    world.ships[id] = { ...(card.ships[id] as World['ships'][string]), ...copyOf(shown) };
  for (const [id, shown] of Object.entries(view.units))
    world.units[id] = { ...(card.units[id] as World['units'][string]), ...copyOf(shown) };
  const drawing: Drawing = { world, known, data, pick };
  drawShips(drawing, card.ships, (box) => Object.values(card.units).some(({ at }) => at === box));
  drawUnits(drawing, card.units);
  const stack = copyOf([...known.stack]);
  if (seat === 'axis' && known.open.kind === 'naval.torpedo')
    for (const frame of stack)
      if (frame.proc === 'Naval Movement' && frame.path.length === 0)
        frame.local['voyages'] = voyagesDrawn(drawing) as never;
  return { world: inOrder(world, card), stack };
}
const LANDED: readonly string[] = ['landed', 'hq', 'base'];

/** Counters in the order of the card, as in the true world: rules go through them one by one. */
function inOrder(world: World, card: ReturnType<typeof cardAt>): World {
  const sorted = <T>(all: Readonly<Record<string, T>>, order: object): Record<string, T> =>
    Object.fromEntries(
      [...Object.keys(order), ...Object.keys(all)].flatMap((id) => (all[id] === undefined ? [] : [[id, all[id]]])),
    );
  return { ...world, ships: sorted(world.ships, card.ships), units: sorted(world.units, card.units) };
}

/** Own aircraft as they are; of the enemy's, who have come and of whom no loss was told, two in three are Ready (G92). */
function airDrawn({ view, seat, record }: NavalKnown, data: NavalData, card: World['air'], pick: Pick): World['air'] {
  const told = new Map(
    record.flatMap(({ type, body }) => (type === 'air.hit' ? [[body['unit'], body['state']] as const] : [])),
  );
  return Object.fromEntries(
    Object.entries(card).map(([id, at]): [string, World['air'][string]] => {
      if (data.air.get(id)?.side === seat) return [id, view.air[id] ?? at];
      if (at === 'to-come') return [id, at];
      return [id, told.get(id) === 'lost' ? 'lost' : pick(3) > 0 ? 'ready' : 'flown'];
    }),
  );
}

/** Scenario 3, 6: voyages of ships of the classes that the Axis is asked for, who lie in those zones. */
function voyagesDrawn({ world, known, data }: Drawing): Voyage[] {
  const { classes } = known.open.facts as unknown as { classes: string[] };
  const zones = ['zone-crimea', 'zone-sevastopol'];
  const ships = Object.entries(world.ships).filter(([id]) => data.ships.get(id)?.side === 'soviet');
  const [first = ''] = ships.map(([id]) => id);
  const taken: string[] = [];
  return classes.map((type) => {
    const able = ships.filter(([id]) => data.ships.get(id)?.class === type && !taken.includes(id));
    const [id = first] = able.find(([, { at }]) => zones.includes(at)) ?? able[0] ?? [];
    taken.push(id);
    const to = world.ships[id]?.at ?? '';
    return { ship: id, from: 'map-t', to, zones: ['crimea'], forced: 'no' };
  });
}
