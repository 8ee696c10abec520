import { place, unitName } from '../orders/names';
import { moverOf } from '../rules/08-1-who';
import { inEnemyZone } from '../rules/08-2-zones';
import { pointsText } from '../rules/08-3-terrain';
import { judgeMove } from '../rules/08-moves';
import { isFault, type Ask } from '../slouch-hats';
import { isNoMove } from './among-moves';
import { after, begun, goingBy, type StackMove, type Under } from './moves';

/** Each move with its way, its points, and the enemy zone in which it must stop (8.21), before anything is rolled for. */
export function foreseenMoves(moves: readonly StackMove[], q: Ask): string[] {
  let under = begun(q);
  return moves.flatMap((move) => {
    const told = isNoMove(move) ? null : foreseenMove(under, move, q);
    const next = after(under, move, q);
    if (!isFault(next)) under = next;
    return told === null ? [] : [told];
  });
}

function foreseenMove({ field }: Under, move: StackMove, q: Ask): string | null {
  const { units, path, drops = {} } = move;
  const going = goingBy(field, move, units);
  const [mover, moved] = [moverOf(field, going), judgeMove(field, { ...going, path, drops })];
  if (isFault(mover) || isFault(moved)) return null;
  const [first, end] = [mover.start, path.at(-1) ?? ''];
  const way = [first, ...path].map((at) => place.print(at, q)).join('-');
  const points = `${pointsText(moved.spent)} of ${pointsText(mover.points)} points`;
  const stops = inEnemyZone(field, end) ? ', must stop in an enemy zone of control (8.21)' : '';
  return `${units.map((id) => unitName(id, q)).join(', ')}: ${way}, ${points}${stops}`;
}
