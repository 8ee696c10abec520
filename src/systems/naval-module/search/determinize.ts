import { copyOf } from '../../../kernel/record/copy';
import type { Drawn } from '../../../kernel/search/known';
import type { NavalData } from '../data/load';
import type { Naval } from '../naval-module';
import type { Voyage } from '../rules/27-2-loss';
import { WORLD, type World } from '../world';
import { cardAt, drawShips, drawUnits, type Drawing, type NavalKnown, type Pick } from './draw';

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
