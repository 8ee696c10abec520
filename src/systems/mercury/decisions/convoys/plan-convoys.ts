import { type DecisionKind, illegal, type Objection, type Prompt } from '../../../../kernel/decide/decision';
import { besidesPass, orPass, type PassOrder, passVerb } from '../../../../play/words/pass';
import { lineOf } from '../../../../play/choices/sound-entry';
import { type Ask, decision, type Mercury, type Scope } from '../../mercury';
import { type LeaveOutOrder, leaveOutVerb, navalUnit, type SailOrder, sailVerb } from '../../orders/convoys';
import { playedScenario } from '../../rules/03-turn';
import { takesRsc } from '../../rules/21-3-arrivals';
import { earliestTurn, isDecoy, leaveOutDecoys, placeMarkers, unplanned } from '../../rules/21-3-german-convoys';
import { withoutShips } from '../at-sea';

/** A marker and the game-turn it is placed on. */
interface Planned {
  unit: string;
  turn: number;
  line?: number;
}
interface PlanFacts {
  /** The first game-turn that each may be placed on. */
  from: Record<string, number>;
  last: number;
}
type Query = Ask<PlanFacts>;
type PlanOrder = SailOrder | LeaveOutOrder | PassOrder;

interface Plans {
  kind: string;
  rule: string;
  title: string;
  word: string;
  interphase?: string;
  /** Said of the default; without it the default is told marker by marker. */
  silence?: string;
  /** The markers were used before: they carry an RSC, five turns ahead, or stay (21.34). */
  used: boolean;
  byDefault(unit: string, q: Query): number | null;
}

function planning(spec: Plans): DecisionKind<Mercury, object, PlanFacts, Planned[], PlanOrder> {
  const { used } = spec;
  const byDefault = (q: Query): Planned[] => defaultsOf(spec, q);
  return decision<object, PlanFacts, Planned[], PlanOrder>({
    ...{ kind: spec.kind, rule: spec.rule, title: spec.title, word: spec.word, seats: ['german'] },
    ...(spec.interphase === undefined ? {} : { interphase: spec.interphase }),
    speaks: withoutShips,
    verbs: used ? [sailVerb, passVerb] : [sailVerb, leaveOutVerb],
    thisTurn: withoutShips,
    disclose({ world, data }) {
      const { last } = playedScenario(data, world);
      const free = unplanned(world).map(({ unit }) => [unit, earliestTurn(data, world, unit, used)] as const);
      const from = Object.fromEntries(free.filter(([, turn]) => turn <= last));
      return Object.keys(from).length > 0 ? { seat: 'german', facts: { from, last } } : null;
    },
    prompt: (q) => promptOf(spec, q),
    assemble(orders, q) {
      const given = besidesPass<SailOrder | LeaveOutOrder>(orders);
      const objections = given.filter(leavesOut).flatMap((order) => keptOut(order, given, q));
      if (objections.length > 0) return { objections };
      const plans = given
        .filter((order) => !leavesOut(order))
        .map(({ unit, turn, line }) => ({ unit, turn: Number(turn), ...lineOf({ line }) }));
      const named = given.map(({ unit }) => unit);
      return { answer: used ? plans : [...plans, ...byDefault(q).filter(({ unit }) => !named.includes(unit))] };
    },
    judge: (answer, q) => answer.flatMap((one, i) => faults(one, answer.slice(0, i), q, spec)),
    print: (answer, q) => (used ? printed(answer, q) : [...printed(answer, q), ...leftOut(answer, q)]),
    ifSilent: (q) => ({ answer: byDefault(q), text: spec.silence ?? dueText(byDefault(q), q) }),
    sample: (q, rng) =>
      Object.entries(q.facts.from).flatMap(([unit, from]) =>
        rng.chance(1, 2) && (used || isDecoy(q.data, unit))
          ? []
          : [{ unit, turn: from + rng.int(q.facts.last - from + 1) }],
      ),
    take(c, answer) {
      placeMarkers(c, answer);
      if (!used) leaveOutDecoys(c);
    },
  });
}

const leavesOut = (order: SailOrder | LeaveOutOrder): order is LeaveOutOrder => order.verb === 'leave out';

/** 21.31: a decoy may be placed; convoys are. */
function keptOut({ unit, line }: LeaveOutOrder, given: readonly (SailOrder | LeaveOutOrder)[], q: Query): Objection[] {
  const due = given.some((order) => !leavesOut(order) && order.unit === unit);
  const name = navalUnit.print(unit, q);
  const here = q.facts.from[unit] !== undefined;
  if (here && isDecoy(q.data, unit))
    return due ? [illegal('21.31', `${name} is left out, and sails too`, lineOf({ line }))] : [];
  const text = here ? `only a decoy may be left out; ${name} is due on some game-turn` : `${name} is not in this game`;
  const [decoy] = decoysOf(q);
  return [illegal('21.31', text, { ...lineOf({ line }), ...(decoy ? { nearest: leftOutLine(decoy, q) } : {}) })];
}

