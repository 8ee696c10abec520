import { isNumber } from './atoms';
import type { Atom } from './atoms';
import type { Grammar } from './free-reading';
import { ENGLISH } from './languages/en';
import { LANGUAGES } from './languages/all';
import type { Language, Small } from './languages/language';
import { phrase, wordsOf } from './language-words';
import type { Words } from './language-words';
import type { WordsOfLine } from './words-of-line';

/** Words that stand between names, as the order language has them. */
const PLAIN: readonly (readonly [Small, string])[] = [
  ['and', ','],
  ['to', 'to'],
  ['with', 'with'],
  ['at', 'at'],
  ['from', 'from'],
  ['all', 'all'],
  ['rest', 'rest'],
];

/**
 * Orders of which only the verb, and the words between names, are another language's or another word: `kaufe 1`, `Please detect TF A`. All
 * that stands behind the verb is read as orders are printed, so that nothing is left out.
 */
export function byVerb(line: WordsOfLine, grammar: Grammar): string[] {
  const found = LANGUAGES.flatMap((language) => inLanguage(line, language, grammar));
  return found.filter((order, i) => found.indexOf(order) === i);
}

function inLanguage({ atoms }: WordsOfLine, language: Language, grammar: Grammar): string[] {
  const words = wordsOf(language, ENGLISH);
  const isFiller = (atom: Atom | undefined): boolean =>
    atom !== undefined && words.phrases.get(atom.text)?.small.includes('filler') === true;
  let from = 0;
  while (isFiller(atoms[from]) && verbAt(atoms, from, words) === null) from++;
  const verb = verbAt(atoms, from, words);
  if (!verb) return saidAlone(atoms, language, grammar);
  let to = atoms.length;
  while (to > from + verb.length && isFiller(atoms[to - 1])) to--;
  const rest = atoms.slice(from + verb.length, to);
  const said = [rest.map((a) => a.before + a.said), rest.map((a) => plain(a, words, language))];
  const verbs = verb.meanings.flatMap((meaning) => grammar.verbs(meaning));
  // The verb of the open question itself, whatever else the word means.
  const itself = grammar.open.filter((v) => v === phrase(atoms.slice(from, from + verb.length)));
  const open = [...itself, ...verbs.filter((v) => grammar.open.includes(v) && !itself.includes(v))];
  const bare = withoutArticles(rest, words, language);
  return [open, verbs].map((some) => read(some, said, grammar) ?? read(some, bare, grammar)).find((one) => one) ?? [];
}

/** `form TF H at the Matapan: decoy`: without articles before names, and with a colon for "with". */
function withoutArticles(atoms: readonly Atom[], words: Words, language: Language): string[][] {
  const articles = language.articles.split(', ');
  const isArticle = ({ text }: Atom, i: number): boolean =>
    articles.includes(text) && i + 1 < atoms.length && !/[-/]/.test(atoms[i + 1]?.before ?? '');
  const left = atoms.filter((a, i) => !isArticle(a, i));
  if (left.length === atoms.length && !atoms.some((a) => isSmall(a, words, 'with'))) return [];
  const said = (a: Atom, at: boolean, colon: boolean): string => {
    if (colon && isSmall(a, words, 'with')) return ':';
    return at && isSmall(a, words, 'to') ? `${a.before}at` : plain(a, words, language);
  };
  // `à` is "to" and "at".
  return [false, true].flatMap((at) => [false, true].map((colon) => left.map((a) => said(a, at, colon))));
}

const isSmall = ({ text }: Atom, { phrases }: Words, small: Small): boolean =>
  phrases.get(text)?.small.includes(small) === true;

/** `yes`, `nein`: what the one verb of the open question takes. */
function saidAlone(atoms: readonly Atom[], { literal }: Language, grammar: Grammar): string[] {
  const [only, ...more] = atoms;
  const [verb, ...others] = grammar.open;
  if (!only || more.length + others.length > 0 || verb === undefined) return [];
  const same = ANSWERS.filter((word) => (literal[word] ?? '').split(', ').includes(only.text));
  return same.flatMap((word) => grammar.reads(`${verb}: ${word}`) ?? grammar.reads(`${verb} ${word}`) ?? []);
}

const ANSWERS = ['yes', 'no'];

/** The longest verb that begins there. */
function verbAt(
  atoms: readonly Atom[],
  from: number,
  words: Words,
): { meanings: readonly string[]; length: number } | null {
  const most = words.longest.get(atoms[from]?.text ?? '') ?? 0;
  for (let n = Math.min(most, atoms.length - from); n > 0; n--) {
    const meanings = words.phrases.get(phrase(atoms.slice(from, from + n)))?.verbs ?? [];
    if (meanings.length > 0) return { meanings, length: n };
  }
  return null;
}

function plain({ before, said, text }: Atom, { phrases }: Words, { literal }: Language): string {
  if (isNumber(text) || before.endsWith('-') || before.endsWith('/')) return before + said;
  const [same] = Object.entries(literal).find(([, list]) => list.split(', ').includes(text)) ?? [];
  if (same !== undefined) return before + same;
  const meaning = phrases.get(text);
  const [, small] = PLAIN.find(([s]) => meaning?.small.includes(s)) ?? [];
  if (small === undefined) return before + said;
  return small === ',' ? ',' : before + small;
}

/** Those that can be read with one of the verbs; null: none can. */
function read(verbs: readonly string[], said: readonly (readonly string[])[], grammar: Grammar): string[] | null {
  const lines = verbs.flatMap((verb) =>
    said.flatMap((rest) => [`${verb} ${rest.join('')}`, `${verb}: ${rest.join('')}`]),
  );
  const found = lines.flatMap((text) => grammar.reads(text.replace(/\s+/g, ' ').trim()) ?? []);
  return found.length > 0 ? found : null;
}
