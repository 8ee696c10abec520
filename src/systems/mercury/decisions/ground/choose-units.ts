import type { Conditions } from '../../../../kernel/decide/condition';
import { illegal } from '../../../../kernel/decide/decision';
import type { Assembled, DecisionKind, Objection } from '../../../../kernel/decide/decision';
import { listed } from '../../../../kernel/decide/names';
import type { Named } from '../../../../kernel/decide/names';
import type { HexId } from '../../../../hex/hex';
import type { MercuryData } from '../../data/load';
import type { Act, Ask, Mercury, Scope } from '../../mercury';
import { decision } from '../../mercury';
import type { Fault } from '../../rules/ground/ground';
import type { Next } from '../../../../kernel/flow/act';
import { printNames } from '../../orders/lists';
import { isPass, passVerb } from '../../orders/pass';
import type { PassOrder } from '../../orders/pass';
import { atHex, ifTerrain, withUnit } from '../../orders/ground/conditions';
import { groundAndAirNames, groundNames, unitsVerb } from '../../orders/ground/units';
import type { UnitsOrder } from '../../orders/ground/units';
import type { Side } from '../../world';

/** A choice of some of the eligible units. */
export interface UnitChoice {
  eligible: string[];
  least: number;
  most: number;
  question: string;
  /** The hex it is about. */
  at?: HexId;
}

type Choice = PassOrder | UnitsOrder;

interface Spec<L, F extends UnitChoice> {
  kind: string;
  rule: string;
  title: string;
  word: string;
  verb: string;
  help: string;
  asked?: 'own' | 'other';
  interphase?: string;
  remark?(scope: Scope): string | null;
  lasting?: true;
  /** Aircraft may be named as well. */
  aircraft?: true;
  /** Words of a list that stand for units: `guns`. */
  words?: Readonly<Record<string, (q: Ask<F>) => string[]>>;
  /** Why a unit may not be chosen, where the rule of the decision does not say it all. */
  why?(unit: string, q: Ask<F>): Fault | null;
  /** What else is wrong with units that may all be chosen. */
  faults?(units: readonly string[], q: Ask<F>): Objection[];
  /** What the default takes, in words. */
  silence?: string;
  /** The units of the published default; without it the first that will do. */
  byDefault?(q: Ask<F>): string[];
  /** Conditions beside the hex, its terrain and a unit. */
  conditions?: Conditions<Mercury, F>;
  disclose(c: Act<L>): { seat: Side; facts: F } | null;
  take(c: Act<L>, units: string[]): Next;
}

/** A decision that names units: a lead, losses, fatigue, guns that fire. */
export function chooseUnits<L, F extends UnitChoice = UnitChoice>(
  spec: Spec<L, F>,
): DecisionKind<Mercury, L, F, string[], Choice> {
  const { words, things, meant } = vocabulary(spec);
  const verb = unitsVerb(spec.verb, spec.help, things);
  const named = (q: Ask<F>, ids: readonly string[]): string => printNames(ids, things(q.data));
  const few = (q: Ask<F>): string[] => q.facts.eligible.slice(0, q.facts.least);
  const byDefault = (q: Ask<F>): string[] => spec.byDefault?.(q) ?? few(q);
  const line = (q: Ask<F>, ids: readonly string[]): string =>
    ids.length === 0 ? 'pass' : `${spec.verb}: ${named(q, ids)}`;
  const conditions: Conditions<Mercury, F> = [
    atHex<F>((q) => q.facts.at ?? ''),
    withUnit<F>((q) => q.facts.eligible),
    ifTerrain<F>((q) => q.facts.at ?? ''),
    ...(spec.conditions ?? []),
  ];
  return decision<L, F, string[], Choice>({
    ...spec,
    seats: ['german', 'allied'],
    verbs: [verb, passVerb],
    conditions,
    concerns: (order, q) =>
      isPass(order) || order.units.some((id) => words.includes(id) || q.facts.eligible.includes(id)),
    prompt: (q) => ({
      question: q.facts.question,
      choices: [
        `${spec.verb}: ${count(q.facts)} of ${named(q, q.facts.eligible)}`,
        ...(q.facts.least === 0 ? ['pass'] : []),
      ],
      examples: [
        ...(words.length > 0 ? [`${spec.verb}: ${words.join(', ')}`] : []),
        q.facts.least === 0 ? 'pass' : `${spec.verb}: ${named(q, byDefault(q))}`,
      ],
    }),
    assemble: (orders, q) =>
      put(
        orders.map((order) => meant(order, q)),
        q.facts,
        byDefault(q),
      ),
    judge: (units, q) => [
      ...unitFaults(units, q, spec, line(q, legalUnits(units, q, spec, byDefault(q)))),
      ...(spec.faults?.(units, q) ?? []),
    ],
    print: (units, q) => [line(q, units)],
    ifSilent: (q) => {
      const units = byDefault(q);
      const which = units.length === 0 ? 'none' : named(q, units);
      return { answer: units, text: spec.silence === undefined ? which : `${spec.silence}: ${which}` };
    },
    only: ({ facts: { eligible, least, most } }) =>
      eligible.length === least && most >= least ? { answer: eligible } : null,
    sample: (q, rng) => {
      const { eligible, least, most } = q.facts;
      const some = least + rng.int(Math.min(most, eligible.length) - least + 1);
      const drawn = rng.shuffle(eligible).slice(0, some);
      return (spec.faults?.(drawn, q) ?? []).length > 0 ? few(q) : drawn;
    },
  });
}

