import { counted, countedIf, type Counted } from '../../../kernel/chance/roll';
import type { AirCounter } from '../data/air-units';
import type { Side } from '../side';
import type { Board, Ship, Unit } from './board';

/** G13: which ground units fire at aircraft: AA units; of the Soviet side HQs and divisions, of the Axis all that can move. */
function firesAtAircraft({ counter: { side, type, size } }: Unit): boolean {
  if (type === 'aa') return true;
  const infantry = ['infantry', 'naval-infantry', 'mountain'].includes(type);
  if (side === 'soviet') return type === 'hq' || (infantry && size === 'div');
  return infantry || type === 'armor' || type === 'motorized';
}

/** G60: ground units that fire at a mission over a hex: in it or beside it. Who is aboard does not fire (28.14). */
export function groundAa(board: Board, side: Side, hex: string): Unit[] {
  const { grid } = board.data.waters.map;
  if (!grid.has(hex)) return board.unitsAt(side, hex).filter(firesAtAircraft);
  return board
    .units(side)
    .filter((unit) => grid.has(unit.at) && grid.distance(unit.at, hex) <= 1 && firesAtAircraft(unit));
}

/** G60, 31.25: what ground units add to the die: each AA unit and an HQ; the chart holds the sum at two. */
export function groundModifiers(board: Board, side: Side, hex: string): Counted[] {
  const chart = board.data.charts['aa-fire'];
  const here = groundAa(board, side, hex);
  const guns = here.filter(({ counter }) => counter.type === 'aa').length;
  const hq = here.some(({ counter }) => counter.type === 'hq');
  return [
    ...(guns > 0 ? [counted(chart, 'aa-unit', `${guns} AA`, guns)] : []),
    ...countedIf(hq && side === 'soviet', chart, 'hq'),
  ];
}

/** 31.25a: what a ship adds that fires for itself or covers a transport. */
export function shipModifiers(board: Board, ship: Ship, plane: AirCounter, atSea: boolean): Counted[] {
  const chart = board.data.charts['aa-fire'];
  const { class: type } = ship.counter;
  return [
    ...countedIf(type === 'BB' || type === 'CL', chart, 'bb-cl'),
    ...countedIf(plane.antiShip && atSea, chart, 'torpedo'),
  ];
}

/** 31.25b: the ships of a harbour that may fire for a transport: those that are no targets, the largest first. */
export function covering(board: Board, at: string, targets: readonly string[]): Ship[] {
  const order = ['BB', 'CL', 'DL', 'DD'];
  return board
    .ships('soviet')
    .filter((ship) => ship.at === at && ship.counter.class !== 'T' && !targets.includes(ship.id))
    .toSorted((a, b) => order.indexOf(a.counter.class) - order.indexOf(b.counter.class));
}
