import { reach, type Way } from '../../../hex/search';
import { isFault, type Fault, type Place } from '../slouch-hats';
import { nextOf, stepOf } from './08-1-movement';
import { moverOf } from './08-1-who';
import type { Field, Going } from './08-field';
import { marchEndFault } from './09-2-strategic-movement';

/** Every place where such a move may end, with its cheapest way in sixths of a point; or why it cannot begin. */
export function reachOf(field: Field, going: Going): Map<Place, Way<Place>> | Fault {
  const mover = moverOf(field, going);
  if (isFault(mover)) return mover;
  const { start, points, mode, units } = mover;
  const ways = reach({ start, points, next: nextOf(mover), enter: stepOf(mover) });
  if (mode === 'march')
    for (const place of [...ways.keys()]) {
      const stands = Object.fromEntries(units.map((id) => [id, place]));
      if (marchEndFault(mover, place, stands)) ways.delete(place);
    }
  return ways;
}
