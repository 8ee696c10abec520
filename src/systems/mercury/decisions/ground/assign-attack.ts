import { illegal } from '../../../../kernel/decide/decision';
import type { Objection } from '../../../../kernel/decide/decision';
import type { Act, Ask } from '../../mercury';
import { decision } from '../../mercury';
import { printNames } from '../../orders/lists';
import { unitsVerb } from '../../orders/ground/units';
import type { UnitsOrder } from '../../orders/ground/units';
import { alive } from '../../rules/ground/force';
import type { Combat, Coordination } from '../../rules/ground/combat';
import { oddsColumn, strengths } from '../../rules/ground/09-odds';
import { attackFault } from '../../rules/ground/07-declaration';
import { groundOf, MOST_STACKING, otherSide, standing, unitsIn } from '../../rules/ground/ground';

interface AssignFacts {
  target: string;
  coordination: Coordination;
  declared: string[];
  /** Units that declared combat and may not attack, each with the reason (7.14). */
  barred: Record<string, { rule: string; text: string }>;
}
interface Assignment {
  maneuver: string[];
  assault: string[];
}

const maneuver = unitsVerb('maneuver', 'these units attack in Maneuver Combat');
const assault = unitsVerb('assault', 'these units attack in Assault Combat');

/** 9.0, 9.31A, 10.1A: each unit that declared combat attacks by Maneuver or by Assault Combat, at most six stacking points by Assault. */
export const assignAttack = decision<Combat, AssignFacts, Assignment>({
  kind: 'mercury.assign-attack',
  rule: '9.31A',
  title: 'Maneuver and Assault Combat',
  word: 'combat',
  seats: ['german', 'allied'],
  verbs: [maneuver, assault],
  disclose(c) {
    const { target, attacker, coordination = 'frontal' } = c.local;
    const barred: AssignFacts['barred'] = {};
    const declared: string[] = [];
    for (const s of alive(c as Act, c.local.declared)) {
      const fault = attackFault(groundOf(c.world, c.data), c.data, s, target);
      if (fault) barred[s.unit.id] = fault;
      else declared.push(s.unit.id);
    }
    return declared.length === 0 ? null : { seat: attacker, facts: { target, coordination, declared, barred } };
  },
  prompt(q) {
    const names = printNames(q.facts.declared, [...q.data.ground.values()]);
    const some = q.facts.coordination === 'frontal' ? [] : [`maneuver: ${names}`];
    return {
      question: `How do your units attack ${q.facts.target}? (${q.facts.coordination})`,
      choices: [...some, `assault: ${names}`],
      examples: this.print(byDefault(q), q),
    };
  },
  assemble(orders) {
    const of = (verb: string): string[] =>
      (orders as UnitsOrder[]).filter((o) => o.verb === verb).flatMap((o) => o.units);
    return { answer: { maneuver: of('maneuver'), assault: of('assault') } };
  },
  judge: (answer, q) => objections(answer, q),
  print(answer, q) {
    const all = [...q.data.ground.values()];
    return [
      ...(answer.maneuver.length > 0 ? [`maneuver: ${printNames(answer.maneuver, all)}`] : []),
      ...(answer.assault.length > 0 ? [`assault: ${printNames(answer.assault, all)}`] : []),
    ];
  },
  ifSilent: (q) => ({
    answer: byDefault(q),
    text: 'all attack by Maneuver Combat; in a frontal assault, as many as may',
  }),
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

function byDefault(q: Ask<AssignFacts>): Assignment {
  if (q.facts.coordination !== 'frontal') return { maneuver: q.facts.declared, assault: [] };
  return { maneuver: [], assault: upTo(q, q.facts.declared) };
}

/** As many of `ids`, in order, as six stacking points allow. */
function upTo(q: Ask<AssignFacts>, ids: string[]): string[] {
  let points = 0;
  return ids.filter((id) => (points += q.data.ground.get(id)?.sp ?? 0) <= MOST_STACKING);
}

function objections({ maneuver, assault }: Assignment, q: Ask<AssignFacts>): Objection[] {
  const name = (id: string): string => printNames([id], [...q.data.ground.values()]);
  const both = [...maneuver, ...assault];
  const out = both
    .filter((id) => !q.facts.declared.includes(id))
    .map((id) => {
      const { rule, text } = q.facts.barred[id] ?? {
        rule: '7.11',
        text: `declared no combat against ${q.facts.target}`,
      };
      return illegal(rule, `${name(id)} ${text}`);
    });
  for (const force of [maneuver, assault])
    for (const id of force.filter((unit, i) => force.indexOf(unit) !== i))
      out.push(illegal('9.16', `${name(id)} is named twice`));
  for (const id of maneuver) if (assault.includes(id)) out.push(illegal('10.22', `${name(id)} cannot fight both`));
  if (q.facts.coordination === 'frontal' && maneuver.length > 0) {
    const nearest = `assault: ${printNames(byDefault(q).assault, [...q.data.ground.values()])}`;
    out.push(illegal('8.24', 'a frontal assault allows no Maneuver Combat', { nearest }));
  }
  for (const id of q.facts.declared.filter((unit) => !both.includes(unit))) {
    // Only in a frontal assault may units stay out, and only those beyond six stacking points.
    const full = q.facts.coordination === 'frontal' && pointsOf([...assault, id], q) > MOST_STACKING;
    if (!full) out.push(illegal('9.0', `${name(id)} declared combat and must attack`));
  }
  const points = pointsOf(assault, q);
  if (points > MOST_STACKING)
    out.push(illegal('9.0', `${points} stacking points are assigned to Assault Combat; ${MOST_STACKING} may`));
  return [...out, ...tooWeak(maneuver, q)];
}

const pointsOf = (ids: readonly string[], q: Ask<AssignFacts>): number =>
  ids.reduce((n, id) => n + (q.data.ground.get(id)?.sp ?? 0), 0);

/** 9.32: initial odds below 1-3 are not allowed. */
function tooWeak(maneuver: readonly string[], q: Ask<AssignFacts>): Objection[] {
  const known = maneuver.filter((id) => q.data.ground.has(id));
  if (known.length === 0) return [];
  const ground = groundOf(q.view, q.data);
  const attackers = known.map((id) => standing(ground, q.data, id));
  const side = attackers[0]?.counter.side ?? 'german';
  const defenders = unitsIn(ground, q.data, q.facts.target, otherSide(side));
  const { attack, defence } = strengths({ attackers, defenders });
  if (oddsColumn(q.data.charts['maneuver-combat'], attack, defence) !== null) return [];
  return [illegal('9.32', `${attack} to ${defence} is worse than 1-3`, { nearest: 'assault: ...' })];
}
