import type { Clause, Named, Placed } from './clause';
import type { Glossary, Term } from './glossary';

/** Who and where of one order, each settled. */
export interface Settled {
  units: readonly Term[];
  /** A word that stands for units: `all`. */
  group: string | null;
  from: Term | null;
  places: readonly Term[];
  /** The place whose units are meant. */
  stack: Term | null;
  /** Who is left out, and was not named among the others. */
  without: readonly Term[];
  /** The places as they were called, where that is no number: a verb may know them better. */
  called: readonly Term[] | null;
}

/** What could not be settled: several things that were meant equally, each as it could be written. */
export interface Doubt {
  said: string;
  could: readonly string[];
}

/** Settles the names of a clause: groups are their units, a place named twice is one, where a unit stands is no goal. */
export function settled(said: Clause, glossary: Glossary): Settled | Doubt {
  const clause = narrowed(said);
  const doubt = [...clause.units, ...clause.places].find(
    (n) => n.bare || n.loose || (n.terms.length > 1 && !(clause.group !== null && clause.units.includes(n as Named))),
  );
  if (doubt) return { said: doubt.said, could: doubt.terms.map((t) => t.text) };
  const places = once(clause.places.map((p) => ({ ...p, term: p.terms[0] as Term })));
  const { stack, rest } = standing(clause, places, glossary);
  const except = clause.except.flatMap((n) => n.terms.map((t) => t.text));
  const named = clause.units.flatMap((n) => [...n.terms]);
  const units = (stack ? glossary.standingAt(stack.text) : named).filter((t) => !except.includes(t.text));
  if (clause.group === 'rest' && named.length > 0) units.push(REST);
  const group = clause.group !== null && !stack && named.length === 0 ? clause.group : null;
  const meant = [...named, ...(stack ? glossary.standingAt(stack.text) : [])].map((t) => t.text);
  const without = clause.except.flatMap((n) => n.terms.slice(0, 1)).filter((t) => !meant.includes(t.text));
  const meaning = {
    units,
    group,
    stack: except.length > 0 ? null : stack,
    without,
    ...goals(units, rest, group !== null),
  };
  return { ...meaning, called: called(meaning.places, clause) };
}

/** The clause without what is said twice: places that another beside them names, and those that only say where who is meant stands. */
function narrowed(clause: Clause): Clause {
  const places = clause.places.filter((p, i) => {
    const [last, next] = [clause.places[i - 1], clause.places[i + 1]];
    return !(next?.beside && isPartOf(next, p)) && !(p.beside && last && isPartOf(last, p));
  });
  return withStands({ ...clause, places });
}

/** `Heraklion airfield 3138`: one of the places that the other may be. */
const isPartOf = ({ terms: [one, ...more] }: Placed, { terms }: Placed): boolean =>
  more.length === 0 && terms.length > 1 && terms.some(({ text }) => text === one?.text);

/** `the Druze in 2724 and 2925 go to Salkhad`: of several that are called so those who stand there, one in each place. */
function withStands(clause: Clause): Clause {
  const [unit, ...more] = clause.units;
  const from = clause.places.findIndex(({ by }) => by === 'at');
  const to = clause.places.findIndex(({ by }, i) => i > from && by !== null);
  const stands = clause.places.slice(from, to);
  if (!unit || unit.terms.length < 2 || more.length > 0 || from < 0 || to < from) return clause;
  const each = stands.map((p) => unit.terms.filter(({ at }) => p.terms.some(({ text }) => text === at)));
  // `the two Legion battalions at Homs`
  const isGroup = clause.group === 'all' && each.every(({ length }) => length > 0);
  if (!isGroup && each.some(({ length }) => length !== 1)) return clause;
  const units = each.map((terms) => ({ ...unit, terms, loose: false }));
  return { ...clause, units, places: clause.places.filter((p) => !stands.includes(p)) };
}

function called(places: readonly Term[], clause: Clause): Term[] | null {
  const named = places.map((term) => {
    const said = clause.places.find((p) => p.terms[0]?.text === term.text)?.said;
    return said !== undefined && /\p{L}{3}/u.test(said) ? { ...term, text: said } : term;
  });
  return named.some((term, i) => term !== places[i]) ? named : null;
}

/** `Koch, the rest`: a group beside units. */
const REST: Term = { text: 'rest', names: [], sort: 'unit' };

type Where = Placed & { term: Term };

/** `1527 Haifa` is one place said twice. */
function once(places: readonly Where[]): Where[] {
  return places.filter((p, i) => i === 0 || places[i - 1]?.term.text !== p.term.text);
}

/** `all units in 4412`, `all of 1824`, `stack at 1824`: the place says who. */
function standing(
  clause: Clause,
  places: readonly Where[],
  glossary: Glossary,
): { stack: Term | null; rest: readonly Where[] } {
  const [first, ...rest] = places;
  const isStack =
    clause.group === 'all' && clause.units.length === 0 && first !== undefined && rest.length > 0 && first.by !== 'to';
  if (!isStack) return { stack: null, rest: places };
  if (glossary.standingAt(first.term.text).length > 0) return { stack: first.term, rest };
  // `attack 1722 with all units of 1723`
  const [last, ...more] = rest;
  const isLast = last !== undefined && more.length === 0 && last.by !== 'to' && !last.linked;
  return isLast && glossary.standingAt(last.term.text).length > 0
    ? { stack: last.term, rest: [first] }
    : { stack: null, rest: places };
}

