import { listed } from '../names';
import type { Clause, Named } from './clause';
import type { Term } from './glossary';

/** A verb and something of the game, who and where, or several places: less is no order, whatever else is asked. */
export const isWhole = ({ verbs, units, places, group }: Clause): boolean => {
  if (units.length > 0) return places.length > 0 || verbs.length > 0;
  const named = places.filter((p) => /\p{L}{3}|^\p{L}\d{4}$/u.test(p.said));
  if (named.length > 1 || (group === 'all' && places.length > 1)) return true;
  return verbs.length > 0 && (places.length > 0 || group !== null);
};

/** Who does none of these stays where he is. */
const GOING = ['move', 'go', 'sail', 'march', 'advance', 'follow', 'send', 'fly', 'truck', 'rail', 'send'];

/** Who does none of these is ordered nothing: `Ajax does not fire`. */
const STRIKING = ['bombard', 'attack', 'search', 'raid', 'strike', 'artillery', 'support', 'bomb', 'cas'];

/** `passed`: a decision is passed by a word for what is done in it, which the exact reading knows. */
type ClauseKind = 'nothing' | 'stay' | 'negated' | 'passed' | 'empty' | 'order';

/** What a clause is: an order, or why it is none. */
export function kindOf({ words, units, places, group, verbs }: Clause): ClauseKind {
  const none = units.length + places.length === 0;
  const says = words.some((word) => word !== 'also');
  if (none && says && (words.includes('nothing') || words.includes('stay') || verbs.length > 0)) return 'nothing';
  // `the company in 4213 holds`
  const isThere = units.length === 0 && group === null && verbs.length === 0 && places.every(({ by }) => by === 'at');
  if (words.includes('stay') && (places.length === 0 || isThere)) return 'stay';
  // `TF C does not move`
  const goes =
    verbs.length > 0 && (verbs.every((verb) => GOING.includes(verb)) || verbs.some((verb) => STRIKING.includes(verb)));
  const isIdle = words.join() === 'not' && goes && units.length > 0 && places.length === 0;
  // `no TF moves`
  if (isIdle) return units.length === 1 && (units[0]?.terms.length ?? 0) > 1 ? 'nothing' : 'stay';
  // `11B: no action`
  if (words.join() === 'nothing' && units.length > 0 && places.length + verbs.length === 0 && group === null)
    return 'stay';
  // `bombard: pass`, where aircraft are set to bombard
  const isAim = units.length === 0 && places.every(({ terms }) => terms.every((t) => t.sort === 'aim'));
  if (words.join() === 'nothing' && isAim) return 'passed';
  if (words.includes('not') || words.includes('nothing')) return 'negated';
  if (words.includes('stay') && units.length > 0) return 'stay';
  return none && group === null ? 'empty' : 'order';
}

/** What a clause says that no order can keep. */
export function deniedBy({ except }: Clause, kind: ReturnType<typeof kindOf>): string | null {
  if (kind === 'negated') return 'it says what shall not be done; write what shall';
  if (except.length === 0) return null;
  const who = listed(
    except.map(({ said }) => `"${said}"`),
    'and',
  );
  if (except.some(({ terms }) => terms.some((t) => t.sort === 'place')))
    return `${who} is excepted; write where instead`;
  return kind === 'order' ? null : `what ${who} shall do is not said; write the order for it`;
}

/** Own units that are excepted from a list which does not name them: `13/IV/Sturm to 4313, but not 14/IV/Sturm`. */
export function exceptedFrom({ units, group, except }: Clause): string[] {
  const one = ({ terms: [term, ...more] }: Named): Term | null =>
    term?.own && more.length === 0 && !!term.at ? term : null;
  const [named, others] = [units.map(one), except.map(one)];
  if (group !== null || named.length === 0 || [...named, ...others].includes(null)) return [];
  const texts = others.flatMap((term) => term?.text ?? []);
  return named.some((term) => texts.includes(term?.text ?? '')) ? [] : texts;
}

/** `the Stukas I and II/StG77`: who is named beside all of his kind may be one of those whom the kind alone means; null: nobody is. */
export function ofKindAndNamed({ units }: Clause): string | null {
  const [named, kinds] = [
    units.filter(({ terms }) => terms.length === 1),
    units.filter(({ terms }) => terms.length > 1),
  ];
  const both = named.find(({ terms: [term] }) => term && kinds.some(({ terms }) => terms.includes(term)));
  const kind = kinds.find(({ terms }) => both?.terms[0] && terms.includes(both.terms[0]));
  return both && kind ? `"${both.said}" is one of "${kind.said}"` : null;
}

/** One word with a capital, or several: as people sign. */
export const isSignature = (said: string): boolean => said.split(' ').every(isOneWord);
export const isOneWord = (said: string): boolean => /^\p{Lu}[\p{Ll}\p{M}]+\.?$/u.test(said);
