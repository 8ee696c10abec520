import { eachOnce } from '../../data/each-once';
import { once } from '../../data/once';
import { isNumber, type Atom } from './atoms';
import type { Grammar } from './free-reading';
import { ENGLISH } from './languages/en';
import { LANGUAGES } from './languages/all';
import type { Language, Small } from './languages/language';
import { phrase, wordsOf, type Words } from './language-words';
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
  return eachOnce(found);
}

function inLanguage({ atoms }: WordsOfLine, language: Language, grammar: Grammar): string[] {
  const words = wordsOf(language, ENGLISH);
  const isFiller = (atom: Atom | undefined): boolean =>
    atom !== undefined && words.phrases.get(atom.text)?.small.includes('filler') === true;
  let from = 0;
  while (isFiller(atoms[from]) && verbAt(atoms, from, words) === null) from++;
  const verb = verbAt(atoms, from, words);
  if (!verb)
    return [...saidAlone(atoms, language, grammar), ...withoutVerb(atoms.slice(from), words, language, grammar)];
  let to = atoms.length;
  // `TFF A`: a capital at the end is no article.
  // `by sea`: what ends a longer word says what that says.
  const isOfLonger = (i: number): boolean => words.phrases.has(phrase(atoms.slice(i - 1, i + 1)));
  while (to > from + verb.length && isFiller(atoms[to - 1]) && !isLetter(atoms[to - 1]) && !isOfLonger(to - 1)) to--;
  const rest = atoms.slice(from + verb.length, to);
  // `stand fast everywhere` passes a movement, and is no order for a retreat.
  if (rest.length === 0 && verb.length > 1 && verb.stays && !isOpenVerb(verb.meanings, grammar)) return [];
  const end = rest.at(-1);
  if (end && !isLetter(end) && JOINING.some((small) => isSmall(end, words, small))) return [];
  const said = [rest.map((a) => a.before + a.said), rest.map((a) => plain(a, words, language))];
  const verbs = verb.meanings.flatMap((meaning) => grammar.verbs(meaning));
  // The verb of the open question itself, whatever else the word means.
  const itself = grammar.open.filter((v) => v === phrase(atoms.slice(from, from + verb.length)));
  const open = [...itself, ...verbs.filter((v) => grammar.open.includes(v) && !itself.includes(v))];
  // `assault on Merdjayoun: all`
  const isOn = rest[0] !== undefined && isSmall(rest[0], words, 'at');
  const bare = withoutArticles(isOn ? rest.slice(1) : rest, words, language);
  if (isOn) bare.push(rest.slice(1).map((a) => plain(a, words, language)));
  return [open, verbs].map((some) => read(some, said, grammar) ?? read(some, bare, grammar)).find((one) => one) ?? [];
}

/** What no order ends with. */
const JOINING: readonly Small[] = ['and', 'with', 'from'];

/** Where nothing says what is done, no more than this. */
const ENDS_NONE: readonly Small[] = [...JOINING, 'at', 'to'];

const isLetter = (atom: Atom | undefined): boolean => /^\p{Lu}$/u.test(atom?.said ?? '');

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

/**
 * `TF B: Ju-87 I/StG2 on Gloucester`, `decoy TF H at Matapan`: what one verb of the open question alone reads as it stands, and may be
 * ordered. A colon or a word between names shows that it is no signature.
 */
