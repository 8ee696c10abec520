import type { ShipCounter } from '../data/units';
import { counted, countedIf, type Counted } from '../../../kernel/chance/roll';
import type { Port } from '../map/black-sea';
import { hasBase, interdictionAt, isOpen, isUnderFedGuns } from './26-2-ports';
import type { Board, Ship } from './board';

/** 27.31: it is sunk when its Damage Points are more than its protection. */
export const isSunkBy = ({ protection }: ShipCounter, damage: number): boolean => damage > protection;

/** 32.12: Damage Points that sink a flotilla. */
export const SINKS_AT = 3;

/** 27.36: it has more Damage Points than half its protection. */
export const isSlowed = ({ protection }: ShipCounter, damage: number): boolean => damage > protection / 2;

/** 27.36: its Naval Movement Points, one less when it is slowed. */
export const pointsOf = (counter: ShipCounter, damage: number): number =>
  counter.nmp - (isSlowed(counter, damage) ? 1 : 0);

/** What a result of a loss table does: `AD2` is two points and an Abort (27.32). */
export function readResult(result: string): { abort: boolean; damage: number } {
  return { abort: result.startsWith('A'), damage: Number(/^A?D?(\d+)$/.exec(result)?.[1] ?? 0) };
}

/** 27.41, 27.44: it lies damaged in a friendly harbour, or in the Cadre Box. */
export function isRepairable(board: Board, ship: Ship): boolean {
  if (ship.at === 'cadre') return true;
  return ship.damage > 0 && board.data.waters.port(ship.at) !== undefined;
}

/** 25.33, 27.35, 27.42, G74: what modifies the two rolls of the Naval Readiness Phase; none in the Cadre Box. */
export function readinessModifiers(board: Board, ship: Ship, roll: 'readiness' | 'repair'): Counted[] {
  const chart = board.data.charts['naval-readiness-and-repair'];
  const port = board.data.waters.port(ship.at);
  if (!port) return [];
  const { side, class: type } = ship.counter;
  const level = interdictionAt(board, port, side);
  const repair = roll === 'repair';
  return [
    ...countedIf(!repair && ship.damage > 0, chart, 'damage'),
    ...(level > 0 ? [counted(chart, 'interdiction', `a Zone of Interdiction of Level ${level}`, level)] : []),
    ...countedIf(isUnderFedGuns(board, port, side), chart, 'guns'),
    ...countedIf(hasBase(board, port, side), chart, 'base'),
    ...countedIf(repair && port.category === 'minor', chart, 'minor'),
    ...countedIf(repair && port.category === 'anchorage', chart, 'anchorage'),
    ...countedIf(repair && port.category !== 'major' && (type === 'BB' || type === 'CL'), chart, 'major-ship'),
  ];
}

/** 27.44: where a transport returns: a friendly major harbour, the one furthest from the enemy, that is a box, first. */
export function returnsAt(board: Board, ship: Ship): Port | undefined {
  const major = board.ports().filter((port) => port.category === 'major' && isOpen(board, port, ship.counter.side));
  return major.find(({ hex }) => hex === null) ?? major[0];
}

/** 27.44, G88: the Damage that a transport returns with: a light one would sink with two points. */
export const damageOfReturn = ({ counter }: Ship): number => Math.min(2, counter.protection);
