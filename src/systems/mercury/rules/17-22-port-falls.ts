import { contactPutToSea, forcePutToSea } from '../facts/task-forces';
import type { Place } from '../data/seas';
import type { Act, Side } from '../mercury';
import { returnToAthens } from './21-3-german-convoys';

/**
 * 17.22: a minor port is for him alone who holds its hex; ships of the other side lie in the sea zone off it from the end of that phase.
 * Without ships a convoy that waited there for room goes back: off the port nobody could meet it, and it would land without a roll (21.33a).
 */
export function portFalls({ id, zone }: Place, holder: Side, c: Act): void {
  const { campaign, germans, taskForces } = c.world;
  if (holder === 'german')
    for (const tf of Object.values(taskForces).filter(({ at }) => at === id)) {
      tf.at = zone;
      forcePutToSea(c, { tf: tf.letter, from: id, at: zone });
    }
  else
    for (const unit of germans.filter(({ at }) => at === id)) {
      if (campaign?.withoutShips) {
        returnToAthens(c, unit, '21.33a');
        continue;
      }
      unit.at = zone;
      contactPutToSea(c, { contact: unit.contact, from: id, at: zone });
    }
}
