import type { Ask } from '../../mercury';
import { printName } from '../../orders/lists';
import { printPlace } from '../../orders/ground/path';
import { follow, isGun, isMover, isWay, moverOf } from '../../rules/ground/04-movement';
import { fieldOf } from './moves';
import type { GroundMove } from './moves';

/** Each move with its way, its points, and what it brings: an enemy zone entered, a fire marker (4.14, 5.21, 11.11). */
export function foreseenMoves(moves: readonly GroundMove[], q: Ask): string[] {
  const field = fieldOf(q);
  return moves.flatMap(({ unit, path, strategic }) => {
    const mover = moverOf(field, unit, strategic);
    const way = isMover(mover) ? follow(field, mover, path) : mover;
    if (!isMover(mover) || !isWay(way)) return [];
    const end = path.at(-1) ?? mover.start;
    const places = [mover.start, ...path].map((place) => printPlace(place, q.data)).join('-');
    const marker = mover.s.unit.fire === 'none' ? 'First Fire' : 'Final Fire';
    return [
      [
        `${printName(unit, [...q.data.ground.values()])}: ${places}, ${way.spent} of ${mover.points} points`,
        ...(field.zones.has(end) ? ['ends in an enemy zone of control'] : []),
        ...(isGun(mover.s) ? [`gets a ${marker} marker`] : []),
      ].join(', '),
    ];
  });
}
