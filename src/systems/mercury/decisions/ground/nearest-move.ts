import type { HexId } from '../../../../hex/hex';
import type { PlaceId } from '../../rules/ground/04-boxes';
import type { Field } from '../../rules/ground/04-field';
import { nearestWay } from '../../rules/ground/04-goal';
import { attacksBox } from '../../rules/ground/04-raids';
import { isMover, moverOf } from '../../rules/ground/04-movement';
import type { Way } from '../../rules/ground/04-movement';
import { pointsByHex } from '../../rules/ground/04-stacking';
import { MOST_STACKING } from '../../rules/ground/ground';
import { limitFaults } from './move-limits';
import type { GroundMove } from './moves';

/** Where each unit stands when all have moved; those whose goal cannot be reached stay. */
export const endsOf = (moves: readonly GroundMove[]): Map<string, PlaceId> =>
  new Map(moves.flatMap(({ unit, path }) => (path.length === 0 ? [] : [[unit, path.at(-1) ?? '']])));

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
  const points = pointsByHex(field.ground, field.data, field.side, endsOf(others));
  const room = (end: HexId): boolean => (points.get(end) ?? 0) + mover.s.counter.sp <= MOST_STACKING;
  const beside = limitFaults(field, others, field).length;
  const fits = (path: PlaceId[]): boolean => limitFaults(field, [...others, { ...move, path }], field).length <= beside;
  return nearestWay(field, mover, goal, ({ path }) => room(path.at(-1) ?? '') && fits(path));
}
