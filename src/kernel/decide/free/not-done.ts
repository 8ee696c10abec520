import type { Clause } from './clause';
import { kindOf } from './clause-kind';
import type { Grammar } from './free-reading';

/** `spend nothing`, where nobody can pass and the one verb that is asked has a word for none. */
export function noneOf(nothing: readonly (readonly string[])[], grammar: Grammar): string | null {
  const isAsked = nothing.every(
    (of) => of.length === 0 || of.some((m) => grammar.verbs(m).some((verb) => grammar.open.includes(verb))),
  );
  const [verb, ...more] = grammar.open;
  if (!isAsked || verb === undefined || more.length > 0 || grammar.legal('pass')) return null;
  const none = grammar.reads(`${verb} none`);
  return none !== null && grammar.legal(none) ? none : null;
}

/** `all against 1722; air 208`: what could be an order for later is a part of the one before it, where it can be that. */
export function inOne(orders: readonly string[], grammar: Grammar): readonly string[] {
  const [first, second, ...more] = orders;
  if (first === undefined || second === undefined || more.length > 0 || grammar.legal(second)) return orders;
  const whole = grammar.reads(`${first}; ${second}`);
  return whole !== null && grammar.legal(whole) ? [whole] : orders;
}

/** `don't move the Legion`: of those who are asked only some do nothing, where all would pass. */
export function isOfSome(clause: Clause, grammar: Grammar): boolean {
  const [unit] = clause.units;
  if (unit === undefined || kindOf(clause) !== 'nothing') return false;
  const named = unit.terms.map(({ text }) => text);
  return grammar.asked().some((who) => !named.includes(who));
}

/** `Stuart does not fire`, where that is what the question asks. */
export function asWithheld(clause: Clause, grammar: Grammar): Clause {
  const verbs = grammar.verbs('withhold AA').filter((verb) => grammar.open.includes(verb));
  const isIdle = kindOf(clause) === 'stay' && clause.units.length > 0 && clause.group === null;
  return isIdle && verbs.length > 0 ? { ...clause, words: [], verbs: ['withhold AA'] } : clause;
}

/** `TF F engages contact 1, Gloucester stays out`: who takes part unless it is said that he does not. */
export function withoutThose(order: string, stays: readonly string[], grammar: Grammar): string {
  return stays.reduce((text, who) => {
    const left = grammar.reads(`${text} without ${who}`);
    return left !== null && grammar.legal(left) ? left : text;
  }, order);
}

/** `we stay`, where one has to choose and may stand. */
export function standingOf({ words, units, places, verbs }: Clause, grammar: Grammar): string | null {
  const isAll =
    words.length > 0 && words.every((word) => word === 'stay') && units.length + places.length + verbs.length === 0;
  const [verb, ...more] = grammar.verbs(STAND).filter((one) => grammar.open.includes(one));
  if (!isAll || verb === undefined || more.length > 0 || grammar.legal('pass')) return null;
  const whole = grammar.reads(verb);
  return whole !== null && grammar.legal(whole) ? whole : null;
}
const STAND = 'stand';

/** `no battle at X`, where that is the one that is asked about. */
export function isNoneOfTheOne({ words, units, places, verbs, group }: Clause, grammar: Grammar): boolean {
  const [place, ...others] = places;
  const [asked, ...more] = grammar.asked();
  const isDenied = words.length === 1 && (words.includes('not') || words.includes('nothing'));
  const isOne = units.length + others.length + more.length === 0 && group === null;
  const isAsked = verbs.some((meaning) => grammar.verbs(meaning).some((verb) => grammar.open.includes(verb)));
  return isDenied && isOne && isAsked && place?.terms.some(({ text }) => text === asked) === true;
}
