import type { Ask } from '../../mercury';
import { follow, isGun, isMover, isWay, moverOf } from '../../rules/ground/04-movement';
import { MOST_STACKING, pointsByHex } from '../../rules/ground/ground';
import { choices, foreseenCombat } from './declared-combats';
import { endsOf } from './move-limits';
import { fieldOf, type GroundMove } from './moves';
import { nameOf, placeName } from '../../orders/ground/names';

/** Each move with its way, its points, and what it brings: an enemy zone entered, a fire marker (4.14, 5.21, 11.11). */
export function foreseenMoves(moves: readonly GroundMove[], q: Ask): string[] {
  const field = fieldOf(q);
  return moves.flatMap(({ unit, path, strategic }) => {
    const mover = moverOf(field, unit, strategic);
    const way = isMover(mover) ? follow(field, mover, path) : mover;
    if (!isMover(mover) || !isWay(way)) return [];
    const end = path.at(-1) ?? mover.start;
    const places = [mover.start, ...path].map((place) => placeName(place, q)).join('-');
    const marker = mover.s.unit.fire === 'none' ? 'First Fire' : 'Final Fire';
    return [
      [
        `${nameOf(unit, q)}: ${places}, ${way.spent} of ${mover.points} points`,
        ...(field.zones.has(end) ? ['must stop in an enemy zone of control (5.21)'] : []),
        ...(isGun(mover.s) ? [`gets a ${marker} marker`] : []),
      ].join(', '),
    ];
  });
}

/** Where the moves end, in the view with them done: the room that is left, and the hexes beside them with the odds of all who could attack (4.31, 7.11). */
export function foreseenEnds(moves: readonly GroundMove[], q: Ask): string[] {
  const { ground, side } = fieldOf(q);
  const ends = [...new Map([...endsOf(moves).values()].map((end) => [end, true])).keys()];
  const points = pointsByHex(ground, side, new Map());
  const stacks = ends.flatMap((hex) => {
    const sp = ground.hexes[hex] ? points.get(hex) : undefined;
    return sp === undefined ? [] : [`${hex} then holds ${sp} of ${MOST_STACKING} stacking points`];
  });
  const moved = choices(q).filter(({ able }) => able.some((s) => moves.some((m) => m.unit === s.unit.id)));
  const odds = moved.map(
    ({ target, able }) =>
      `beside you then, all who can: ${foreseenCombat({ target, units: able.map((s) => s.unit.id) }, q)}`,
  );
  return [...stacks, ...odds];
}
