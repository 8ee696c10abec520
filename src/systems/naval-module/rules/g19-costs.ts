import type { HexId } from '../../../hex/hex';
import { onceBy } from '../../../kernel/data/once';
import type { NavalData } from '../data/load';
import type { Gait } from '../data/terrain';
import type { Board, Unit } from './board';
import { isMotorized } from './g13-types';

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
export const costsFor = (board: Board, unit: Unit): ((from: HexId) => Steps) =>
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
