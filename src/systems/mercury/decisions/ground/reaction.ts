import { type Ask, decision, type HexId, type Side } from '../../mercury';
import { illegal } from '../../../../kernel/decide/decision';
import { isPass, type PassOrder, passVerb } from '../../../../play/words/pass';
import { ofAttacked, withUnit } from '../../orders/ground/conditions';
import { type UnitsOrder, unitsVerb } from '../../../../play/words/units';
import { named, units } from '../../orders/ground/names';
import { type Attacked, attackOn, declaredAgainst } from '../../rules/ground/07-declaration';
import { reactionFault, reactors, withAttempts } from '../../rules/ground/07-reaction';
import { absentFault, type Fault, groundIn, groundOf, otherSide, standing } from '../../rules/ground/ground';
import { joinsByDefault, TOO_MUCH } from './defaults/going';
import { seenBy } from './defaults/worth';

/** One Defender Reaction Phase (3.2 IV.F); `side` is the active player, `hex` the attacked hex at hand. */
export interface Reacting {
  side: Side;
  hex?: HexId;
  refused: string[];
  /** The unit that tries to react into each hex: all are named before the first one checks. */
  attempts: Record<HexId, string>;
}
interface ReactionFacts extends Attacked {
  eligible: string[];
  /** Units that refused combat (7.42c). */
  refused?: string[];
  /** Units that try to react into other hexes already, each with its hex (13.61). */
  coming?: [HexId, string][];
}

const reactVerb = unitsVerb('react', 'this unit tries to go into the attacked hex', units.list);

/** 7.4: the one unit that tries to come to the help of an attacked stack. Null: nobody does. */
export const chooseReaction = decision<Reacting, ReactionFacts, string | null, PassOrder | UnitsOrder>({
  kind: 'mercury.reaction',
  rule: '7.41',
  title: 'defender reaction',
  word: 'reaction',
  seats: ['german', 'allied'],
  asked: 'other',
  verbs: [reactVerb, passVerb],
  lasting: true,
  interphase: `the most efficient unit that is no gun and no HQ tries, if it makes the odds of the attack worse, leaves no airfield or objective empty, and the stack need not leave all the same (${TOO_MUCH})`,
  conditions: [...ofAttacked<ReactionFacts>(), withUnit<ReactionFacts>((q) => q.facts.eligible)],
  concerns: (order, q) => isPass(order) || order.units.some((id) => q.facts.eligible.includes(id)),
  disclose(c) {
    const { hex = '', side, refused, attempts } = c.local;
    const ground = withAttempts(groundIn(c), attempts);
    const seat = otherSide(side);
    const barred = [...refused, ...Object.values(attempts)];
    const coming = Object.entries(attempts);
    const where = { hex, turn: c.world.turn, coming };
    const eligible = reactors(ground, seat, { ...where, barred }).map((s) => s.unit.id);
    if (eligible.length === 0) return null;
    const attack = attackOn(ground, hex, declaredAgainst(ground, hex));
    return { seat, facts: { ...attack, eligible, refused: [...refused], coming } };
  },
  prompt(q) {
    const { hex, odds, tdv, eligible } = q.facts;
    return {
      question: `${hex} is attacked (odds ${odds ?? 'worse than 1-3'}, Terrain Defence Value ${tdv}). Which one unit tries to join its defence?`,
      choices: [...eligible.map((id) => `react: ${named([id], q)}`), 'pass'],
      examples: [`react: ${named(eligible.slice(0, 1), q)}`, 'pass'],
    };
  },
  assemble(orders, q) {
    const units = orders.flatMap((o) => (isPass(o) ? [] : o.units));
    // Orders given in advance may name several units; the first that can react does.
    const [unit = null] = orders.some((o) => o.line !== undefined)
      ? units
      : units.filter((id) => q.facts.eligible.includes(id));
    if (orders.some((o) => o.line !== undefined) && units.length > 1)
      return { objections: [illegal('7.41', 'only one unit may try to react into a hex')] };
    return { answer: unit };
  },
  judge(unit, q) {
    if (unit === null || q.facts.eligible.includes(unit)) return [];
    const { rule, text } = unfit(unit, q);
    const nearest = `react: ${named(q.facts.eligible.slice(0, 1), q)}`;
    return [illegal(rule, `${named([unit], q)} ${text}`, { nearest })];
  },
  print: (unit, q) => [unit === null ? 'pass' : `react: ${named([unit], q)}`],
  ifSilent(q) {
    const answer = joinsByDefault(seenBy(q), q.facts, q.facts.eligible);
    return { answer, text: answer === null ? 'nobody reacts' : named([answer], q) };
  },
  sample: (q, rng) => (rng.chance(1, 2) ? rng.pick(q.facts.eligible) : null),
  take(c, unit) {
    if (unit !== null) c.local.attempts[c.local.hex ?? ''] = unit;
  },
});

/** Why a unit that was named may not try to react (7.41, 7.42). */
function unfit(unit: string, { facts, view, data, seat }: Ask<ReactionFacts>): Fault {
  const ground = groundOf(view, data);
  const absent = absentFault(ground, unit, '7.41');
  if (absent) return absent;
  const s = standing(ground, unit);
  if (s.counter.side !== seat) return { rule: '7.41', text: 'is not yours' };
  if (facts.refused?.includes(unit)) return { rule: '7.42c', text: 'has refused combat' };
  const tried = { rule: '7.41', text: 'has tried to react already' };
  if (facts.coming?.some(([, id]) => id === unit)) return tried;
  const { hex, coming = [] } = facts;
  return reactionFault(ground, s, { hex, turn: view.turn, coming }) ?? tried;
}
