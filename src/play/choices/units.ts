import type { Conditions } from '../../kernel/decide/condition';
import {
  decision,
  illegal,
  type Ask,
  type Assembled,
  type DecisionKind,
  type Objection,
} from '../../kernel/decide/decision';
import { listed } from '../../kernel/decide/names';
import type { Rng } from '../../kernel/decide/rng';
import type { Act, Next } from '../../kernel/flow/act';
import type { Realm } from '../../kernel/realm';
import { isPass, passVerb, type PassOrder } from '../words/pass';
import { namesOf, type Names } from '../words/parts';
import { unitsVerb, type UnitsOrder } from '../words/units';
import type { Heads, Why } from './spec';

/** A choice of some of the eligible units. */
export interface UnitChoice {
  eligible: string[];
  least: number;
  most: number;
  question: string;
  /** The hex it is about. */
  at?: string;
}

export type UnitsChosen = PassOrder | UnitsOrder;

/** What a choice of units says of itself. */
export interface UnitsSpec<R extends Realm, L, F extends UnitChoice> extends Heads<R> {
  verb: string;
  help: string;
  units: Names<R>;
  /** Words of a list that stand for units: `guns`. */
  words?: Readonly<Record<string, (q: Ask<R, F>) => string[]>>;
  /** Why a unit may not be chosen, where the rule of the decision does not say it all. */
  why?(unit: string, q: Ask<R, F>): Why | null;
  /** What else is wrong with units that may all be chosen. */
  faults?(units: readonly string[], q: Ask<R, F>): Objection[];
  /** Where it is about, said in front of the question: `Attack on W4314`. */
  place?(q: Ask<R, F>): string;
  /** Where a unit stands, for the page; null: on no map. */
  where?(unit: string, q: Ask<R, F>): string | null;
  /** What the default takes, in words; and where it takes nobody. */
  silence?: string;
  idle?: string;
  /** The units of the published default; without it the first that will do. */
  byDefault?(q: Ask<R, F>): string[];
  conditions?: Conditions<R, F>;
  disclose(c: Act<R, L>): { seat: R['seat']; facts: F } | null;
  take(c: Act<R, L>, units: string[]): Next;
}

/** A decision that names units: a lead, losses, guns that fire. */
export function chooseUnits<R extends Realm, L, F extends UnitChoice = UnitChoice>(
  spec: UnitsSpec<R, L, F>,
): DecisionKind<R, L, F, string[], UnitsChosen> {
  const { words, things, meant } = vocabulary(spec);
  const named = (q: Ask<R, F>, ids: readonly string[]): string => things.list.print(ids, q);
  const byDefault = (q: Ask<R, F>): string[] => spec.byDefault?.(q) ?? q.facts.eligible.slice(0, q.facts.least);
  const line = (q: Ask<R, F>, ids: readonly string[]): string =>
    ids.length === 0 ? 'pass' : `${spec.verb}: ${named(q, ids)}`;
  const somebody = (q: Ask<R, F>): string[] => namesSomebody(spec, q, byDefault(q));
  const samples = (q: Ask<R, F>): string[] => {
    const free = q.facts.least === 0;
    const meaning = words.filter((word) => (spec.words?.[word]?.(q).length ?? 0) > 0);
    const generic = meaning.length > 0 ? [`${spec.verb}: ${meaning.join(', ')}`] : [];
    const named = generic.length > 0 && free ? [] : [byDefault(q), somebody(q)].map((ids) => line(q, ids));
    return unique([...generic, ...named, ...(free ? ['pass'] : [])]);
  };
  return decision<R, L, F, string[], UnitsChosen>({
    ...spec,
    verbs: [unitsVerb(spec.verb, spec.help, things.list), passVerb],
    concerns: (order, q) =>
      isPass(order) ||
      order.units.some((id) => words.includes(id) || q.facts.eligible.includes(id)) ||
      order.units.map((id) => notThere(spec, id, q)).join('; '),
    prompt: (q) => ({
      question: spec.place ? `${spec.place(q)}: ${q.facts.question}` : q.facts.question,
      choices: [
        `${spec.verb}: ${howMany(q.facts)} of ${named(q, q.facts.eligible)}`,
        ...(q.facts.least === 0 ? ['pass'] : []),
      ],
      examples: samples(q),
    }),
    touch: {
      things: (q) =>
        q.facts.eligible.map((id) => ({ id, name: spec.units.print(id, q), at: spec.where?.(id, q) ?? null })),
      offers: (q, picked) => {
        if (picked.length === 0 || picked.length < q.facts.least || picked.length > q.facts.most) return [];
        return [{ at: null, says: line(q, picked), lines: [line(q, picked)] }];
      },
    },
    assemble: (orders, q) =>
      put(
        orders.map((order) => meant(order, q)),
        byDefault(q),
        spec,
        q,
      ),
    judge: (units, q) => allFaults(units, q, spec, line(q, legalUnits(units, q, spec, somebody(q)))),
    print: (units, q) => [line(q, units)],
    ifSilent: (q) => {
      const units = byDefault(q);
      if (units.length === 0 && spec.idle !== undefined) return { answer: units, text: spec.idle };
      const which = units.length === 0 ? 'none' : named(q, units);
      return { answer: units, text: spec.silence === undefined ? which : `${spec.silence}: ${which}` };
    },
    only: ({ facts: { eligible, least, most } }) =>
      eligible.length === least && most >= least ? { answer: eligible } : null,
    sample: (q, rng) => drawn(spec, q, rng),
  });
}

