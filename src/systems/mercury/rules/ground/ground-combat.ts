import { idle } from '../../facts/ground';
import { assignAttack } from '../../decisions/ground/assign-attack';
import { chooseFrontalHex } from '../../decisions/ground/frontal-hex';
import { define, type Act } from '../../mercury';
import { attackCoordination } from './08-coordination';
import { maneuverCombat } from './09-maneuver';
import { assaultCombat } from './10-assault';
import { markAttacked } from './11-fire';
import { forcesOf, type Combat } from './combat';
import { alive, tellAttackersLost } from './force';
import { groundIn, otherSide } from './ground';

/** Expanded sequence IV.G: one combat, from its coordination roll to the last advance. */
export const groundCombat = define<Combat>('G Combat', (s) => [
  s.do('11.16 guns that are attacked', (c) => {
    markAttacked(groundIn(c), c.local.target, otherSide(c.local.attacker));
  }),
  s.do('1 Attack Coordination', attackCoordination),
  s.ask('1c the hex of a frontal assault', chooseFrontalHex),
  s.ask('2 Maneuver and Assault', assignAttack),
  s.when('3 Maneuver', (c) => (c.local.maneuver ?? []).length > 0, [
    s.call('Maneuver Combat', maneuverCombat, (c) => ({
      ...shared(c, c.local.maneuver ?? []),
      assaultFollows: (c.local.assault ?? []).length > 0,
      supportRoll: {},
      advance: 0 as const,
    })),
  ]),
  s.when('4 nobody is left to be assaulted', (c) => !defended(c), [s.do('no Assault', noAssault)]),
  s.when('4 Assault', (c) => (c.local.assault ?? []).length > 0 && defended(c), [
    s.call('Assault Combat', assaultCombat, (c) => ({
      ...shared(c, c.local.assault ?? []),
      night: c.data.turns.find((t) => t.no === c.world.turn)?.night ?? false,
      round: 1 as const,
      due: {},
      again: [],
    })),
  ]),
  s.do('the attackers are lost', (c) => {
    tellAttackersLost(c, c.local.target, [...(c.local.maneuver ?? []), ...(c.local.assault ?? [])]);
  }),
]);

/** 9.31A: who was to assault a hex that the Maneuver Combat has emptied. */
function noAssault(c: Act<Combat>): void {
  const { target, assault = [] } = c.local;
  for (const { unit } of alive(c, assault)) idle(c, { target, unit: unit.id, why: 'nobody is left to be assaulted' });
}

function shared(c: Act<Combat>, attackers: string[]) {
  const { target, attacker, coordination } = c.local;
  const defenders = forcesOf(c.world, c.data, target, attacker, []).defenders.map((s) => s.unit.id);
  return {
    target,
    attacker,
    attackers,
    defenders,
    busy: [...(c.local.maneuver ?? []), ...(c.local.assault ?? [])],
    leads: {},
    supported: coordination === 'support',
    coordinated: coordination === 'support' || coordination === 'coordinated',
    uncoordinated: coordination === 'uncoordinated' || coordination === 'frontal',
    support: {},
  };
}

const defended = (c: Act<Combat>): boolean =>
  forcesOf(c.world, c.data, c.local.target, c.local.attacker, []).defenders.length > 0;
