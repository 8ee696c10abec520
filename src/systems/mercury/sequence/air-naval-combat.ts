import { attackWasted, attacksNext, nobodyToAttack } from '../facts/air';
import { aaWithheld } from '../decisions/aa-fire';
import { airTargets } from '../decisions/air-targets';
import { allotTargets } from '../decisions/allot-targets';
import { define, type Act } from '../mercury';
import { putAir } from '../rules/12-airpower';
import { isDecoy, shipsOf } from '../rules/16-components';
import { tellTaskForce } from '../rules/18-1-detection';
import { coordinate, type AirAttack } from '../rules/19-2-coordination';
import { aaFire } from '../rules/19-3-aa-fire';
import { airStrike } from '../rules/19-4-air-attack';
import { depletion } from '../rules/19-6-depletion';
import { chooseTarget } from '../rules/targets';
import { lossesAboard, lossesDue } from './losses-aboard';

/** 19.2 to 19.6: the attack on one Task Force to its conclusion (19.15). */
export const airNavalCombat = define<AirAttack>('Air-Naval Combat', (s) => [
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
