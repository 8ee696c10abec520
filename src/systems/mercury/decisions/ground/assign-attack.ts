import { oneSample } from '../../../../play/choices/one-sample';
import { illegal, type Objection } from '../../../../kernel/decide/decision';
import { type Ask, decision, type Mercury, verbOf } from '../../mercury';
import { printNames } from '../../../../play/words/lists';
import { atHex, ifCoordination, ifOdds, ifTerrain, withUnit } from '../../orders/ground/conditions';
import { alive } from '../../rules/ground/force';
import { type Combat, type Coordination, maneuverFault } from '../../rules/ground/combat';
import { type Assignment, defaultAssignment } from './defaults/assign';
import { seenBy } from './defaults/worth';
import { foreseenAssault, foreseenManeuver } from './foreseen-combat';
import { oddsColumn, strengths } from '../../rules/ground/09-odds';
import { attackFault } from '../../rules/ground/07-declaration';
import { type Fault, groundIn, MOST_STACKING, otherSide, pointsOf, standing, unitsIn } from '../../rules/ground/ground';
import { named, units } from '../../orders/ground/names';
import { orWord } from '../../../../play/words/parts';
import type { OrderOf } from '../../../../play/words/written';

/** `maneuver: Koch, Genz`, `assault: rest` (9.31A, 10.1A); `all`: all that declared, or all that are not named for the other way. */
const attackersVerb = (verb: 'maneuver' | 'assault', help: string) =>
  verbOf({
    ...{ verb, help, syntax: `${verb}: unit, unit | all | rest` },
    parts: { units: orWord<Mercury, string[], 'all'>('all', units.list, /^(all|(the )?rest)$/i) },
    print: (said) => `: ${said.units}`,
  });
type AttackersOrder = OrderOf<ReturnType<typeof attackersVerb>>;

interface AssignFacts {
  target: string;
  coordination: Coordination;
  declared: string[];
  /** Why only Assault Combat is left (8.24, 9.13). */
  assaultOnly: Fault | null;
  /** Units that declared combat and may not attack, each with the reason (7.14). */
  barred: Record<string, { rule: string; text: string }>;
}

const maneuver = attackersVerb('maneuver', 'these units attack in Maneuver Combat');
const assault = attackersVerb('assault', 'these units attack in Assault Combat, six stacking points at most');

/** 9.0, 9.31A, 10.1A: each unit that declared combat attacks by Maneuver or by Assault Combat, at most six stacking points by Assault. */
export const assignAttack = decision<Combat, AssignFacts, Assignment, AttackersOrder>({
  kind: 'mercury.assign-attack',
  rule: '9.31A',
  title: 'Maneuver and Assault Combat',
  word: 'combat',
  seats: ['german', 'allied'],
  asked: 'own',
  lasting: true,
  interphase: 'all attack by Maneuver Combat; by Assault where they must, or uncoordinated below column 1-1',
  verbs: [maneuver, assault],
  conditions: [
    atHex<AssignFacts>((q) => q.facts.target),
    ...ifCoordination<AssignFacts>((q) => q.facts.coordination),
    ifOdds<AssignFacts>((q) => ({
      target: q.facts.target,
      attacker: q.seat,
      attackers: q.facts.declared,
    })),
    ifTerrain<AssignFacts>((q) => q.facts.target),
    withUnit<AssignFacts>((q) => q.facts.declared),
  ],
  concerns(order, q) {
    const { units } = order;
    return units === 'all' || units.some((id) => q.facts.declared.includes(id));
  },
  disclose(c) {
    const { target, attacker, coordination = 'frontal' } = c.local;
    const barred: AssignFacts['barred'] = {};
    const declared: string[] = [];
    for (const s of alive(c, c.local.declared)) {
      const fault = attackFault(groundIn(c), s, target);
      if (fault) barred[s.unit.id] = fault;
      else declared.push(s.unit.id);
    }
    const assaultOnly = maneuverFault(groundIn(c), { target, attacker, coordination });
    const facts = { target, coordination, declared, assaultOnly, barred };
    return declared.length === 0 ? null : { seat: attacker, facts };
  },
  prompt(q) {
    const names = named(q.facts.declared, q);
    const some = q.facts.assaultOnly ? [] : [`maneuver: ${names}`];
    return {
      question: `How do your units attack ${q.facts.target}? (${q.facts.coordination}${onlyAssault(q)})`,
      choices: [...some, `assault: ${names}`, ...(some.length > 0 ? ['maneuver: all', 'assault: rest'] : [])],
      examples: oneSample(printed(byDefault(q), q)),
    };
  },
  assemble: (orders, q) => ({ answer: assigned(orders, q) }),
  judge: (answer, q) => objections(answer, q),
  print: (answer, q) => printed(answer, q),
  ifSilent(q) {
    return { answer: byDefault(q), text: printed(byDefault(q), q).join('; ') };
  },
  foresee: (answer, q) => foreseen(answer, q),
  sample(q, rng) {
    for (let tries = 0; tries < 20; tries++) {
      const pick: Assignment = { maneuver: [], assault: [] };
      for (const id of q.facts.declared) (rng.chance(1, 2) ? pick.maneuver : pick.assault).push(id);
      if (objections(pick, q).length === 0) return pick;
    }
    return byDefault(q);
  },
  take(c, answer) {
    Object.assign(c.local, answer);
  },
});

function printed({ maneuver, assault }: Assignment, q: Ask): string[] {
  const all = [...q.data.ground.values()];
  return [
    ...(maneuver.length > 0 ? [`maneuver: ${printNames(maneuver, all)}`] : []),
    ...(assault.length > 0 ? [`assault: ${printNames(assault, all)}`] : []),
  ];
}

