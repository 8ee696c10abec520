import { eachOnce } from '../../kernel/data/each-once';
import type { PlayedStep } from '../../kernel/system';
import type { NavalData } from './data/load';
import type { Naval } from './naval-module';
import { isSunkBy } from './rules/27-3-damage';
import { carries, loadOfAll } from './rules/28-1-cargo';
import { Board } from './rules/board';
import { isCombatUnit, MOST_POINTS } from './rules/g13-units';
import { NOWHERE, type World } from './world';

const isNowhere = (at: string): boolean => NOWHERE.some((place) => place === at);

/** Broken invariants of a world, in words; empty when all hold. */
export function worldFaults(world: World, data: NavalData, step?: PlayedStep<Naval>): string[] {
  return [
    ...shipFaults(world, data),
    ...unitFaults(world, data),
    ...portFaults(world, data),
    ...(step ? stepFaults(step.before, world) : []),
  ];
}

/** Afloat with no more Damage than it bears (27.31), in a place of the sea (26.12), and with no more aboard than it carries (28.13). */
function shipFaults(world: World, data: NavalData): string[] {
  const board = new Board(world, data, true);
  return Object.keys(world.ships).flatMap((id) => {
    const ship = board.ship(id);
    if (!ship) return [`${id} has no counter`];
    const { at, counter, damage } = ship;
    const aboard = board.aboard(id);
    const afloat = !isNowhere(at);
    const load = loadOfAll(aboard);
    return [
      ...(afloat && data.waters.zoneOf(at) === undefined
        ? [`${id} lies at "${at}", which is no place of the sea (26.12)`]
        : []),
      ...(afloat && isSunkBy(counter, damage) ? [`${id} is afloat with ${damage} Damage (27.31)`] : []),
      ...(load > carries(board, ship) ? [`${id} carries ${load} points (28.13)`] : []),
      ...(!afloat && aboard.length > 0 ? [`${id} is ${at} and carries ${aboard.length} units`] : []),
      ...(eachOnce(aboard.map(({ loaded }) => loaded)).length < aboard.length
        ? [`${id} has loaded two units at once`]
        : []),
    ];
  });
}

/** On land, in a box, aboard a ship, or nowhere; at most twelve stacking points of a side in a hex (G15). */
function unitFaults(world: World, data: NavalData): string[] {
  const { map } = data.waters;
  const [points, engineers] = [new Map<string, number>(), new Map<string, number>()];
  const strange = Object.entries(world.units).flatMap(([id, { at, lost, loaded }]) => {
    const counter = data.ground.get(id);
    if (!counter) return [`${id} has no counter`];
    const where = `${counter.side} ${at}`;
    if (map.sides.has(at)) points.set(where, (points.get(where) ?? 0) + counter.points);
    if (counter.type === 'engineer') engineers.set(where, Math.max(counter.points, engineers.get(where) ?? 0));
    const lies = map.sides.has(at) || map.boxes.has(at) || isNowhere(at) || world.ships[at] !== undefined;
    return [
      ...(lies || (counter.type === 'flotilla' && map.grid.has(at)) ? [] : [`${id} stands at "${at}"`]),
      ...(lost >= counter.steps && at !== 'lost' ? [`${id} has no step left (G14)`] : []),
      ...(loaded > 0 !== (world.ships[at] !== undefined) ? [`${id} is aboard, or it is not (28.14)`] : []),
    ];
  });
  const fighting = Object.entries(world.units).flatMap(([id, { at }]) => {
    const counter = data.ground.get(id);
    return counter && isCombatUnit(counter) && map.sides.has(at) ? [`${counter.side} ${at}`] : [];
  });
  const both = eachOnce(fighting.flatMap((one) => (one.startsWith('axis ') ? [one.slice(5)] : [])))
    .filter((hex) => fighting.includes(`soviet ${hex}`))
    .map((hex) => `${hex}: combat units of both sides (G22)`);
  // 28.23e: until the ships have sailed more may stand in an evacuated harbour.
  const isEmbarking = (where: string): boolean =>
    world.clock.phase.endsWith('Movement') &&
    world.evacuations[data.waters.portAt(where.split(' ')[1] ?? '')?.id ?? ''] !== undefined;
  // G15: one engineer may be above the limit.
  const full = [...points].flatMap(([where, sum]) =>
    sum > MOST_POINTS + (engineers.get(where) ?? 0) && !isEmbarking(where)
      ? [`${where}: ${sum} stacking points (G15)`]
      : [],
  );
  return [...strange, ...full, ...both];
}

/** 26.25: nobody loads or lands more in a game-turn than the largest harbour with a base could, under an Evacuation twice that. */
function portFaults(world: World, data: NavalData): string[] {
  return Object.entries(world.ledger).flatMap(([id, { loaded, unloaded }]) => {
    const port = data.waters.port(id);
    const most = port ? data.portKinds[port.category].ntp * 2 : 0;
    const over = world.evacuations[id] === undefined ? loaded + unloaded > most : loaded + unloaded > 2 * most;
    return over ? [`${id} has loaded ${loaded} and unloaded ${unloaded} points (26.25)`] : [];
  });
}

/** What is sunk or eliminated stays so, but for a transport of the Cadre Box (25.23). */
function stepFaults(before: World, after: World): string[] {
  const back = (all: 'ships' | 'units'): string[] =>
    Object.entries(before[all]).flatMap(([id, { at }]) =>
      at === 'lost' && after[all][id]?.at !== 'lost' ? [`${id} is back, and was lost`] : [],
    );
  return [...back('ships'), ...back('units')];
}
