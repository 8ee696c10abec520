import { germanAirSearch } from '../decisions/air-search';
import { airAttacks, type Raid } from '../decisions/air-attacks';
import { alliedAirSearch } from '../decisions/allied-air-search';
import { detectOne } from '../decisions/detect-one';
import { define, type Letter } from '../mercury';
import { isNight } from '../rules/03-turn';
import { returnSearchUnits } from '../rules/12-airpower';
import { nightDetectionEnds } from '../rules/18-1-detection';
import { surfaceSearch } from '../rules/18-2-surface-search';
import { airSearch, type Search } from '../rules/18-3-air-search';
import { airNavalCombat } from './air-naval-combat';
import { surfaceCombat } from './surface-combat';

/** Local values of the First Naval Combat Phase. */
interface FirstCombat {
  searches: Search[];
  search?: Search;
  raids: Raid[];
  raid?: Raid;
}

/** One zone of the German air search. */
const searchOneZone = define<{ search: Search; zone: string; found: Letter[] }>('Air Search of a Zone', (s) => [
  s.do('roll', (c) => void (c.local.found = airSearch(c, c.local.search))),
  s.ask('the one detected', detectOne),
]);

/** Expanded sequence III.C. */
export const firstNavalCombat = define<FirstCombat>('C First Naval Combat', (s) => [
  s.do('1 Allied Surface Search', (c) => surfaceSearch(c, 'first')),
  s.when('daylight', (c) => !isNight(c), [
    s.ask('2 German Air Search', germanAirSearch),
    s.each(
      '2 zones searched',
      'search',
      (c) => c.local.searches,
      [
        s.call('search', searchOneZone, (c) => ({
          search: needed(c.local.search),
          zone: needed(c.local.search).zone,
          found: [],
        })),
      ],
      (search) => search.zone,
    ),
    s.ask('3 allocate air attacks', airAttacks),
    s.each(
      '3 air-naval combat',
      'raid',
      (c) => c.local.raids,
      [
        s.call('resolve', airNavalCombat, (c) => {
          const { tf, units } = needed(c.local.raid);
          return { tf, units, left: units, ordered: [], fired: [], surprise: false };
        }),
      ],
      (raid) => `TF ${raid.tf}`,
    ),
    s.do('4 search units flown', returnSearchUnits),
  ]),
  s.call('5 Allied Surface Combat', surfaceCombat, () => ({ engagements: [] })),
]);

/** Expanded sequence III.E. */
export const secondNavalCombat = define('E Second Naval Combat', (s) => [
  s.when('daylight', (c) => !isNight(c), [s.ask('1 Allied Air Search', alliedAirSearch)]),
  s.do('2 Allied Surface Search', (c) => surfaceSearch(c, 'second')),
  s.call('3 Allied Surface Combat', surfaceCombat, () => ({ engagements: [] })),
  s.do('night detection ends', (c) => nightDetectionEnds(c.world)),
]);

function needed<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the loop has no item');
  return value;
}
