import type { Fault } from '../../../kernel/decide/fault';
import type { HexId } from '../../../hex/hex';
import { reach, type Entry, type Way } from '../../../hex/search';
import { countedIf } from '../../../kernel/chance/roll';
import { enemyOf } from '../side';
import { columnFor, watchModifiers } from './27-2-loss';
import type { Board, Unit } from './board';
import { bearsOn } from './g13-units';
import type { Ground } from './g16-zoc';
import { isFrozen } from './special-sea';

/** G78: Movement Points in a Zone of Interdiction, out of the Azov box, and round the cape at the edge of the map. */
const [WATCHED, BOX_WAY, CAPE_WAY] = [3, 3, 2];
const BOX = 'azov-box';
const LANES: readonly (readonly [string, string, number])[] = [
  [BOX, '5614', BOX_WAY],
  [BOX, '5615', BOX_WAY],
  ['4514', '4714', CAPE_WAY],
];

function stepsFrom({ data: { waters } }: Board, from: string): { to: string; cost: number }[] {
  const lanes = LANES.flatMap(([a, b, cost]) => (a === from ? [{ to: b, cost }] : b === from ? [{ to: a, cost }] : []));
  return [...waters.afloat(from).map((to) => ({ to, cost: 1 })), ...lanes];
}

const STOPS: Fault = { rule: 'G17', why: 'an enemy zone of control ends the move' };

/** G78: where a flotilla can come to over water: a point a hex, three in a Zone of Interdiction; an enemy zone of control stops it. */
export function flotillaWays(board: Board, unit: Unit, points: number, ground: Ground): Map<string, Way> {
  const { grid } = board.data.waters.map;
  const zones = Object.keys(board.position.interdiction.zones);
  const enter = (from: string, to: string): Entry<Fault> | Fault => {
    const step = stepsFrom(board, from).find((one) => one.to === to);
    if (!step || ground.enemies.has(to)) return { rule: 'G78', why: 'enemies are there' };
    if (isFrozen(board, from) || isFrozen(board, to)) return { rule: '26.21', why: 'ice closes the harbour' };
    const watched = unit.counter.side === 'soviet' && zones.some((hex) => grid.has(to) && grid.distance(hex, to) <= 1);
    return { cost: watched ? WATCHED : step.cost, ends: ground.zoc.has(to) ? STOPS : null };
  };
  const next = (from: string): string[] => stepsFrom(board, from).map(({ to }) => to);
  return points === 0 ? new Map<string, Way>() : reach({ start: unit.at, points, next, enter });
}

/** 32.11: the loss roll of a flotilla that was on an all-sea hex, or came in range of a battery; null: none. */
export function flotillaRoll(board: Board, unit: Unit, path: readonly HexId[]) {
  const { waters, charts } = board.data;
  const hexes = [unit.at, ...path].filter((hex) => waters.map.grid.has(hex));
  const guns = board.onHexes(enemyOf(unit.counter.side)).filter((gun) => bearsOn(board, gun, hexes));
  const sea = path.filter((hex) => waters.map.kind.get(hex) === 'sea');
  if (guns.length === 0 && sea.length === 0) return null;
  const { position } = board;
  const zones = sea.map((hex) => waters.map.zone.get(hex) ?? '');
  const column = columnFor(board, unit.counter.side, zones, guns.length > 0);
  const support = guns.reduce((sum, { counter }) => sum + (counter.gun?.support ?? 0), 0);
  const chart = charts['naval-movement-loss'];
  const { ground } = position.weather;
  return {
    column,
    modifiers: [
      ...watchModifiers(board, column, support),
      ...countedIf(ground !== 'Dry', chart, 'light-craft', ground),
    ],
  };
}

/** Friendly harbours of a flotilla that can be come to, the nearest first (G78: in Storm). */
export function shelters(board: Board, unit: Unit, ground: Ground): string[] {
  const ways = flotillaWays(board, unit, unit.counter.move, ground);
  const ports = board.ports().map((port) => board.data.waters.ashore(port));
  const own = ports.filter((at) => board.holder(at) === unit.counter.side);
  if (own.includes(unit.at)) return [];
  const spent = (at: string): number => ways.get(at)?.spent ?? Infinity;
  return own.filter((at) => ways.has(at)).toSorted((a, b) => spent(a) - spent(b) || (a < b ? -1 : 1));
}
