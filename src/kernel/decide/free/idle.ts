import type { Clause } from './clause';
import type { Grammar } from './free-reading';

/** Verbs that say of one ship what it does, and no more. */
const ALONE: readonly string[] = ['press on', 'turn back'];
/** Verbs by which nobody does anything, where there is no order for that. */
const IDLE: readonly string[] = ['rest', 'withhold AA'];
/** What is not done by who holds his fire. */
export const FIRING: readonly string[] = ['coast fire', 'bombard', 'artillery', 'support', 'shoot'];

/** What aircraft do that stay on the ground. */
export const FLYING: readonly string[] = [
  ...[
    'missions',
    'fly',
    'interdict',
    'cas',
    'raid',
    'search',
    'strike',
    'cap',
    'allocate',
    'air',
    'oppose',
    'intercept',
  ],
];

/** Meanings of verbs of which it says that nothing is done: `hold fire`; `no aircraft fly`, where aircraft are asked about. */
export function notDone({ verbs }: Clause, grammar: Grammar): readonly string[] {
  if (verbs.includes('withhold AA')) return FIRING;
  const isFlown = FLYING.some((meaning) => grammar.verbs(meaning).some((verb) => grammar.open.includes(verb)));
  return verbs.includes('fly') && isFlown ? [...verbs, ...FLYING] : verbs;
}

/** `all bombers stand down`, `hold fire`: what no order is for keeps who could be ordered as he is. */
export function idleOf(clause: Clause, grammar: Grammar): 'stay' | 'nothing' | null {
  const { verbs, units, places, words, except } = clause;
  const isIdle = verbs.some((verb) => IDLE.includes(verb)) && verbs.every((verb) => grammar.verbs(verb).length === 0);
  if (!isIdle || words.length + places.length + except.length > 0) return null;
  return units.length > 0 ? 'stay' : 'nothing';
}

/** Verbs of a word by which nobody does anything here: `all others rest`, where no rest is ordered. */
export const isIdleVerb = (verbs: readonly string[], grammar: Grammar): boolean =>
  verbs.length > 0 && verbs.every((verb) => IDLE.includes(verb) && grammar.verbs(verb).length === 0);

/** What the one who is asked about may be ordered by a verb that only names him. */
export function ofTheOne(verb: string, grammar: Grammar): string[] {
  const [who, ...more] = grammar.asked();
  const whole = who === undefined || more.length > 0 || !ALONE.includes(verb) ? null : grammar.reads(`${verb} ${who}`);
  return whole !== null && grammar.legal(whole) ? [whole] : [];
}
