import { withoutEffects } from '../../facts/ground';
import { type Ask, decision, type HexId, type Mercury, verbOf } from '../../mercury';
import { plainly } from '../../../../kernel/decide/condition';
import { atHex, ifOdds, ifTerrain, withUnit } from '../../orders/ground/conditions';
import { leadingEngineer, type Led } from '../../rules/ground/13-2-engineers';
import { maneuverModifiers, stepDivisor } from '../../rules/ground/09-odds';
import { groundIn, otherSide, standing, type Standing, unitsIn } from '../../rules/ground/ground';
import { nameOf } from '../../orders/ground/names';
import { fine } from '../../../../kernel/decide/order';
import type { OrderOf } from '../../../../play/words/written';

/** `engineers: yes`, `engineers: no`: whether the leading engineer's effects are declared (13.23). */
const engineersVerb = verbOf({
  verb: 'engineers',
  syntax: 'engineers: yes | no',
  help: 'the engineer that leads uses its effects, and takes the first fatigue; or it does neither',
  form: /^(?:(?<effects>yes|with effects)|no|without effects)$/i,
  otherwise: 'write "yes" or "no"',
  parts: { effects: { name: 'yes', read: (said) => fine(said !== ''), print: (effects) => (effects ? 'yes' : 'no') } },
  print: ({ effects }) => `: ${effects}`,
});
type EngineersOrder = OrderOf<typeof engineersVerb>;

/** What the choice needs of its combat. */
export interface EngineersLead extends Led {
  target: HexId;
  attackers: string[];
  /** Of an Assault Combat only. */
  round?: 1 | 2;
}

interface EngineerFacts {
  target: HexId;
  unit: string;
  way: 'maneuver' | 'assault';
  attackers: string[];
}

/** 13.23: the effects of an engineer that leads are the attacker's to declare. */
export const engineerEffects = decision<EngineersLead, EngineerFacts, boolean, EngineersOrder>({
  kind: 'mercury.engineer-effects',
  rule: '13.23',
  title: 'engineer effects',
  word: 'engineers',
  seats: ['german', 'allied'],
  asked: 'own',
  lasting: true,
  interphase: 'an engineer that leads uses its effects where they change anything, and takes the first fatigue for it',
  verbs: [engineersVerb],
  conditions: [
    atHex<EngineerFacts>((q) => q.facts.target),
    withUnit<EngineerFacts>((q) => [q.facts.unit]),
    ifTerrain<EngineerFacts>((q) => q.facts.target),
    ifOdds<EngineerFacts>(({ facts: { target, attackers }, seat }) => ({ target, attacker: seat, attackers })),
    plainly<Mercury, EngineerFacts>('maneuver', 'it is a Maneuver Combat', (q) => q.facts.way === 'maneuver'),
    plainly<Mercury, EngineerFacts>('assault', 'it is an Assault Combat', (q) => q.facts.way === 'assault'),
  ],
  disclose(c) {
    const lead = leadingEngineer(c);
    if (!lead || c.local.effects !== undefined) return null;
    const { target, attacker, attackers, round } = c.local;
    const way = round === undefined ? 'maneuver' : 'assault';
    return { seat: attacker, facts: { target, unit: lead.unit.id, way, attackers } };
  },
  prompt: (q) => ({
    question: `Does ${leading(q)}, which leads the attack on ${q.facts.target}, use its engineer effects? ${COSTS[q.facts.way]}`,
    choices: ['engineers: yes', 'engineers: no'],
    examples: ['engineers: yes'],
  }),
  single: true,
  assemble: (orders) => ({ answer: orders.at(-1)?.effects ?? true }),
  judge: () => [],
  print: (effects) => [`engineers: ${effects ? 'yes' : 'no'}`],
  ifSilent: (q) =>
    changeAnything(q)
      ? { answer: true, text: 'they are used' }
      : { answer: false, text: 'they would change nothing and are not used' },
  sample: (_, rng) => rng.chance(3, 4),
  take(c, effects) {
    c.local.effects = effects;
    if (effects) return;
    const lead = leadingEngineer(c);
    withoutEffects(c, { target: c.local.target, unit: lead?.unit.id ?? '' });
  },
});

/** In an Assault both sides fire at once; a Maneuver Combat may have no modifier and no TDV that they change (13.21, 13.22). */
function changeAnything(q: Ask<EngineerFacts>): boolean {
  const { way, target, unit, attackers } = q.facts;
  const ground = groundIn(q);
  const forces = {
    attackers: attackers.map((id) => standing(ground, id)),
    defenders: unitsIn(ground, target, otherSide(q.seat)),
  };
  const comesTo = (engineer: Standing | undefined): string => {
    const modifiers = maneuverModifiers(ground, forces, { target, engineer, coordinated: true });
    return [stepDivisor(ground, target, engineer), ...modifiers.map(({ id }) => id)].join();
  };
  return way === 'assault' || comesTo(standing(ground, unit)) !== comesTo(undefined);
}

const COSTS = {
  maneuver: 'With them it takes the first fatigue, if the attack fails.',
  assault: 'With them both sides fire at once in the first round.',
};

const leading = (q: Ask<EngineerFacts>): string => nameOf(q.facts.unit, q);
