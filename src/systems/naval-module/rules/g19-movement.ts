import type { Fault } from '../../../kernel/decide/fault';
import type { HexId } from '../../../hex/hex';
import { reach, type Entry, type Way } from '../../../hex/search';
import { enemyOf } from '../side';
import { isCombatUnit, isMotorized, isOut, LESS_MOVEMENT } from './g13-units';
import { flotillaWays } from './g78-flotillas';
import { mayStand, overIce } from './special';
import type { Board, Unit } from './board';
import type { Ground } from './g16-zoc';
import { onceBy } from '../../../kernel/data/once';
import type { NavalData } from '../data/load';
import type { Gait } from '../data/charts';

/** G19: the column of the Terrain Effects Chart. Artillery, AA and MSUs pay what motorized units do (G13). */
function gaitOf(board: Board, { counter }: Unit): Gait {
  const wheels = isMotorized(counter) || ['artillery', 'aa', 'msu'].includes(counter.type);
  const dry = board.position.weather.ground === 'Dry';
  return wheels ? (dry ? 'motor-dry' : 'motor-bad') : dry ? 'foot-dry' : 'foot-bad';
}

/** Kinds of ways on the map, and their rows among the roads (G20). */
const ROADS = { road: 'main', road2: 'minor', rail: 'rail' } as const;
const KINDS = Object.keys(ROADS) as (keyof typeof ROADS)[];
const PLACES: readonly string[] = ['town', 'city', 'major-city'];
/** Mountain and light infantry pay this for mountain hexes. */
const CLIMBING = 2;

/** Points to go from a hex to each of those beside it that can be entered from there. */
type Steps = ReadonlyMap<HexId, number>;

/** G19, G20: what each step costs a unit. */
const costsFor = (board: Board, unit: Unit): ((from: HexId) => Steps) =>
  COSTS(board.data, gaitOf(board, unit), unit.counter.type === 'mountain');

/** It hangs on the map and on who goes, and the units of a side ask it for every step. */
const COSTS = onceBy(
  (data: NavalData, _gait: Gait, _climbs: boolean) => data,
  (data, gait, climbs) => {
    const known = new Map<HexId, Steps>();
    return (from: HexId): Steps => {
      const steps = known.get(from) ?? stepsFrom(data, from, gait, climbs);
      known.set(from, steps);
      return steps;
    };
  },
  (_, gait, climbs) => `${gait} ${climbs}`,
);

function stepsFrom({ waters, terrain }: NavalData, from: HexId, gait: Gait, climbs: boolean): Steps {
  const { map } = waters;
  // G8: between a box and its hexes so many points as the map lists.
  const exits = map.exits.flatMap(({ box, hex, points }): [string, number][] =>
    box === from ? [[hex, points]] : hex === from ? [[box, points]] : [],
  );
  if (!map.grid.has(from)) return new Map(exits);
  const open = map.grid.neighbours(from).filter((to) => map.sides.has(to) && waters.joins(from, to));
  return new Map([
    ...exits,
    ...open.flatMap((to): [HexId, number][] => {
      const direction = map.grid.directionTo(from, to);
      // A road counts where it crosses the hexside.
      const along = KINDS.filter((kind) => direction !== null && map.ways[kind].get(from)?.includes(direction));
      const rank = map.places.get(to)?.rank ?? '';
      const row = PLACES.includes(rank) ? rank : (map.terrain.get(to) ?? 'clear');
      const plain = climbs && row === 'mountain' ? CLIMBING : terrain.enter(row, gait);
      const roads = along.map((kind) => terrain.road(ROADS[kind], gait) ?? Infinity);
      const costs = [...roads, ...(typeof plain === 'number' ? [plain] : [])];
      return costs.length === 0 ? [] : [[to, Math.min(...costs)]];
    }),
  ]);
}

const CLOSED: Fault = { rule: 'G6', why: 'no unit goes there by land' };
const ENEMIES: Fault = { rule: 'G22', why: 'enemy combat units are there' };
const SHIPS: Fault = { rule: '25.22', why: 'enemy ships in the harbour keep out who is no combat unit' };
const FROM_ZONE: Fault = { rule: 'G17', why: 'it would go from one enemy zone of control to another' };
const ZONE: Fault = { rule: 'G17', why: 'an enemy zone of control ends the move' };

/** G16, G17, G22: entering an enemy zone costs a point more and ends the move; no hex with enemy combat units is entered. */
function enter(board: Board, unit: Unit, ground: Ground) {
  const costs = costsFor(board, unit);
  const ships = isCombatUnit(unit.counter) ? [] : board.ships(enemyOf(unit.counter.side)).map(({ at }) => at);
  const { boxes } = board.data.waters.map;
  return (from: HexId, to: HexId): Entry<Fault> | Fault => {
    // G8: a box of the enemy is not entered, nor one that is not in play.
    if (boxes.has(to) && (boxes.get(to)?.side !== unit.counter.side || !board.scenario().ports.includes(to)))
      return CLOSED;
    const cost = costs(from).get(to);
    if (cost === undefined) return CLOSED;
    if (ground.enemies.has(to)) return ENEMIES;
    if (ships.length > 0 && ships.includes(board.data.waters.portAt(to)?.id ?? '')) return SHIPS;
    if (!mayStand(board, unit, to)) return { rule: 'G6', why: `${to} is closed to it in this scenario` };
    const zone = ground.zoc.has(to);
    // G17: from zone to zone only as the whole move, and to where friends are.
    if (zone && ground.zoc.has(from) && !(from === unit.at && ground.friends.has(to))) return FROM_ZONE;
    return zone ? { cost: cost + 1, ends: ZONE } : { cost, ends: null };
  };
}

/** Hexes beside a hex or a box, and boxes beside a hex (G8). */
function besideByLand(board: Board, from: HexId): readonly HexId[] {
  const { grid, exits } = board.data.waters.map;
  if (!grid.has(from)) return exits.flatMap(({ box, hex }) => (box === from ? [hex] : []));
  const out = exits.flatMap(({ box, hex }) => (hex === from ? [box] : []));
  return out.length === 0 ? grid.neighbours(from) : [...grid.neighbours(from), ...out];
}

/** The hexes that a unit can come to with so many points, each with its cheapest way. One hex it may always go with its whole allowance (G21). */
export function landWays(board: Board, unit: Unit, points: number, ground: Ground): Map<HexId, Way<HexId>> {
  if (points === 0) return new Map();
  if (unit.counter.type === 'flotilla') return flotillaWays(board, unit, points, ground);
  const step = enter(board, unit, ground);
  // G21: the whole of a unit that is Out of Supply is what is left to it (G36).
  const whole = points >= unit.counter.move - (isOut(unit) ? LESS_MOVEMENT : 0);
  const next = (from: HexId): readonly HexId[] => besideByLand(board, from);
  const found = reach({ start: unit.at, points, part: 0.5, next, enter: step });
  if (whole)
    for (const to of next(unit.at)) {
      const entry = step(unit.at, to);
      // G21: not from one enemy zone of control to another, where friends are neither.
      const betweenZones = ground.zoc.has(unit.at) && ground.zoc.has(to);
      if ('cost' in entry && !betweenZones && !found.has(to)) found.set(to, { path: [to], spent: points });
    }
  for (const to of overIce(board, unit)) if (whole) found.set(to, { path: [to], spent: points });
  return found;
}

/** Why a unit cannot enter the next hex as things stand; null: it can. */
export function stepFault(board: Board, unit: Unit, ground: Ground, from: HexId, to: HexId): Fault | null {
  const entry = enter(board, unit, ground)(from, to);
  return 'cost' in entry ? null : entry;
}
