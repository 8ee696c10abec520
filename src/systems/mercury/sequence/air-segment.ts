import { airAllocation } from '../decisions/air-allocation';
import { define } from '../mercury';
import { isNight } from '../rules/03-turn';
import { readiness } from '../rules/12-airpower';

/** 3.2 II, steps 1 to 6 of the Air Allocation Phase. At night only the readiness rolls are made (12.23). */
export const airSegment = define('II Air Segment', (s) => [
  s.do('1-4 Air Unit Readiness', readiness),
  s.when('daylight', (c) => !isNight(c), [s.ask('5-6 allocate missions', airAllocation)]),
]);
