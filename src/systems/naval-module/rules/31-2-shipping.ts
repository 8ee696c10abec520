import { counted, countedIf, type Counted } from '../../../kernel/chance/roll';
import type { AirCounter } from '../data/units';
import { dateOf } from './g1-dates';
import { isSlowed } from './27-3-damage';
import type { Board, Ship, Unit } from './board';
import type { Side } from '../side';

/** 31.22, G76: the ships at a place that aircraft may attack: a harbour, a zone, an all-sea hex. */
export const shipsAt = (board: Board, at: string): Ship[] => board.ships('soviet').filter((ship) => ship.at === at);

/** Which ship a unit attacks, by its id or by its class (31.24). */
export interface Aim {
  unit: string;
  ship: string;
}
/** Which ship fires for a transport (31.25b). */
export interface Cover {
  ship: string;
  by: string;
}

/**
 * 31.24: whom each of the units goes for, before any roll: as it was said for it, of a class its first ship that nobody is aimed at
 * yet; the others by the classes wanted, then transports, then who has most Damage; one each as far as they reach.
 */
export function aimsOf(
  ships: readonly Ship[],
  units: readonly string[],
  prefers: readonly string[],
  wanted: readonly Aim[],
): Aim[] {
  const order = inOrder(ships, prefers);
  const taken: string[] = [];
  const first = (those: readonly Ship[]): string | undefined =>
    (those.find(({ id }) => !taken.includes(id)) ?? those[0])?.id;
  const named = wanted.flatMap(({ unit, ship }): Aim[] => {
    const found = order.some(({ id }) => id === ship) ? ship : first(order.filter((one) => one.counter.class === ship));
    if (found !== undefined) taken.push(found);
    return found === undefined ? [] : [{ unit, ship: found }];
  });
  const rest = order.filter(({ id }) => !taken.includes(id));
  const left = units.filter((unit) => !named.some((one) => one.unit === unit));
  const round = rest.length > 0 ? [...rest, ...order.filter((one) => !rest.includes(one))] : order;
  const usual = left.flatMap((unit, i): Aim[] => {
    const ship = round[i % Math.max(1, round.length)];
    return ship ? [{ unit, ship: ship.id }] : [];
  });
  return units.flatMap((unit) => [...named, ...usual].find((one) => one.unit === unit) ?? []);
}

/** The ships of a place by the classes wanted, then transports, then who has most Damage. */
export function inOrder(ships: readonly Ship[], prefers: readonly string[]): Ship[] {
  const wanted = [...prefers, 'T'];
  const rank = ({ counter }: Ship): number =>
    wanted.includes(counter.class) ? wanted.indexOf(counter.class) : wanted.length;
  return ships.toSorted((a, b) => rank(a) - rank(b) || b.damage - a.damage || (a.id < b.id ? -1 : 1));
}

/** The column of the Shipping Attack Table for a ship (27.31). */
export const columnFor = ({ counter }: Ship): string =>
  counter.class === 'DD' || counter.class === 'T' ? 'DD/T/Flotilla' : counter.class;

const SHORT_NIGHTS = /May|June|July/;

/** 31.21, 31.22, 27.36, G64, G70: what modifies an air attack on a ship. */
export function attackModifiers(board: Board, plane: AirCounter, ship: Ship): Counted[] {
  const chart = board.data.charts['shipping-attack'];
  const { weather, clock } = board.position;
  const atSea = board.data.waters.port(ship.at) === undefined;
  const bad = weather.storm ? -2 : weather.ground === 'Dry' ? 0 : -1;
  return [
    ...countedIf(plane.interdiction === 2, chart, 'rating-2'),
    ...countedIf(atSea, chart, 'at-sea'),
    ...countedIf(atSea && plane.antiShip, chart, 'anti-ship'),
    ...countedIf(SHORT_NIGHTS.test(dateOf(clock.turn)), chart, 'short-nights'),
    ...(bad < 0 ? [counted(chart, 'weather', weather.storm ? 'Storm' : weather.ground, bad)] : []),
    ...countedIf(isSlowed(ship.counter, ship.damage), chart, 'slowed'),
  ];
}

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
