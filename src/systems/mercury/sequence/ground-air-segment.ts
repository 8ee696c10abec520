import { airAllocation } from '../decisions/air-allocation';
import { define } from '../mercury';
import { isNight } from '../rules/03-turn';
import { readiness } from '../rules/12-airpower';

/** 3.2 II in a game on the hex map: readiness, missions, interdiction (12.2 to 12.4). */
export const groundAirSegment = define('II Air Segment on the map', (s) => [
  s.do('1-4 Air Unit Readiness', readiness),
  s.when('daylight', (c) => !isNight(c), [s.ask('5-6 allocate missions', airAllocation)]),
]);

export const groundAirProcedures = [groundAirSegment];
