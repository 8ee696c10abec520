import { sailFault } from '../rules/26-1-sailing';
import type { Board, Ship } from '../rules/board';
import { FEODOSIA } from '../rules/special';
import { isFrail, type Voyage } from './voyage';

/** Hexes of the sea that are tried for a ship's guns. */
const MOST_TRIED = 6;

/** 29.11: for the landing at Feodosia one warship with guns that has nobody aboard goes where it has the coast in range, the strongest first. */
export function gunfire(board: Board, landings: readonly Voyage[]): Voyage[] {
  const lines: Voyage[] = [];
  const targets = landings.flatMap(({ target }) => (target === FEODOSIA ? [target] : []));
  for (const target of targets.filter((hex, i) => targets.indexOf(hex) === i)) {
    const busy = [...landings, ...lines].map(({ ship }) => ship);
    const free = board
      .ships('soviet')
      .filter(({ id, ready, counter }) => ready === true && counter.support > 0 && !busy.includes(id))
      .filter((ship) => board.aboard(ship.id).length === 0 && !isFrail(ship) && isUnbound(board, ship))
      .toSorted((a, b) => b.counter.support - a.counter.support);
    const [line] = free.flatMap((ship) => inRange(board, ship, target) ?? []);
    if (line) lines.push(line);
  }
  return lines;
}

/** Scenario 2, 2: guns that Sevastopol calls for stay there. */
const isUnbound = (board: Board, { at }: Ship): boolean =>
  board.data.waters.port(at)?.zone !== board.data.waters.port('sevastopol')?.zone;

function inRange(board: Board, ship: Ship, target: string): Voyage | null {
  const { map } = board.data.waters;
  const seas = [...map.kind].flatMap(([hex, kind]) => (kind === 'sea' && map.grid.has(hex) ? [hex] : []));
  const near = seas.filter((hex) => map.grid.distance(hex, target) <= ship.counter.range);
  const to = near
    .toSorted((a, b) => map.grid.distance(b, target) - map.grid.distance(a, target))
    .slice(0, MOST_TRIED)
    .find((hex) => sailFault(board, ship, { to: hex, cargo: [] }, { phase: 'motorized', aboard: [] }) === null);
  return to === undefined ? null : { verb: 'sail', ship: ship.id, to, units: [], target: null };
}
