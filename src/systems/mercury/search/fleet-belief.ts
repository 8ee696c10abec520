import type { MercuryData } from '../mercury';
import { scenarioOf } from '../rules/03-turn';
import type { MercuryKnown, Pick } from './base-world';
import { FleetTrack } from './fleet-track';
import type { Placing } from './placed-ships';
import { sightings } from './sightings';
import { byWeight } from './weighing';

/** Courses of the fleet that are compared for one drawn world. */
const COURSES = 5;
/** A ship that was seen in a Task Force, and is not there in a course. */
const MISSED = 1;

/** Where the ships may be, the likelier the better it agrees with all that the German was told. */
export function believedFleet(known: MercuryKnown, data: MercuryData, pick: Pick): Placing {
  const scenario = scenarioOf(data, { scenario: known.view.scenario.id });
  const seen = sightings(known, data);
  const courses = Array.from({ length: COURSES }, () => new FleetTrack(scenario, data, pick).follow(seen));
  const shown = known.view.taskForces.flatMap((tf) => (tf.seen ?? []).map(({ id }) => ({ id, tf: tf.letter })));
  const missed = (one: FleetTrack): number => shown.filter(({ id, tf }) => one.at.get(id) !== tf).length;
  return byWeight(courses, (one) => Math.exp(-one.doubt - MISSED * missed(one)), pick).at;
}
