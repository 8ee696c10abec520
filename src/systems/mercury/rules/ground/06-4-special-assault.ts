import { airborneRetreat } from '../../decisions/ground/airborne-retreat';
import { specialAttackers } from '../../decisions/ground/special-attackers';
import { announce, define } from '../../mercury';
import type { Act } from '../../mercury';
import { takePosition } from './06-2-landing';
import { markAttacked } from './11-fire';
import { mayAssault, stillThere } from './06-4-among-enemies';
import type { SpecialAssault } from './06-4-among-enemies';
import { assaultCombat } from './10-assault';
import { eliminate } from './force';
import { groundIn, unitsIn } from './ground';

/** 6.41, 6.42: an Assault Combat at once; if the Allied stack lives, the paratroops get out or are lost. */
export const specialAssault = define<SpecialAssault>('Special Airborne Assault', (s) => [
  s.ask('which of them fight', specialAttackers),
  s.do('who fights', muster),
  // 6.41 lets nobody out, so that some always do; games in flight stand inside of this block.
  s.when('6.41 some can fight', (c) => (c.local.attackers ?? []).length > 0, [
    s.call('Assault Combat', assaultCombat, (c) => ({
      ...{ target: c.local.target, attacker: 'german' as const, special: true as const },
      attackers: c.local.attackers ?? [],
      defenders: defenders(c),
      ...{ leads: {}, busy: [], support: {}, supported: false, coordinated: true, uncoordinated: false },
      ...{ night: false, round: 1 as const, due: {}, again: [] },
    })),
  ]),
  s.when('6.42 the defender holds', (c) => defenders(c).length > 0, [
    s.ask('retreat', airborneRetreat),
    s.do('eliminate those that cannot', (c) => {
      for (const unit of stillThere(c)) eliminate(c, unit.unit.id, '6.42');
    }),
  ]),
  s.do('9.23 an empty position is taken', (c) => {
    for (const { unit } of stillThere(c)) takePosition(c, unit.id);
  }),
]);

function defenders(c: Act<SpecialAssault>): string[] {
  return unitsIn(groundIn(c), c.local.target, 'allied').map((s) => s.unit.id);
}

/** Who was designated, or the only one that could be; what comes of the assault is told from here. */
function muster(c: Act<SpecialAssault>): void {
  c.local.attackers ??= mayAssault(c).map((s) => s.unit.id);
  markAttacked(groundIn(c), c.local.target, 'allied');
  announce(c, 'ground.special-assault', '6.41', {
    target: c.local.target,
    units: c.local.attackers,
    force: [...c.local.force],
    enemies: defenders(c),
  });
}
