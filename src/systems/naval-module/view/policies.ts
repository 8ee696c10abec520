import { eachOnce } from '../../../kernel/data/each-once';
import { copyOf } from '../../../kernel/record/copy';
import type { NavalData } from '../data/load';
import { Board, type Unit } from '../rules/board';
import { looksInto, shipGrade, sightingsOf, unitGrade } from '../rules/g91-sight';
import { enemyOf, type Side } from '../side';
import { WORLD, type World } from '../world';
import type { NavalView, ShownShip, ShownUnit } from './view';

/** All of what a side may name, each as it is shown: its own whole, of the enemy's the place and what it has lost. */
function shownShips(world: World, viewer: Side, data: NavalData): Record<string, ShownShip> {
  const board = new Board(world, data, true);
  const enemies = board.ships(enemyOf(viewer)).filter((ship) => shipGrade(board, ship) === 'identity');
  const own = board.ships(viewer).map(({ id }): [string, ShownShip] => [id, copyOf(world.ships[id] as ShownShip)]);
  return Object.fromEntries([...own, ...enemies.map(({ id, at }): [string, ShownShip] => [id, { at }])]);
}

/** G90: the enemy's ground units of whom a side knows who they are. */
export function identified(board: Board, viewer: Side): Unit[] {
  const near = looksInto(board);
  return board.units(enemyOf(viewer)).filter((unit) => unitGrade(board, unit, near) === 'identity');
}

function shownUnits(world: World, viewer: Side, data: NavalData): Record<string, ShownUnit> {
  const board = new Board(world, data, true);
  const enemies = identified(board, viewer);
  const own = board.units(viewer).map(({ id }): [string, ShownUnit] => [id, copyOf(world.units[id] as ShownUnit)]);
  return Object.fromEntries([...own, ...enemies.map(({ id, at, lost }): [string, ShownUnit] => [id, { at, lost }])]);
}

/** G89 to G91: the hexes of the map where a side knows that enemies are, who they are or not. */
export function hexesWithEnemies(board: Board, viewer: Side): string[] {
  const near = looksInto(board);
  const enemy = enemyOf(viewer);
  const troops = board.onHexes(enemy).filter((unit) => unitGrade(board, unit, near) !== 'nothing');
  const ships = board.ships(enemy).filter(({ at }) => board.data.waters.map.grid.has(at));
  return eachOnce([...troops, ...ships].map(({ at }) => at)).toSorted();
}

/** Places with enemies of whom the viewer knows no more than that (G89). */
function existsFor(world: World, viewer: Side, data: NavalData): string[] {
  const board = new Board(world, data, true);
  const near = looksInto(board);
  const troops = board.units(enemyOf(viewer)).filter((unit) => unitGrade(board, unit, near) === 'exists');
  const ships = board.ships(enemyOf(viewer)).filter((ship) => shipGrade(board, ship) === 'exists');
  return eachOnce([...troops, ...ships].map(({ at }) => at)).toSorted();
}

/** All that a side may know (G89 to G93). */
export const navalView: (world: World, seat: Side, data: NavalData) => NavalView = WORLD.view({
  viewer: (_, side) => side,
  ships: shownShips,
  units: shownUnits,
  air: (world, side, { air }) =>
    Object.fromEntries(Object.entries(world.air).filter(([id]) => air.get(id)?.side === side)),
  exists: existsFor,
  sightings: (world, side, data) => sightingsOf(new Board(world, data, true), side),
  ledger: (world, side, data) => {
    const [board, { waters }] = [new Board(world, data, true), data];
    const isOwn = (id: string): boolean => {
      const port = waters.port(id);
      return port !== undefined && board.holder(waters.ashore(port)) === side;
    };
    return copyOf(Object.fromEntries(Object.entries(world.ledger).filter(([id]) => isOwn(id))));
  },
  evacuations: (world, side) =>
    copyOf(Object.fromEntries(Object.entries(world.evacuations).filter(([, { known }]) => known || side === 'soviet'))),
  heard: (world, side) => world.heard.filter((one) => one === side),
  scored: (world, side) => (side === 'soviet' ? copyOf(world.scored) : []),
});

/** What lies open to everybody: who has gone down, and where somebody is. */
export function openView(world: World, data: NavalData): NavalView {
  const [axis, soviet] = [navalView(world, 'axis', data), navalView(world, 'soviet', data)];
  const known = <T extends { at: string }>(all: Readonly<Record<string, T>>): string[] =>
    Object.values(all).flatMap(({ at }) => (data.waters.map.grid.has(at) ? [at] : []));
  const seen = [...known(axis.units), ...known(axis.ships), ...known(soviet.units), ...known(soviet.ships)];
  return {
    ...axis,
    ...{ outside: true, air: {}, ledger: {}, heard: [], scored: [], sightings: {} },
    ...{
      ships: gone({ ...axis.ships, ...soviet.ships }, (at) => ({ at })),
      units: gone({ ...axis.units, ...soviet.units }, (at) => ({ at, lost: 0 })),
    },
    evacuations: Object.fromEntries(Object.entries(soviet.evacuations).filter(([, { known: told }]) => told)),
    exists: eachOnce([...seen, ...axis.exists, ...soviet.exists]).toSorted(),
  };
}

/** Who has gone down or was eliminated, and no more of them than that. */
const gone = <T>(all: Readonly<Record<string, { at: string }>>, show: (at: string) => T): Record<string, T> =>
  Object.fromEntries(
    Object.entries(all).flatMap(([id, { at }]) => (at === 'lost' || at === 'cadre' ? [[id, show(at)]] : [])),
  );
