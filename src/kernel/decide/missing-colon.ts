import type { Realm } from '../realm';
import type { AnyKind } from './decision';
import { cutConditions } from './condition-line';
import { bareWords } from './later';
import { foldName } from './names';

/** A condition has few words: an order that begins later is not looked for. */
const MOST_WORDS = 10;

/**
 * A line that begins with a condition, with the colon before each word that begins an order behind it: `at 1723: rearrange
 * none` for `at 1723 rearrange none`. None where a colon ends the condition already, or no condition begins the line.
 */
export function withColons<R extends Realm>(text: string, kinds: readonly AnyKind<R>[]): string[] {
  const always = /^always:?\s+/i.exec(text)?.[0] ?? '';
  const bare = bareWords(kinds);
  const words = [...text.slice(always.length).matchAll(/\S+/g)].slice(0, MOST_WORDS);
  const ends = words.findIndex(([word]) => word.includes(':'));
  // What stands before the first colon may be the word of a decision: `at 1723 rearrange: pass`.
  const behind = ends < 0 ? words : words.slice(0, ends + 1);
  return behind.slice(2).flatMap(({ 0: word, index }) => {
    if (!heads(kinds).includes(foldName(word.replace(':', '')))) return [];
    const at = always.length + index;
    const whole = `${text.slice(0, at).trimEnd()}: ${text.slice(at)}`;
    return cutConditions(whole.slice(always.length), bare).clauses.length > 0 ? [whole] : [];
  });
}

const known = new WeakMap<object, readonly string[]>();

/** First words of orders and of decisions, folded. */
function heads<R extends Realm>(kinds: readonly AnyKind<R>[]): readonly string[] {
  const made = known.get(kinds);
  if (made) return made;
  const all = kinds.flatMap(({ word, verbs }) => [word, ...verbs.map(({ verb }) => verb)]);
  const first = all.map((one) => foldName(one.split(' ')[0] ?? ''));
  known.set(kinds, first);
  return first;
}
