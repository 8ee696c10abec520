import type { HexId } from '../../../../hex/hex';
import { airborneRetreat } from '../../decisions/ground/airborne-retreat';
import { define } from '../../mercury';
import type { Act } from '../../mercury';
import { takePosition } from './06-2-landing';
import { markAttacked } from './11-fire';
import { stillThere } from './06-4-airborne-retreat';
import type { SpecialAssault } from './06-4-airborne-retreat';
import { assaultCombat } from './10-assault';
import { eliminate } from './force';
import { attackStrength, groundOf, MOST_STACKING, stackingPoints, unitsIn } from './ground';
import type { Standing } from './ground';

/** 6.41, 6.42: an Assault Combat at once; if the Allied stack lives, the paratroops get out or are lost. */
export const specialAssault = define<SpecialAssault>('Special Airborne Assault', (s) => [
  s.do('who fights', muster),
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
      for (const unit of stillThere(c)) eliminate(c as Act, unit.unit.id, '6.42');
    }),
  ]),
  s.do('9.23 an empty position is taken', (c) => {
    for (const { unit } of stillThere(c)) takePosition(c as Act, unit.id);
  }),
]);

/** 6.41: hexes where some of the units that dropped are among enemies, in the order of the units. */
export function hexesToAssault({ world, data }: Pick<Act, 'world' | 'data'>, dropped: readonly string[]): HexId[] {
  const ground = groundOf(world, data);
  const hexes = dropped.flatMap((id) => ground.units[id]?.at ?? []);
  return hexes.filter((hex, i) => hexes.indexOf(hex) === i && unitsIn(ground, data, hex, 'allied').length > 0);
}

function defenders(c: Act<SpecialAssault>): string[] {
  return unitsIn(groundOf(c.world, c.data), c.data, c.local.target, 'allied').map((s) => s.unit.id);
}

/** The strongest, up to six stacking points; those without attack strength only wait how it ends (7.14a). */
function muster(c: Act<SpecialAssault>): void {
  const able = stillThere(c).filter((s) => attackStrength(s) >= 1);
  const chosen: Standing[] = [];
  for (const s of [...able].sort((a, b) => attackStrength(b) - attackStrength(a)))
    if (stackingPoints([...chosen, s]) <= MOST_STACKING) chosen.push(s);
  c.local.attackers = chosen.map((s) => s.unit.id);
  markAttacked(groundOf(c.world, c.data), c.data, c.local.target, 'allied');
  const body = { target: c.local.target, units: c.local.attackers, force: [...c.local.force], enemies: defenders(c) };
  c.record({ type: 'ground.special-assault', rule: '6.41', audience: 'all', body });
}