const byDefault = (q: Ask<AssignFacts>): Assignment => defaultAssignment(seenBy(q), q.facts);

/** A frontal assault says so itself. */
const onlyAssault = ({ facts: { assaultOnly, coordination } }: Ask<AssignFacts>): string =>
  assaultOnly === null || coordination === 'frontal' ? '' : `; ${assaultOnly.text}, ${assaultOnly.rule}`;

/** The orders as lists of units; `all` takes those not named, and a plan's lists leave out who did not declare this combat. */
function assigned(orders: readonly AttackersOrder[], q: Ask<AssignFacts>): Assignment {
  const { declared, assaultOnly } = q.facts;
  const named = orders.flatMap((o) => (o.units === 'all' ? [] : o.units));
  const of = (verb: AttackersOrder['verb']): string[] =>
    orders
      .filter((o) => o.verb === verb)
      .flatMap(({ units, line }) => {
        if (units !== 'all') return line === undefined ? units.filter((id) => declared.includes(id)) : units;
        const rest = declared.filter((id) => !named.includes(id));
        // As many as may go: the points of those named besides count too.
        return verb === 'assault' && assaultOnly ? upTo(q, rest, named) : rest;
      });
  return { maneuver: of('maneuver'), assault: of('assault') };
}

/** As many of `ids` as leave room in six stacking points beside `there`. */
function upTo(q: Ask<AssignFacts>, ids: readonly string[], there: readonly string[]): string[] {
  let points = pointsOf(there, q);
  return ids.filter((id) => {
    const sp = pointsOf([id], q);
    const fits = points + sp <= MOST_STACKING;
    if (fits) points += sp;
    return fits;
  });
}

function objections(answer: Assignment, q: Ask<AssignFacts>): Objection[] {
  const nearest = printed(byDefault(q), q).join('; ');
  return faults(answer, q).map(({ rule, text }) => illegal(rule, text, { nearest }));
}

function faults({ maneuver, assault }: Assignment, q: Ask<AssignFacts>): Fault[] {
  const name = (id: string): string => named([id], q);
  const out: Fault[] = [];
  for (const id of [...maneuver, ...assault].filter((unit) => !q.facts.declared.includes(unit))) {
    const stranger = { rule: '7.11', text: `declared no combat against ${q.facts.target}` };
    const { rule, text } = q.facts.barred[id] ?? stranger;
    out.push({ rule, text: `${name(id)} ${text}` });
  }
  for (const force of [maneuver, assault])
    for (const id of force.filter((unit, i) => force.indexOf(unit) !== i))
      out.push({ rule: '9.16', text: `${name(id)} is named twice` });
  for (const id of maneuver.filter((unit) => assault.includes(unit)))
    out.push({ rule: '10.22', text: `${name(id)} cannot fight both` });
  if (q.facts.assaultOnly && maneuver.length > 0) out.push(q.facts.assaultOnly);
  for (const id of mustAttack({ maneuver, assault }, q))
    out.push({ rule: '9.0', text: `${name(id)} declared combat and must attack` });
  const points = pointsOf(assault, q);
  if (points > MOST_STACKING)
    out.push({ rule: '9.0', text: `${points} stacking points are assigned to Assault Combat; ${MOST_STACKING} may` });
  return [...out, ...tooWeak(maneuver, q)];
}

/**
 * 9.0: who is left out and must attack. Only those may stay out for whom there is no place: six stacking points assault
 * already, and Maneuver Combat is not allowed (8.24, 9.13) or its odds are worse than 1-3 even with all who declared (9.32).
 */
function mustAttack({ maneuver, assault }: Assignment, q: Ask<AssignFacts>): string[] {
  const out = q.facts.declared.filter((id) => !maneuver.includes(id) && !assault.includes(id));
  if (!q.facts.assaultOnly && odds(q.facts.declared, q).column !== null) return out;
  return out.filter((id) => pointsOf([...assault, id], q) <= MOST_STACKING);
}

/** 9.32: initial odds below 1-3 are not allowed. */
function tooWeak(maneuver: readonly string[], q: Ask<AssignFacts>): Fault[] {
  const known = maneuver.filter((id) => q.facts.declared.includes(id));
  if (known.length === 0) return [];
  const { attack, defence, column } = odds(known, q);
  return column === null ? [{ rule: '9.32', text: `${attack} to ${defence} is worse than 1-3` }] : [];
}

/** Strengths and odds column of a Maneuver Combat of these units; null: worse than 1-3 (9.31C, 9.32). */
function odds(ids: readonly string[], q: Ask<AssignFacts>) {
  const ground = groundIn(q);
  const attackers = ids.map((id) => standing(ground, id));
  const defenders = unitsIn(ground, q.facts.target, otherSide(q.seat));
  const { attack, defence } = strengths({ attackers, defenders });
  return { attack, defence, column: oddsColumn(q.data.charts['maneuver-combat'], attack, defence) };
}

/** What the attack comes to before fire and dice: columns and modifiers of the Maneuver Combat and of the Assault. */
function foreseen({ maneuver, assault }: Assignment, q: Ask<AssignFacts>): string[] {
  const { target, coordination } = q.facts;
  return [
    ...(maneuver.length > 0 ? [`Maneuver: ${foreseenManeuver(target, maneuver, coordination, q)}`] : []),
    ...(assault.length > 0 ? [`Assault: ${foreseenAssault(target, assault, coordination, q)}`] : []),
  ];
}