/** The default; where that is to do nothing, the first unit that may be chosen alone, for samples and nearest orders. */
function namesSomebody<R extends Realm, L, F extends UnitChoice>(
  spec: UnitsSpec<R, L, F>,
  q: Ask<R, F>,
  byDefault: string[],
): string[] {
  const first = q.facts.eligible.slice(0, 1);
  return byDefault.length > 0 || (spec.faults?.(first, q) ?? []).length > 0 ? byDefault : first;
}

/** Some of the units at random, as many as are asked for. */
function drawn<R extends Realm, L, F extends UnitChoice>(spec: UnitsSpec<R, L, F>, q: Ask<R, F>, rng: Rng): string[] {
  const { eligible, least, most } = q.facts;
  const some = least + rng.int(Math.min(most, eligible.length) - least + 1);
  const units = rng.shuffle(eligible).slice(0, some);
  return (spec.faults?.(units, q) ?? []).length > 0 ? eligible.slice(0, least) : units;
}

const unique = (lines: readonly string[]): string[] => lines.filter((one, i) => lines.indexOf(one) === i);

/** What a list may name: units, and words that stand for some of them; `meant` puts the units in their place. */
function vocabulary<R extends Realm, L, F extends UnitChoice>({ words = {}, units }: UnitsSpec<R, L, F>) {
  const generic = Object.keys(words).map((word) => ({ id: word, names: [word] }));
  return {
    words: Object.keys(words),
    things: namesOf<R>(
      units.name,
      (data) => [...units.all(data), ...generic],
      // Two sides may print one name: the own is meant first.
      (scope) => units.circles(scope).map((circle) => [...circle, ...generic]),
    ),
    meant: (order: UnitsChosen, q: Ask<R, F>): UnitsChosen => {
      if (isPass(order)) return order;
      const named = order.units.flatMap((id) => words[id]?.(q) ?? [id]);
      return { ...order, units: named.filter((id, i) => named.indexOf(id) === i) };
    },
  };
}

/** Why a unit cannot be chosen, with its name. */
const notThere = <R extends Realm, L, F extends UnitChoice>(
  spec: UnitsSpec<R, L, F>,
  id: string,
  q: Ask<R, F>,
): string => `${spec.units.print(id, q)} ${spec.why?.(id, q)?.text ?? 'cannot be chosen here'}`;

