import type { HexId } from '../../mercury';
import type { PlaceId } from '../../rules/ground/04-boxes';
import type { Field } from '../../rules/ground/04-field';
import { nearestWay, waysOf } from '../../rules/ground/04-goal';
import { attacksBox } from '../../rules/ground/04-raids';
import { isMover, moverOf, type Way } from '../../rules/ground/04-movement';
import { MOST_STACKING, pointsByHex } from '../../rules/ground/ground';
import { endsOf, limitFaults } from './move-limits';
import type { GroundMove } from './moves';

/** Where a move was meant to go; one that attacks a box, as far as the edge of it (4.55). */
export function goalOf(field: Field, { unit, path, unreached }: GroundMove): PlaceId {
  const { at, box } = field.ground.units[unit] ?? {};
  const end = unreached ?? (attacksBox(field, path) ? path.at(-2) : path.at(-1));
  return end ?? at ?? box ?? '';
}

/** The way of the legal move that comes nearest to a goal, the others being as they are (4.31, 4.55, 4.64, 13.61); null: it stays. */
export function nearestLegal(field: Field, moves: readonly GroundMove[], move: GroundMove, goal: PlaceId): Way | null {
  const mover = moverOf(field, move.unit, move.strategic);
  if (!isMover(mover)) return null;
  const others = moves.filter((m) => m.unit !== move.unit && field.ground.units[m.unit]);
  const points = pointsByHex(field.ground, field.side, endsOf(others));
  const room = (end: HexId): boolean => (points.get(end) ?? 0) + mover.s.counter.sp <= MOST_STACKING;
  const beside = limitFaults(field, others, field).length;
  const fits = (path: PlaceId[]): boolean => limitFaults(field, [...others, { ...move, path }], field).length <= beside;
  return nearestWay(field, mover, goal, ({ path }) => room(path.at(-1) ?? '') && fits(path));
}

/** Units that go to a place together, each by its cheapest way. */
export interface Together {
  units: string[];
  strategic: boolean;
  to: PlaceId;
}

/**
 * The legal move of all units of one order that comes nearest to its goal, the others being as they are; who cannot move
 * or stands there is left out. Null: there is no place that all of them may go to.
 */
export function nearestTogether(
  field: Field,
  moves: readonly GroundMove[],
  group: readonly GroundMove[],
  goal: PlaceId,
): Together | null {
  const found = (strategic: boolean) => group.map((m) => moverOf(field, m.unit, strategic || undefined));
  const strategic = group.every((m) => m.strategic === true) && found(true).every(isMover);
  const movers = found(strategic).filter(isMover);
  const going = movers.filter((m) => m.start !== goal).map((mover) => ({ mover, ways: waysOf(field, mover) }));
  const [first] = going;
  if (!first) return null;
  const others = moves.filter((m) => !group.includes(m) && field.ground.units[m.unit]);
  const points = pointsByHex(field.ground, field.side, endsOf(others));
  const more = going.reduce((n, { mover }) => n + mover.s.counter.sp, 0);
  const beside = limitFaults(field, others, field).length;
  const fits = (to: PlaceId): boolean => {
    if (!going.every(({ ways }) => ways.has(to)) || (points.get(to) ?? 0) + more > MOST_STACKING) return false;
    const all = going.map(({ mover, ways }) => ({ unit: mover.s.unit.id, path: ways.get(to)?.path ?? [] }));
    return limitFaults(field, [...others, ...all], field).length <= beside;
  };
  const way = nearestWay(field, first.mover, goal, ({ path }) => fits(path.at(-1) ?? ''));
  const to = way?.path.at(-1);
  return to === undefined ? null : { units: going.map(({ mover }) => mover.s.unit.id), strategic, to };
}
