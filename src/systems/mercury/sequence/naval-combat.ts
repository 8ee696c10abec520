import { germanAirSearch } from '../decisions/air-search';
import { airAttacks, type Raid } from '../decisions/air-attacks';
import { alliedAirSearch, detectOne } from '../decisions/allied-air-search';
import { type Act, define, type Letter } from '../mercury';
import { isNight } from '../rules/03-turn';
import { putAir, returnSearchUnits } from '../rules/12-airpower';
import { airSearch, nightDetectionEnds, type Search, surfaceSearch, tellTaskForce } from '../rules/18-search';
import { lossesAboard, lossesDue, surfaceCombat } from './surface-combat';
import { attacksNext, attackWasted, nobodyToAttack } from '../facts/air';
import { aaWithheld } from '../decisions/aa-fire';
import { airTargets } from '../decisions/air-targets';
import { allotTargets } from '../decisions/allot-targets';
import { isDecoy, shipsOf } from '../rules/16-components';
import { type AirAttack, coordinate } from '../rules/19-2-coordination';
import { aaFire } from '../rules/19-3-aa-fire';
import { airStrike } from '../rules/19-4-air-attack';
import { depletion } from '../rules/19-6-depletion';
import { chooseTarget } from '../rules/targets';

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

/** 19.2 to 19.6: the attack on one Task Force to its conclusion (19.15). */
const airNavalCombat = define<AirAttack>('Air-Naval Combat', (s) => [
  s.do('attack coordination', coordinate),
  s.when('nothing but a marker', (c) => isDecoy(c.world, c.local.tf), [s.do('a decoy', attackOnDecoy)]),
  s.when('partially coordinated', (c) => c.local.level === 'partial' && goesOn(c), [s.ask('targets', airTargets)]),
  s.when('poorly coordinated', (c) => c.local.level === 'poor' && goesOn(c), [s.ask('allot targets', allotTargets)]),
  s.while('attacks', goesOn, [
    s.when('fully coordinated', (c) => c.local.level === 'full' && nextShip(c) === null, [
      s.ask('next target', airTargets),
    ]),
    s.do('next attacker', nextAttacker),
    s.when('attacker there', (c) => c.local.now != null, [
      s.ask('withhold AA', aaWithheld),
      s.do('AA fire', aaFire),
      s.when('gets through', (c) => c.local.through === true, [
        s.do('airstrike', airStrike),
        s.when('something aboard is lost', lossesDue, [s.call('losses aboard', lossesAboard)]),
      ]),
    ]),
  ]),
  s.do('no ship left', sendHome),
  s.do('ammunition depletion', depletion),
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

function goesOn(c: Act<AirAttack>): boolean {
  return c.local.left.length > 0 && shipsOf(c.world, c.local.tf).length > 0;
}

/** The ship the next strike goes for, as far as one is ordered that still floats. */
function nextShip(c: Act<AirAttack>): string | null {
  const strike = c.local.ordered[0];
  if (!strike) return null;
  const there = shipsOf(c.world, c.local.tf).map((ship) => ({ id: ship.id, damaged: ship.damaged }));
  return chooseTarget(c.data, strike.targets, there);
}

/** Takes the next strike. One whose ship was sunk before it is wasted: the target was fixed (19.21). */
function nextAttacker(c: Act<AirAttack>): void {
  const ship = nextShip(c);
  const strike = c.local.ordered.shift();
  const unit = strike?.unit ?? c.local.left[0] ?? '';
  c.local.left = c.local.left.filter((id) => id !== unit);
  c.local.now = ship === null ? null : { unit, ship };
  if (ship !== null) {
    // The others were named before the first attack; under full coordination each is named when it is flown.
    if (c.local.level === 'full') attacksNext(c, { tf: c.local.tf, unit, ship });
    return;
  }
  c.local.wasted = [...(c.local.wasted ?? []), unit];
  putAir(c.world, unit, 'Flown');
  attackWasted(c, { tf: c.local.tf, unit, target: strike?.targets[0] ?? null });
}

/** 16.33b: there is nobody to attack; the units have flown, and the German knows it for a decoy. */
function attackOnDecoy(c: Act<AirAttack>): void {
  tellTaskForce(c, c.local.tf, 'count', '16.33b');
  sendHome(c);
}

/** Units left without a target have flown. */
function sendHome(c: Act<AirAttack>): void {
  for (const unit of c.local.left) putAir(c.world, unit, 'Flown');
  if (c.local.left.length > 0) nobodyToAttack(c, { tf: c.local.tf, units: c.local.left });
  c.local.left = [];
  delete c.local.now;
}
