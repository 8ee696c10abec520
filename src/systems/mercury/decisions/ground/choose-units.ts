import { illegal } from '../../../../kernel/decide/decision';
import type { DecisionKind, Objection } from '../../../../kernel/decide/decision';
import { listed } from '../../../../kernel/decide/names';
import type { Act, Ask, Mercury } from '../../mercury';
import { decision } from '../../mercury';
import type { Next } from '../../../../kernel/flow/act';
import { printNames } from '../../orders/lists';
import { isPass, passVerb } from '../../orders/pass';
import { groundAndAirNames, groundNames, unitsVerb } from '../../orders/ground/units';
import type { UnitsOrder } from '../../orders/ground/units';
import type { Order } from '../../../../kernel/decide/order';
import type { Side } from '../../world';

/** A choice of some of the eligible units. */
export interface UnitChoice {
  eligible: string[];
  least: number;
  most: number;
  question: string;
}

interface Spec<L> {
  kind: string;
  rule: string;
  title: string;
  word: string;
  verb: string;
  help: string;
  asked?: 'own' | 'other';
  interphase?: string;
  /** Aircraft may be named beside ground units. */
  aircraft?: true;
  /** What is wrong with a choice beyond its number. */
  faults?(units: readonly string[], q: Ask<UnitChoice>): Objection[];
  disclose(c: Act<L>): { seat: Side; facts: UnitChoice } | null;
  take(c: Act<L>, units: string[]): Next;
}

/** A decision that names units: a lead, losses, fatigue, guns that fire. Silence takes the first that will do. */
export function chooseUnits<L>(spec: Spec<L>): DecisionKind<Mercury, L, UnitChoice, string[]> {
  const names = spec.aircraft ? groundAndAirNames : groundNames;
  const verb = unitsVerb(spec.verb, spec.help, names);
  const named = (q: Ask<UnitChoice>, ids: readonly string[]): string => printNames(ids, names(q.data));
  const few = (q: Ask<UnitChoice>): string[] => q.facts.eligible.slice(0, q.facts.least);
  return decision<L, UnitChoice, string[]>({
    ...spec,
    seats: ['german', 'allied'],
    verbs: [verb, passVerb],
    prompt: (q) => ({
      question: q.facts.question,
      choices: [
        `${spec.verb}: ${count(q.facts)} of ${named(q, q.facts.eligible)}`,
        ...(q.facts.least === 0 ? ['pass'] : []),
      ],
      examples: [q.facts.least === 0 ? 'pass' : `${spec.verb}: ${named(q, few(q))}`],
    }),
    assemble: (orders: Order[]) => ({ answer: orders.flatMap((o) => (isPass(o) ? [] : (o as UnitsOrder).units)) }),
    judge(units, q) {
      const { eligible, least, most } = q.facts;
      const wrong = units.filter((id) => !eligible.includes(id));
      const out = wrong.map((id) =>
        illegal(spec.rule, `${named(q, [id])} cannot be chosen here`, { nearest: `${spec.verb}: ${named(q, few(q))}` }),
      );
      for (const id of units.filter((unit, i) => units.indexOf(unit) !== i))
        out.push(illegal(spec.rule, `${named(q, [id])} is named twice`));
      if (units.length < least || units.length > most)
        out.push(illegal(spec.rule, `${count(q.facts)} units are to be named`));
      return [...out, ...(spec.faults?.(units, q) ?? [])];
    },
    print: (units, q) => (units.length === 0 ? ['pass'] : [`${spec.verb}: ${named(q, units)}`]),
    ifSilent: (q) => ({ answer: few(q), text: q.facts.least === 0 ? 'none' : named(q, few(q)) }),
    only: ({ facts: { eligible, least, most } }) =>
      eligible.length === least && most >= least ? { answer: eligible } : null,
    sample: (q, rng) => {
      const { eligible, least, most } = q.facts;
      const some = least + rng.int(Math.min(most, eligible.length) - least + 1);
      const picked = rng.shuffle(eligible).slice(0, some);
      return (spec.faults?.(picked, q) ?? []).length > 0 ? few(q) : picked;
    },
  });
}

function count({ least, most }: UnitChoice): string {
  return least === most ? String(least) : listed([String(least), String(most)], 'to');
}