function withoutVerb(atoms: readonly Atom[], words: Words, language: Language, grammar: Grammar): string[] {
  // `one supply point of MSU 4 to Tyre`: how many there are is no signature either.
  const last = atoms.at(-1);
  // `25/7A at`: where is not said.
  if (last && atoms.length > 1 && !isLetter(last) && ENDS_NONE.some((small) => isSmall(last, words, small))) return [];
  const isCounted = isNumber(plain(atoms[0] ?? NO_ATOM, words, language));
  const joins = (a: Atom): boolean =>
    a.before.includes(':') || isSmall(a, words, 'at') || (isCounted && isSmall(a, words, 'to'));
  const isJoined = atoms.some((a, i) => i > 0 && joins(a));
  const things = allThings(atoms, words);
  const ones = oneInEach(atoms, words, language, grammar);
  if (things === null && ones === null && (!isJoined || atoms.length > MOST_ALONE)) return [];
  const at = (a: Atom): string => (isSmall(a, words, 'at') ? `${a.before}>` : plain(a, words, language));
  const whole = [atoms.map((a) => a.before + a.said), atoms.map((a) => plain(a, words, language)), atoms.map(at)];
  const said = things ?? ones ?? whole;
  const found = grammar.open.flatMap((verb) => read([verb], said, grammar) ?? []).filter((text) => grammar.legal(text));
  return eachOnce(found).length === 1 ? found.slice(0, 1) : [];
}
const MOST_ALONE = 24;
const NO_ATOM: Atom = { text: '', before: '', said: '' };

/** `all guns`: what a verb takes by its kind; null: something else stands there. */
function allThings(atoms: readonly Atom[], words: Words): string[][] | null {
  const things = atoms.filter((a) => isSmall(a, words, 'things'));
  const others = atoms.filter((a) => !things.includes(a));
  const isAll = others.some((a) => isSmall(a, words, 'all'));
  const isMeant = isAll && others.every((a) => isSmall(a, words, 'all') || isSmall(a, words, 'filler'));
  return isMeant && things.length === 1 ? [things.map(({ said }) => said)] : null;
}

/** `one in Maleme, one in Heraklion`: each place once is what a list of them says; null: not all are led by "one in". */
function oneInEach(atoms: readonly Atom[], words: Words, { literal }: Language, { open }: Grammar): string[][] | null {
  const ones = (literal['1'] ?? '').split(', ');
  /** How many words say so there: `one in`, and `one hit on` of the verb that is asked; none: 0. */
  const led = (i: number): number => {
    const [one, next, third] = atoms.slice(i, i + 3);
    if (!one || !next || !ones.includes(one.text)) return 0;
    if (isSmall(next, words, 'at')) return 2;
    return open.includes(next.text) && third && isSmall(third, words, 'at') ? 3 : 0;
  };
  const parts: Atom[][] = [];
  for (let i = 0; i < atoms.length;) {
    const [atom, length] = [atoms[i] as Atom, led(i)];
    if (length > 0) parts.push([]);
    else if (!isSmall(atom, words, 'and')) parts.at(-1)?.push(atom);
    i += Math.max(1, length);
  }
  if (parts.length < 2 || led(0) === 0) return null;
  const said = parts.map((part) => part.map((a, i) => (i > 0 ? a.before : '') + a.said).join(''));
  return said.some((part) => part === '' || part.includes(',')) ? null : [[said.join(', ')]];
}

const isOpenVerb = (meanings: readonly string[], grammar: Grammar): boolean =>
  meanings.some((meaning) => grammar.verbs(meaning).some((verb) => grammar.open.includes(verb)));

/** The longest verb that begins there. */
function verbAt(
  atoms: readonly Atom[],
  from: number,
  words: Words,
): { meanings: readonly string[]; length: number; stays: boolean } | null {
  const most = words.longest.get(atoms[from]?.text ?? '') ?? 0;
  for (let n = Math.min(most, atoms.length - from); n > 0; n--) {
    const meaning = words.phrases.get(phrase(atoms.slice(from, from + n)));
    if (meaning && meaning.verbs.length > 0) {
      const stays = meaning.small.includes('stay');
      return { meanings: meaning.verbs, length: n, stays };
    }
    // `stand by` is no `stand`.
    if (meaning && n > 1) return null;
  }
  return null;
}

/** Words of a language that orders have in one form only, with that form. */
const literally = once((literal: Language['literal']): ReadonlyMap<string, string> => {
  const said = Object.entries(literal).flatMap(([form, list]) => list.split(', ').map((word) => [word, form] as const));
  return new Map(said.toReversed());
});

function plain({ before, said, text }: Atom, { phrases }: Words, { literal }: Language): string {
  if (isNumber(text) || before.endsWith('-') || before.endsWith('/')) return before + said;
  const same = literally(literal).get(text);
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
