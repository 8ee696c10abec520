import type { Fault } from '../../../kernel/decide/fault';
import type { HexId } from '../../../hex/hex';
import { reach, type Entry, type Way } from '../../../hex/search';
import type { Gait } from '../data/terrain';
import { enemyOf } from '../side';
import { isCombatUnit, isMotorized } from './g13-types';
import { flotillaWays } from './g78-flotillas';
import { mayStand, overIce } from './special';
import type { Board, Unit } from './board';
import type { Ground } from './g16-zoc';

/** G19: the column of the Terrain Effects Chart. Artillery, AA and MSUs pay what motorized units do (G13). */
function gaitOf(board: Board, { counter }: Unit): Gait {
  const wheels = isMotorized(counter) || ['artillery', 'aa', 'msu'].includes(counter.type);
  const dry = board.position.weather.ground === 'Dry';
  return wheels ? (dry ? 'motor-dry' : 'motor-bad') : dry ? 'foot-dry' : 'foot-bad';
}

/** Kinds of ways on the map, and their rows among the roads (G20). */
const ROADS = { road: 'main', road2: 'minor', rail: 'rail' } as const;
const PLACES: readonly string[] = ['town', 'city', 'major-city'];
/** Mountain and light infantry pay this for mountain hexes. */
const CLIMBING = 2;

/** G19, G20: the points to go from a hex to the next; null: not at all. A road counts where it crosses the hexside. */
function costOf(board: Board, unit: Unit, from: HexId, to: HexId): number | null {
  const { waters, terrain } = board.data;
  const { map } = waters;
  if (!map.sides.has(to) || !waters.joins(from, to)) return null;
  const gait = gaitOf(board, unit);
  const direction = map.grid.directionTo(from, to);
  const roads = (Object.keys(ROADS) as (keyof typeof ROADS)[]).flatMap((kind) => {
    const along = direction !== null && map.ways[kind].get(from)?.includes(direction);
    return along ? [terrain.road(ROADS[kind], gait) ?? Infinity] : [];
  });
  const rank = map.places.get(to)?.rank ?? '';
  const row = PLACES.includes(rank) ? rank : (map.terrain.get(to) ?? 'clear');
  const climbs = row === 'mountain' && unit.counter.type === 'mountain';
  const plain = climbs ? CLIMBING : terrain.enter(row, gait);
  const costs = [...roads, ...(typeof plain === 'number' ? [plain] : [])];
  return costs.length === 0 ? null : Math.min(...costs);
}

const CLOSED: Fault = { rule: 'G6', why: 'no unit goes there by land' };

/** G16, G17, G22: entering an enemy zone costs a point more and ends the move; no hex with enemy combat units is entered. */
function enter(board: Board, unit: Unit, ground: Ground) {
  return (from: HexId, to: HexId): Entry<Fault> | Fault => {
    const cost = costOf(board, unit, from, to);
    if (cost === null) return CLOSED;
    if (ground.enemies.has(to)) return { rule: 'G22', why: 'enemy combat units are there' };
    const port = board.data.waters.portAt(to)?.id;
    if (!isCombatUnit(unit.counter) && board.ships(enemyOf(unit.counter.side)).some(({ at }) => at === port))
      return { rule: '25.22', why: 'enemy ships in the harbour keep out who is no combat unit' };
    if (!mayStand(board, unit, to)) return { rule: 'G6', why: `${to} is closed to it in this scenario` };
    const zone = ground.zoc.has(to);
    // G17: from zone to zone only as the whole move, and to where friends are.
    if (zone && ground.zoc.has(from) && !(from === unit.at && ground.friends.has(to)))
      return { rule: 'G17', why: 'it would go from one enemy zone of control to another' };
    return {
      cost: cost + (zone ? 1 : 0),
      ends: zone ? { rule: 'G17', why: 'an enemy zone of control ends the move' } : null,
    };
  };
}

/** The hexes that a unit can come to with so many points, each with its cheapest way. One hex it may always go with its whole allowance (G21). */
export function landWays(board: Board, unit: Unit, points: number, ground: Ground): Map<HexId, Way<HexId>> {
  const { grid } = board.data.waters.map;
  if (points === 0) return new Map();
  if (unit.counter.type === 'flotilla') return flotillaWays(board, unit, points, ground);
  const step = enter(board, unit, ground);
  const found = reach({ start: unit.at, points, part: 0.5, next: (from) => grid.neighbours(from), enter: step });
  if (points >= unit.counter.move)
    for (const to of grid.neighbours(unit.at)) {
      const entry = step(unit.at, to);
      if ('cost' in entry && !found.has(to)) found.set(to, { path: [to], spent: points });
    }
  for (const to of overIce(board, unit)) if (points >= unit.counter.move) found.set(to, { path: [to], spent: points });
  return found;
}

/** Why a unit cannot enter the next hex as things stand; null: it can. */
export function stepFault(board: Board, unit: Unit, ground: Ground, from: HexId, to: HexId): Fault | null {
  const entry = enter(board, unit, ground)(from, to);
  return 'cost' in entry ? null : entry;
}
