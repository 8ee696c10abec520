import { contactPutToSea, forcePutToSea } from '../facts/task-forces';
import type { Place } from '../data/seas';
import type { Act } from '../mercury';
import type { Side } from '../world';

/** 17.22: a minor port is for him alone who holds its hex; ships of the other side lie in the sea zone off it from the end of that phase. */
export function putToSea({ id, zone }: Place, holder: Side, c: Act): void {
  const { germans, taskForces } = c.world;
  if (holder === 'german')
    for (const tf of Object.values(taskForces).filter(({ at }) => at === id)) {
      tf.at = zone;
      forcePutToSea(c, { tf: tf.letter, from: id, at: zone });
    }
  else
    for (const unit of germans.filter(({ at }) => at === id)) {
      unit.at = zone;
      contactPutToSea(c, { contact: unit.contact, from: id, at: zone });
    }
}
