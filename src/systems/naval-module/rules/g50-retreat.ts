import type { HexId } from '../../../hex/hex';
import { enemyOf, type Side } from '../side';
import type { Board, Unit } from './board';
import { heldBy, zoneOf } from './g16-zoc';
import { mayStand } from './special';
import { isStill, MOST_POINTS } from './g13-units';

/** A way of retreat: the hexes entered, and the steps that enemy zones of control on it cost (G50). */
export interface Flight {
  path: HexId[];
  cost: number;
}

/** G50: a harbour in play is a lawful end of a retreat for the side whose it is. */
export function isHaven(board: Board, side: Side, hex: HexId): boolean {
  const port = board.data.waters.portAt(hex);
  return port !== undefined && board.ports().includes(port) && board.holder(hex) === side;
}

/**
 * G50: where a stack can retreat to over so many hexes, each with the way that costs fewest steps: away from where it stood, into no
 * enemies, over no closed side, with room at the end. A harbour ends a retreat at once. Shorter ways stand here where no whole one is.
 */
export function flightsFrom(board: Board, side: Side, from: HexId, hexes: number, units: readonly Unit[]): Flight[] {
  const { waters } = board.data;
  const enemies = heldBy(board, enemyOf(side));
  const zoc = zoneOf(board, enemyOf(side));
  const friends = heldBy(board, side).combat;
  const points = units.reduce((sum, { counter }) => sum + counter.points, 0);
  const hasRoom = (hex: HexId): boolean =>
    points + board.unitsAt(side, hex).reduce((sum, { counter }) => sum + counter.points, 0) <= MOST_POINTS;
  const open = (a: HexId, b: HexId): boolean =>
    waters.map.sides.has(b) &&
    waters.joins(a, b) &&
    !enemies.combat.has(b) &&
    !enemies.others.has(b) &&
    units.every((unit) => mayStand(board, unit, b));
  const best = new Map<HexId, Flight>();
  let front: Flight[] = [{ path: [from], cost: 0 }];
  for (let step = 1; step <= hexes; step++) {
    const next = front.flatMap(({ path, cost }) =>
      waters.map.grid
        .neighbours(path.at(-1) ?? from)
        .filter((hex) => open(path.at(-1) ?? from, hex) && waters.map.grid.distance(from, hex) === step)
        .map((hex) => ({ path: [...path, hex], cost: cost + (zoc.has(hex) && !friends.has(hex) ? 1 : 0) })),
    );
    if (next.length === 0) break;
    front = next;
    for (const flight of next) {
      const end = flight.path.at(-1) ?? from;
      const ends = step === hexes || isHaven(board, side, end);
      const known = best.get(end);
      if (ends && hasRoom(end) && (!known || known.cost > flight.cost)) best.set(end, flight);
    }
  }
  const found = [...best.values()].map(({ path, cost }) => ({ path: path.slice(1), cost }));
  if (found.length > 0) return found;
  return hexes > 1 ? flightsFrom(board, side, from, hexes - 1, units) : [];
}

/** G50: of these the flights that lead away from the attackers as far as possible; a harbour is a lawful end all the same. */
export function farthest(board: Board, side: Side, flights: readonly Flight[], attackers: readonly HexId[]): Flight[] {
  const { grid } = board.data.waters.map;
  const end = ({ path }: Flight): HexId => path.at(-1) ?? '';
  const far = (one: Flight): number => Math.min(...attackers.map((at) => grid.distance(at, end(one))));
  const most = Math.max(...flights.map(far));
  return flights.filter((one) => far(one) === most || isHaven(board, side, end(one)));
}

/** G50: in silence the way that costs fewest steps, then away from the attackers, then to friends. */
export function bestFlight(
  board: Board,
  side: Side,
  flights: readonly Flight[],
  attackers: readonly HexId[],
): Flight | undefined {
  const { grid } = board.data.waters.map;
  const friends = heldBy(board, side).combat;
  const far = (hex: HexId): number => Math.min(...attackers.map((at) => grid.distance(at, hex)), Infinity);
  const end = ({ path }: Flight): HexId => path.at(-1) ?? '';
  const held = (one: Flight): number => (friends.has(end(one)) ? 1 : 0);
  return flights.toSorted(
    (a, b) => a.cost - b.cost || far(end(b)) - far(end(a)) || held(b) - held(a) || (end(a) < end(b) ? -1 : 1),
  )[0];
}

/** G13: units that cannot move are eliminated when they must retreat. */
export const cannotRetreat = ({ counter }: Pick<Unit, 'counter'>): boolean => counter.move === 0 || isStill(counter);