const decoysOf = (q: Query): string[] => Object.keys(q.facts.from).filter((id) => isDecoy(q.data, id));

const leftOutLine = (unit: string, q: Scope): string => leaveOutVerb.print({ verb: 'leave out', unit }, q);

/** Decoys that no game-turn is planned for. */
const leftOut = (answer: readonly Planned[], q: Query): string[] =>
  decoysOf(q)
    .filter((id) => !answer.some(({ unit }) => unit === id))
    .map((id) => leftOutLine(id, q));

const defaultsOf = (spec: Plans, q: Query): Planned[] =>
  Object.keys(q.facts.from).flatMap((unit) => {
    const turn = spec.byDefault(unit, q);
    return turn === null ? [] : [{ unit, turn }];
  });

const printed = (answer: readonly Planned[], q: Scope): string[] =>
  orPass(answer.map(({ unit, turn }) => sailVerb.print({ verb: 'sail', unit, turn: String(turn) }, q)));

function promptOf(spec: Plans, q: Query): Prompt {
  const { used } = spec;
  const forms = Object.entries(q.facts.from).map(
    ([unit, turn]) => `sail ${navalUnit.print(unit, q)} on game-turn (${turnName(turn, q)} or later)`,
  );
  return {
    question: used
      ? 'Which of these sails again with an RSC, and is due when?'
      : 'On which game-turn is each due? The enemy sees the markers, not what they are.',
    choices: [...forms, ...(used ? ['pass'] : decoysOf(q).map((id) => leftOutLine(id, q)))],
    examples: [...printed(defaultsOf(spec, q), q), 'pass'].filter(
      (line, i, all) => (used || line !== 'pass') && all.indexOf(line) === i,
    ),
  };
}

/** `Decoy 1 on 23 PM, Light Convoy no. 2 on 24 AM`: the convoys of the game that is played. */
const dueText = (answer: readonly Planned[], q: Query): string =>
  [...answer]
    .sort((a, b) => a.turn - b.turn)
    .map(({ unit, turn }) => `${navalUnit.print(unit, q)} on ${turnName(turn, q)}`)
    .join(', ');

const turnName = (no: number, { data }: Scope): string => data.turns.find((t) => t.no === no)?.name ?? String(no);

function faults(
  { unit, turn, line }: Planned,
  before: readonly Planned[],
  q: Query,
  { rule, used }: Plans,
): Objection[] {
  const at = lineOf({ line });
  const name = navalUnit.print(unit, q);
  const [first = ''] = Object.keys(q.facts.from);
  const known = q.facts.from[unit];
  const nearest = (id: string, no: number): string => sailVerb.print({ verb: 'sail', unit: id, turn: String(no) }, q);
  if (known === undefined) {
    const text = used ? `${name} has no free marker` : `${name} is not in this game`;
    return [illegal(rule, text, { ...at, nearest: nearest(first, q.facts.from[first] ?? q.facts.last) })];
  }
  if (before.some((other) => other.unit === unit)) return [illegal(rule, `${name} is due once only`, at)];
  if (turn >= known && turn <= q.facts.last) return [];
  const text = `${name} may be due from ${turnName(known, q)} to ${turnName(q.facts.last, q)}`;
  return [illegal(rule, text, { ...at, nearest: nearest(unit, turn < known ? known : q.facts.last) })];
}

/** Ours: after the fleet has thinned, the tanks last; the decoy before them all. */
const USUAL: Readonly<Record<string, number>> = {
  'decoy-1': 11,
  'light-convoy-2': 13,
  'light-convoy-1': 15,
  'steamer-convoy': 17,
  'rodi-convoy': 25,
};

/** 21.31: before play the German plans a game-turn for each convoy and the decoy, in secret. */
export const planConvoys = planning({
  ...{ kind: 'mercury.plan-convoys', rule: '21.31', title: 'planned convoys', word: 'sailing', used: false },
  byDefault: (unit, { facts }) => Math.min(facts.last, Math.max(facts.from[unit] ?? 1, USUAL[unit] ?? facts.last)),
});

/** 21.34: a marker that was used carries an RSC, five game-turns ahead or more. */
export const planAgain = planning({
  ...{ kind: 'mercury.plan-again', rule: '21.34', title: 'convoys with an RSC', word: 'sailing again', used: true },
  interphase:
    'each marker sails again with an RSC as soon as it may, while a port or anchorage of yours could take one',
  silence: 'each sails again as soon as it may, while a port or anchorage of yours could take its RSC',
  byDefault: (unit, q) => (takesRsc(q.data, q.view, unit) ? (q.facts.from[unit] ?? null) : null),
});
