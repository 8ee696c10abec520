import { idle, noCombat } from '../facts/ground';
import { orderCombats } from '../decisions/ground/combat-orders';
import { declareCombats } from '../decisions/ground/declaration';
import { followRefusal } from '../decisions/ground/follow';
import { chooseReaction, type Reacting } from '../decisions/ground/reaction';
import { refuseCombat, type Refusing } from '../decisions/ground/refusal';
import { type Act, define, type HexId, type Side } from '../mercury';
import { callOff, combatsToCome, declaredAgainst, tellIdle } from '../rules/ground/07-declaration';
import { react } from '../rules/ground/07-reaction';
import { refusalCheck, refuseTo } from '../rules/ground/07-refusal';
import { groundIn, otherSide, unitsIn } from '../rules/ground/ground';
import { assignAttack } from '../decisions/ground/assign-attack';
import { chooseFrontalHex } from '../decisions/ground/frontal-hex';
import { attackCoordination } from '../rules/ground/08-coordination';
import { maneuverCombat } from '../rules/ground/09-maneuver';
import { assaultCombat } from '../rules/ground/10-assault';
import { markAttacked } from '../rules/ground/11-fire';
import { type Combat, forcesOf } from '../rules/ground/combat';
import { alive, tellAttackersLost } from '../rules/ground/force';

/** 3.2 IV.D: which units attack which hexes (7.1). */
export const declarationPhase = define<{ side: Side }>('D Combat Declaration Phase', (s) => [
  s.ask('declare combats', declareCombats),
]);

/** 3.2 IV.E: attacked stacks go before the combat (7.3), one hex after the other. */
export const refusalPhase = define<Refusing>('E Combat Refusal Phase', (s) => [
  s.each('attacked hex', 'hex', (c) => c.local.targets, [
    s.do('nobody goes yet', (c) => void (c.local.going = null)),
    s.ask('refuse combat', refuseCombat),
    s.when('the stack tries to go', (c) => c.local.going !== null, [
      s.do('Efficiency Check', tryToRefuse),
      s.when('the hex is empty', (c) => c.local.going !== null, [
        s.ask('follow', followRefusal),
        s.do('no combat there', (c) => callOff(groundIn(c), c.local.hex ?? '')),
      ]),
    ]),
  ]),
]);

/** 7.32: on a passed check the stack goes; else it stays, and `going` says so. */
function tryToRefuse(c: Act<Refusing>): void {
  const { hex = '', side, going } = c.local;
  if (!refusalCheck(c, otherSide(side), hex)) {
    c.local.going = null;
    return;
  }
  for (const [id, to] of Object.entries(going ?? {})) refuseTo(c, id, to);
  c.local.refused.push(...Object.keys(going ?? {}));
}

/** 3.2 IV.F: neighbours come to the help of attacked stacks (7.4): all tries are named, then all check. */
export const reactionPhase = define<Reacting>('F Defender Reaction Phase', (s) => [
  s.each('attacked hex', 'hex', (c) => [...groundIn(c).combats], [s.ask('react', chooseReaction)]),
  s.do('Efficiency Checks', (c) => {
    for (const [hex, unit] of Object.entries(c.local.attempts)) react(c, unit, hex);
  }),
]);

interface Resolving {
  side: Side;
  target?: HexId;
  /** Units that declared combat against the target; nobody when it falls away. */
  attackers: string[];
}

/** Expanded sequence IV.G: one combat, from its coordination roll to the last advance. */
const groundCombat = define<Combat>('G Combat', (s) => [
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

/** 3.2 IV.G: the declared combats, one at a time (8.0 to 10.35). */
export const combatPhase = define<Resolving>('G Combat Phase', (s) => [
  s.while('combats', (c) => groundIn(c).combats.length > 0, [
    s.ask('which comes first', orderCombats),
    s.do('the next one', nextCombat),
    s.when('still to be fought', (c) => c.local.attackers.length > 0, [
      s.call('combat', groundCombat, (c) => ({
        target: c.local.target ?? '',
        attacker: c.local.side,
        declared: c.local.attackers,
      })),
    ]),
  ]),
  s.do('the combats are over', (c) => {
    if (!c.world.ground) return;
    Object.assign(c.world.ground, { declared: {}, combats: [] });
    delete c.world.ground.maneuvered;
  }),
]);

/** 7.11: a combat falls away when nobody is left to be attacked, or nobody who can attack. */
function nextCombat(c: Act<Resolving>): void {
  const ground = groundIn(c);
  const toCome = combatsToCome(ground, c.local.side);
  const target = ground.combats.shift() ?? '';
  const fought = toCome.includes(target);
  c.local.target = target;
  c.local.attackers = fought ? declaredAgainst(ground, target).map((s) => s.unit.id) : [];
  const defended = unitsIn(ground, target, otherSide(c.local.side)).length > 0;
  if (defended) tellIdle(c, target);
  if (!fought)
    noCombat(c, {
      ...{ target, side: c.local.side, left: defended ? 'defenders' : 'attackers' },
    });
}

/** 3.2 IV.D to G. What one phase has to know of the one before it stays within this procedure. */
export const declaredCombats = define<{ side: Side; refused: string[] }>('D to G Combat', (s) => [
  s.call('D Combat Declaration Phase', declarationPhase, (c) => ({ side: c.local.side })),
  s.call(
    'E Combat Refusal Phase',
    refusalPhase,
    (c) => ({ side: c.local.side, targets: [...groundIn(c).combats], refused: [] }),
    (c, left) => void (c.local.refused = left.refused),
  ),
  s.call('F Defender Reaction Phase', reactionPhase, (c) => ({
    side: c.local.side,
    refused: c.local.refused,
    attempts: {},
  })),
  s.call('G Combat Phase', combatPhase, (c) => ({ side: c.local.side, attackers: [] })),
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