/** What a list may name: counters, and words that stand for some of them; `meant` puts the counters in their place. */
function vocabulary<L, F extends UnitChoice>({ words = {}, aircraft }: Spec<L, F>) {
  const generic = Object.keys(words).map((word) => ({ id: word, names: [word] }));
  const counters = aircraft ? groundAndAirNames : groundNames;
  return {
    words: Object.keys(words),
    things: (data: MercuryData): Named[] => [...counters(data), ...generic],
    meant: (order: Choice, q: Ask<F>): Choice => {
      if (isPass(order)) return order;
      const units = order.units.flatMap((id) => words[id]?.(q) ?? [id]);
      return { ...order, units: units.filter((id, i) => units.indexOf(id) === i) };
    },
  };
}

function unitFaults<L, F extends UnitChoice>(
  units: readonly string[],
  q: Ask<F>,
  spec: Spec<L, F>,
  nearest: string,
): Objection[] {
  const { rule } = spec;
  const { eligible, least, most } = q.facts;
  const name = (id: string): string => printNames([id], (spec.aircraft ? groundAndAirNames : groundNames)(q.data));
  const wrong = units.filter((id) => !eligible.includes(id));
  const twice = units.filter((id, i) => units.indexOf(id) !== i);
  const many = units.length < least || units.length > most;
  return [
    ...wrong.map((id) => {
      const fault = spec.why?.(id, q) ?? { rule, text: 'cannot be chosen here' };
      return illegal(fault.rule, `${name(id)} ${fault.text}`, { nearest });
    }),
    ...twice.map((id) => illegal(rule, `${name(id)} is named twice`, { nearest })),
    ...(many
      ? [illegal(rule, `${count(q.facts)} ${most === 1 ? 'unit is' : 'units are'} to be named`, { nearest })]
      : []),
  ];
}

/** Those that were named as far as they may be, else the default's. */
function legalUnits<L, F extends UnitChoice>(
  units: readonly string[],
  q: Ask<F>,
  spec: Spec<L, F>,
  byDefault: readonly string[],
): readonly string[] {
  const kept = asMany(units, q.facts, byDefault);
  const fits = kept.length > 0 && (spec.faults?.(kept, q) ?? []).length === 0;
  return fits ? kept : byDefault;
}

/**
 * The units of this mail; or of orders given in advance, whose lists say what comes first: those that are eligible, as
 * many as may be, and when they are too few the default's besides.
 */
function put(
  orders: readonly Choice[],
  { eligible, least, most }: UnitChoice,
  byDefault: string[],
): Assembled<string[]> {
  const units = orders.flatMap((o) => (isPass(o) ? [] : o.units));
  if (orders.some((o) => o.line !== undefined)) return { answer: units };
  return { answer: asMany(units, { eligible, least, most }, byDefault) };
}

/** Those of a list that may be chosen, as many as may be; when they are too few the default's besides. */
function asMany(
  units: readonly string[],
  { eligible, least, most }: Pick<UnitChoice, 'eligible' | 'least' | 'most'>,
  byDefault: readonly string[],
): string[] {
  const meant = units.filter((id, i) => eligible.includes(id) && units.indexOf(id) === i).slice(0, most);
  const more = [...byDefault, ...eligible].filter((id, i, all) => !meant.includes(id) && all.indexOf(id) === i);
  return [...meant, ...more.slice(0, Math.max(0, least - meant.length))];
}

function count({ least, most }: UnitChoice): string {
  return least === most ? String(least) : listed([String(least), String(most)], 'to');
}
