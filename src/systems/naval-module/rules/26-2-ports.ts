import { enemyOf, type Side } from '../side';
import type { Port } from '../map/black-sea';
import { isArtillery, isCombatUnit } from './g13-units';
import { isBesieged } from './special';
import type { Board, Unit } from './board';

/** What a harbour can do for its owner now, in Naval Transport Points and stacking points (26.25 to 26.27). */
export interface Capacity {
  load: number;
  unload: number;
}

/** 26.24, 26.28: whether a harbour may be used by a side: it is its own, and was so at the start of the turn. */
export function isOpen(board: Board, port: Port, side: Side): boolean {
  const place = board.data.waters.ashore(port);
  return board.holder(place) === side && !board.position.captured.includes(place);
}

/** 26.27c: with enemy combat units beside it a harbour works only while a ground unit of its owner is there. */
function isCutOff(board: Board, port: Port, side: Side): boolean {
  const { hex } = port;
  if (hex === null || board.unitsAt(side, hex).length > 0) return false;
  const near = board.data.waters.map.grid.neighbours(hex);
  return board.units(enemyOf(side)).some(({ at, counter }) => isCombatUnit(counter) && near.includes(at));
}

/** 32.22: a Naval Base unit that has been there since an earlier turn. */
export function hasBase(board: Board, port: Port, side: Side): boolean {
  const here = board.unitsAt(side, board.data.waters.ashore(port));
  return here.some(({ counter, since = 0 }) => counter.type === 'base' && since < board.position.clock.turn);
}

/** 26.27a, G66: the Level of the Zone of Interdiction that a Soviet harbour lies in; of several the highest. */
export function interdictionAt({ position, data }: Board, port: Port, side: Side): number {
  const { hex } = port;
  if (hex === null || side === 'axis') return 0;
  const levels = Object.entries(position.interdiction.zones).map(([at, level]) =>
    data.waters.map.grid.distance(at, hex) <= 1 ? level : 0,
  );
  return Math.max(0, ...levels);
}

/** 26.27, in the order of the Port Characteristics Chart: less for each Level, doubled by a base, nothing where it is cut off. */
function wholeCapacity(board: Board, port: Port, side: Side): number {
  if (!isOpen(board, port, side) || isCutOff(board, port, side)) return 0;
  const { ntp, reduction } = board.data.portKinds[port.category];
  const net = Math.max(0, ntp - reduction * interdictionAt(board, port, side));
  return net * (hasBase(board, port, side) ? 2 : 1);
}

/** What is left in the game-turn: loading and unloading share it (26.25); under Evacuation twice as much is loaded and nothing unloaded (28.23). */
export function capacityOf(board: Board, port: Port, side: Side): Capacity {
  const whole = wholeCapacity(board, port, side);
  const { loaded, unloaded } = board.position.ledger[port.id] ?? { loaded: 0, unloaded: 0 };
  const left = (most: number): number => Math.max(0, most - loaded - unloaded);
  if (isEvacuated(board, port.id)) return { load: left(2 * whole), unload: 0 };
  return { load: left(whole), unload: left(whole) };
}

/** 26.27b: support points of enemy artillery in General Supply that has a harbour in range, six at most. */
function gunsOn(board: Board, port: Port, side: Side): number {
  const points = enemyGuns(board, port, side)
    .filter(({ hunger = 0 }) => hunger === 0)
    .reduce((sum, { counter }) => sum + (counter.gun?.support ?? 0), isBesieged(board, port.id) ? SIEGE_GUNS : 0);
  return Math.min(MOST_BY_GUNS, points);
}
/** Support points of the guns of a siege that is not played (scenario 2, 1). */
const [MOST_BY_GUNS, SIEGE_GUNS] = [6, 4];

/** 26.26, 26.27: stacking points that a harbour supplies now: less for each Level and by guns, doubled by a base, none under Evacuation (28.23c). */
export function generalSupplyOf(board: Board, port: Port, side: Side): number {
  if (!isOpen(board, port, side) || isCutOff(board, port, side) || isEvacuated(board, port.id)) return 0;
  const { supply, reduction } = board.data.portKinds[port.category];
  const net = supply - reduction * interdictionAt(board, port, side) - gunsOn(board, port, side);
  return Math.max(0, net) * (hasBase(board, port, side) ? 2 : 1);
}

/** 28.22: an Evacuation marker lies on the harbour; it does so to the end of the turn in which it is complete. */
export const isEvacuated = ({ position }: Board, port: string): boolean => position.evacuations[port] !== undefined;

/** Enemy artillery and coast artillery that has a harbour in range. */
function enemyGuns(board: Board, port: Port, side: Side): Unit[] {
  const { hex } = port;
  if (hex === null) return [];
  const { grid } = board.data.waters.map;
  return board
    .units(enemyOf(side))
    .filter(
      ({ at, counter }) => isArtillery(counter) && grid.has(at) && grid.distance(at, hex) <= (counter.gun?.range ?? 0),
    );
}

/** G91: an enemy gun has the harbour in range. */
export const isUnderGuns = (board: Board, port: Port, side: Side): boolean =>
  enemyGuns(board, port, side).length > 0 || isBesieged(board, port.id);

/** G74: one that is in General Supply. */
export const isUnderFedGuns = (board: Board, port: Port, side: Side): boolean =>
  isBesieged(board, port.id) || enemyGuns(board, port, side).some(({ hunger = 0 }) => hunger === 0);