function unitFaults<R extends Realm, L, F extends UnitChoice>(
  units: readonly string[],
  q: Ask<R, F>,
  spec: UnitsSpec<R, L, F>,
  nearest: string,
): Objection[] {
  const { rule } = spec;
  const { eligible, least, most } = q.facts;
  const name = (id: string): string => spec.units.print(id, q);
  const wrong = units.filter((id) => !eligible.includes(id));
  const twice = units.filter((id, i) => units.indexOf(id) !== i);
  const many = units.length < least || units.length > most;
  return [
    ...wrong.map((id) => illegal(spec.why?.(id, q)?.rule ?? rule, notThere(spec, id, q), { nearest })),
    ...twice.map((id) => illegal(rule, `${name(id)} is named twice`, { nearest })),
    ...(many ? [illegal(rule, `${shouldBe(q.facts, spec.units.name)}, not ${units.length}`, { nearest })] : []),
  ];
}

/** What is wrong with single units, and what the decision says besides. */
function allFaults<R extends Realm, L, F extends UnitChoice>(
  units: readonly string[],
  q: Ask<R, F>,
  spec: UnitsSpec<R, L, F>,
  nearest: string,
): Objection[] {
  const found = unitFaults(units, q, spec, nearest);
  const others = (spec.faults?.(units, q) ?? []).filter(({ text }) => found.every((one) => one.text !== text));
  return [...found, ...others];
}

/** Those that were named as far as they may be, else the default's. */
function legalUnits<R extends Realm, L, F extends UnitChoice>(
  units: readonly string[],
  q: Ask<R, F>,
  spec: UnitsSpec<R, L, F>,
  byDefault: readonly string[],
): readonly string[] {
  const kept = asMany(units, q.facts, byDefault);
  const fits = kept.length > 0 && (spec.faults?.(kept, q) ?? []).length === 0;
  return fits ? kept : byDefault;
}

/**
 * The units of this mail; or of orders given in advance, whose lists say what comes first: those that are eligible, as
 * many as may be together, and when they are too few the default's besides.
 */
function put<R extends Realm, L, F extends UnitChoice>(
  orders: readonly UnitsChosen[],
  byDefault: string[],
  spec: Pick<UnitsSpec<R, L, F>, 'faults'>,
  q: Ask<R, F>,
): Assembled<string[]> {
  const units = orders.flatMap((o) => (isPass(o) ? [] : o.units));
  if (orders.some((o) => o.line !== undefined)) return { answer: units };
  const fine = (some: readonly string[]): boolean => (spec.faults?.(some, q) ?? []).length === 0;
  const listed = asMany(units, q.facts, byDefault);
  if (fine(listed)) return { answer: listed };
  const some = listed.reduce<string[]>((kept, id) => (fine([...kept, id]) ? [...kept, id] : kept), []);
  const first = listed.map((_, i) => listed.slice(0, i + 1)).find(fine);
  return { answer: some.length > 0 ? some : (first ?? listed) };
}

/** Those of a list that may be chosen, as many as may be; when they are too few the default's besides. */
function asMany(
  units: readonly string[],
  { eligible, least, most }: UnitChoice,
  byDefault: readonly string[],
): string[] {
  const meant = units.filter((id, i) => eligible.includes(id) && units.indexOf(id) === i).slice(0, most);
  const more = [...byDefault, ...eligible].filter((id, i, all) => !meant.includes(id) && all.indexOf(id) === i);
  return [...meant, ...more.slice(0, Math.max(0, least - meant.length))];
}

function count({ least, most }: UnitChoice): string {
  return least === most ? String(least) : listed([String(least), String(most)], 'to');
}

/** `2`, `1 to 2`; where nobody need be named `one`, `up to 3`. */
function howMany(choice: UnitChoice): string {
  const { least, most } = choice;
  if (least > 0) return count(choice);
  return most === 1 ? 'one' : `up to ${most}`;
}

/** `2 units are to be named`, `up to 2 sectors may be named` */
function shouldBe(choice: UnitChoice, name: string): string {
  const [one, must] = [choice.most === 1, choice.least > 0];
  const verb = must ? (one ? 'is to' : 'are to') : 'may';
  return `${howMany(choice)} ${one ? name : several(name)} ${verb} be named`;
}

const several = (name: string): string => (name.endsWith('y') ? `${name.slice(0, -1)}ies` : `${name}s`);