/** Where they go, without where they stand. */
function goals(
  units: readonly Term[],
  places: readonly Where[],
  isGroup: boolean,
): { from: Term | null; places: Term[] } {
  // `from Rayak and Damascus`, and nobody goes from there: both are named.
  const isList = units.length === 0 && !isGroup && places.every(({ by }) => by !== 'to');
  const told = isList ? undefined : places.find((p) => p.by === 'from');
  const left = places.filter((p) => p !== told);
  const [first, ...rest] = left;
  const isStart = told === undefined && first !== undefined && rest.length > 0 && first.by !== 'to' && units.length > 0;
  if (isStart && units.every((u) => u.at === first.term.text))
    return { from: first.term, places: rest.map((p) => p.term) };
  return { from: told?.term ?? null, places: left.map((p) => p.term) };
}

/**
 * All that an order of these words could look like, by the forms that verbs have; the literal reading says which are orders.
 * `going`: only those in which who goes somewhere.
 */
export function wordingsOf(verb: string, one: Settled, going = false): string[] {
  const left = one.without.map((t) => t.text).join(', ');
  return forms(verb, one, going).map((text) => (left === '' ? text : `${text} without ${left}`));
}

function forms(verb: string, one: Settled, going: boolean): string[] {
  const { units, group, from, places, stack } = one;
  const who = units.map((u) => u.text).join(', ');
  const whos = [
    ...(stack ? [`stack ${stack.text}`] : []),
    ...(group === null ? [] : [group]),
    ...(who === '' ? [] : [who]),
  ];
  const list = places.map((p) => p.text).join(', ');
  const wheres = [...new Map([list, places.map((p) => p.text).join('-')].map((w) => [w, w])).values()].filter(
    (w) => w !== '',
  );
  if (wheres.length === 0) return whos.flatMap((w) => [`${verb}: ${w}`, `${verb} ${w}`, `${verb} with ${w}`]);
  if (whos.length === 0)
    return wheres.flatMap((w) => [`${verb} ${w}`, `${verb}: ${w}`, `${verb} to ${w}`, `${verb} at ${w}`]);
  return whos.flatMap((w) =>
    wheres.flatMap((p) => [
      ...(going ? [`${verb} ${w} to ${p}`, `${verb} ${w}: ${p}`] : []),
      ...(from === null || going
        ? []
        : [`${verb} ${w} from ${from.text} to ${p}`, `${verb} ${p}: ${w} from ${from.text}`]),
      ...(going ? [] : [`${verb} ${w} to ${p}`, `${verb} ${w}: ${p}`, `${verb} ${p}: ${w}`, `${verb} ${p} with ${w}`]),
      ...(going ? [] : [`${verb} ${w} at ${p}`, `${verb} ${p} ${w}`, ...inForce(verb, w, places)]),
    ]),
  );
}

/** `Ju-87 I/StG2 attacks Warspite in TF C`: at whom of those there. */
const inForce = (verb: string, who: string, [whom, there, ...more]: readonly Term[]): string[] =>
  whom && there && more.length === 0 ? [`${verb} ${there.text}: ${who} > ${whom.text}`] : [];

/** The same of who does something and whom it is done to, or who is with him, wherever the list of them may be parted. */
export function wordingsOfTwo(verb: string, { units, from, places, group, stack, without }: Settled): string[] {
  if (group !== null || stack !== null || without.length > 0 || places.length > 1) return [];
  const to = places[0]?.text;
  return units.slice(1).flatMap((_, i) => {
    const [own, others] = [units.slice(0, i + 1), units.slice(i + 1)];
    const [front, back] = [own, others].map((some) => some.map(({ text }) => text).join(', '));
    // Nobody fires at his own.
    const isAgainst = own.every((u) => u.own === true) && others.every((u) => u.own !== true);
    const joins = isAgainst ? AGAINST : BESIDE;
    if (to === undefined) return joins.map((word) => `${verb} ${front ?? ''} ${word} ${back ?? ''}`);
    const start = from === null ? [] : [`${verb} ${front}: ${from.text} - ${to}, ${back}`];
    return [
      ...start,
      ...(from === null ? [`${verb} ${front} to ${to} with ${back}`, `${verb} ${back} to ${to} with ${front}`] : []),
      ...(from === null ? [`${verb} ${front} at ${to} with ${back}`, `${verb} ${back} at ${to} with ${front}`] : []),
    ];
  });
}
const AGAINST: readonly string[] = ['at', 'against', 'on'];
const BESIDE: readonly string[] = ['on', 'into', 'with'];

/** Whether who is said to come from somewhere stands there. */
export const isTrue = ({ units, from }: Settled): boolean =>
  from === null ||
  units.length === 0 ||
  units.every(({ at }) => at === undefined || at === from.text || (from.sort === 'unit' && at === from.at));

export const isDoubt = (one: Settled | Doubt): one is Doubt => 'could' in one;

export type { Named };
