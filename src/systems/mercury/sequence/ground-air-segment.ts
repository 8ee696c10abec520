import { airAllocation } from '../decisions/air-allocation';
import { define } from '../mercury';
import { isNight } from '../rules/03-turn';
import { readiness } from '../rules/12-airpower';
import { endInterdiction } from '../rules/12-4-interdiction';

/** 3.2 II in a game on the hex map: readiness, missions and Interdiction (12.2 to 12.4). At night only readiness (12.23). */
export const groundAirSegment = define('II Air Segment on the map', (s) => [
  s.do("last turn's Interdiction ends", endInterdiction),
  s.do('1-4 Air Unit Readiness', readiness),
  s.when('daylight', (c) => !isNight(c), [s.ask('5-7 allocate missions and interdict', airAllocation)]),
]);
