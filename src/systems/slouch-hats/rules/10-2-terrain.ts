import type { HexId } from '../../../hex/hex';
import type { Ground } from '../data/ground';
import { classOf } from './03-2-zones';
import type { Board, Unit } from './03-board';
import { defendersOf, isArmored, isGun, type Combat } from './10-combat';

/** The terrain that 10.52 and 13.36 name. */
const MOUNTAIN = 'mountain';

export const isMountain = (ground: Ground, hex: HexId): boolean => ground.kindOf(hex) === MOUNTAIN;

/** The terrain that keeps a unit from going from a hex into the next by the chart (8.33 to 8.35); null: none does. */
export function barrier(ground: Ground, unit: Pick<Unit, 'counter'>, from: HexId, to: HexId): string | null {
  const moves = classOf(unit.counter);
  const side = ground.hexsides(from, to).find((kind) => ground.side(kind).costs[moves] === 'never');
  if (side !== undefined) return side;
  const cost = ground.terrain.hexes.get(ground.kindOf(to))?.costs?.[moves] ?? 0;
  return cost === 'never' || (cost === 'road' && ground.road(from, to) === null) ? ground.kindOf(to) : null;
}

/** The terrain that bars an attack (10.24, 10.26b); null: none. A commando at sea attacks across the coast (10.64). */
export function attackBarrier(ground: Ground, unit: Unit, to: HexId): string | null {
  if (ground.isSea(unit.at)) return ground.isSea(to) ? 'sea' : null;
  const barred = ground.hexsides(unit.at, to).find((kind) => ground.side(kind).barred);
  return barred ?? barrier(ground, unit, unit.at, to);
}

/** Columns to the left that one kind of terrain brings the defender. */
export interface Benefit {
  what: string;
  columns: number;
  rule: string;
}

/** What the defender has of the terrain; 10.21 to 10.23: the best of the hex and, if all attackers but artillery cross it, each kind of hexside. */
export function combatTerrain(board: Board, combat: Combat, attackers: readonly Unit[]) {
  const hex = bestInHex(board, combat);
  const effects = board.ground.terrain.hexes.get(hex);
  /** It doubles the defence of who is not armored (10.25, 10.26a). */
  const doubled = effects?.doubled ?? false;
  const inHex = { what: hex, columns: effects?.columns ?? 0, rule: '10.22' };
  const benefits = [inHex, ...acrossHexsides(board, combat, attackers)].filter(({ columns }) => columns > 0);
  return { hex, doubled, benefits, columns: benefits.reduce((sum, { columns }) => sum + columns, 0) };
}

/** The natural terrain of a hex, and the city or town in it. */
const kindsIn = ({ ground }: Board, hex: HexId): string[] => [
  ground.kindOf(hex),
  ...(['city', 'town'] as const).filter((kind) => ground.map.places[kind].has(hex)),
];

/** 10.22: doubling is better than a column, unless nobody there can be doubled (10.26a). */
function bestInHex(board: Board, combat: Combat): string {
  const doubling = defendersOf(board, combat).some((unit) => !isArmored(unit));
  const worth = (kind: string): number => {
    const effects = board.ground.terrain.hexes.get(kind);
    return effects?.doubled && doubling ? Infinity : (effects?.columns ?? 0);
  };
  const kinds = kindsIn(board, combat.hex);
  return kinds.reduce((best, kind) => (worth(kind) > worth(best) ? kind : best));
}

function acrossHexsides({ ground }: Board, { hex }: Combat, attackers: readonly Unit[]): Benefit[] {
  const ways = attackers.filter((unit) => !isGun(unit)).map(({ at }) => ground.hexsides(at, hex));
  const shared = (ways[0] ?? []).filter((kind) => ways.every((kinds) => kinds.includes(kind)));
  return shared.map((what) => ({ what, columns: ground.side(what).columns, rule: '10.22' }));
}
