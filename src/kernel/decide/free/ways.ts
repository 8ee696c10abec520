import { verbsOf } from './language-words';
import { ENGLISH } from './languages/en';

/** A verb as far as its words go. */
interface Verb {
  verb: string;
  syntax: string;
  means?: readonly string[];
}

/** So many ways to write an order are shown: as the docs have it, and two as people say it. */
const MOST_WAYS = 3;
/** Words that begin like the verb show nothing new: `movement`. */
const ALIKE = 3;

/**
 * Ways to write the orders of a verb, the documented one first: with other words for it, which stand for no other verb among `all`;
 * where there are none, with a word of courtesy. Those of other languages are read too, and would puzzle who does not speak them.
 */
export function waysOf(verb: Verb, all: readonly Verb[]): string[] {
  const { syntax } = verb;
  if (verb.verb === 'pass') return [syntax, 'nothing', 'no orders'];
  const behind = syntax.startsWith(verb.verb) ? syntax.slice(verb.verb.length) : null;
  const words = behind === null ? [] : wordsFor(verb, all);
  const begins = words.map((word) => word.slice(0, ALIKE));
  const said = words.filter((_, i) => begins.indexOf(begins[i] ?? '') === i).map((word) => `${word}${behind ?? ''}`);
  return [syntax, ...said, `please ${syntax}`, `${syntax}, please`].slice(0, MOST_WAYS);
}

const meaningsOf = ({ verb, means }: Verb): readonly string[] => means ?? [verb];

/** What English has for a verb, and for no other. */
function wordsFor(verb: Verb, all: readonly Verb[]): string[] {
  const words = meaningsOf(verb).flatMap((meaning) => (ENGLISH.verbs[meaning] ?? '').split(','));
  return words.map((word) => word.trim()).filter((word) => word !== '' && isOnlyFor(word, verb, all));
}

function isOnlyFor(word: string, verb: Verb, all: readonly Verb[]): boolean {
  if (/[^\p{L}]/u.test(word) || word.slice(0, ALIKE) === verb.verb.slice(0, ALIKE)) return false;
  const meanings = verbsOf(word);
  const others = all.filter((other) => other.verb !== verb.verb);
  return !others.some(
    (other) => other.verb.startsWith(word) || meaningsOf(other).some((meaning) => meanings.includes(meaning)),
  );
}
