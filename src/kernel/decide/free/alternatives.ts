import type { Glossary } from './glossary';
import { itemsOf, type Item } from './items';
import { LANGUAGES } from './languages/all';
import { ENGLISH } from './languages/en';
import { WordsOfLine } from './words-of-line';

const OR = 'or and/or oder ou o oppure u lub albo bądź'.split(' ');
/** `either A or B`: the first of the two words says no more. */
const EITHER = 'either entweder soit bien o u albo bądź'.split(' ');

const isOr = ({ said, small, terms }: Item): boolean =>
  terms.length === 0 && (small.includes('limit') || small.length === 0) && OR.includes(said.toLowerCase());
const isOne = ({ terms }: Item): boolean => terms.length === 1;

/** The two lines that one may be which leaves open who is meant, or where: `A or B to 4313`, `A to 4313 or 4413`; none: it does not. */
export function alternativesOf(line: string, glossary: Glossary): readonly [string, string] | null {
  const words = new WordsOfLine(line, glossary);
  if (!words.atoms.some(({ said }) => OR.includes(said.toLowerCase()))) return null;
  for (const language of LANGUAGES) {
    const found = inLanguage(itemsOf(words, language, ENGLISH));
    if (found) return found;
  }
  return null;
}

function inLanguage(items: readonly Item[]): readonly [string, string] | null {
  const ors = items.filter((item, i) => isOr(item) && items.slice(0, i).some(({ terms }) => terms.length > 0));
  const [or] = ors;
  if (!or || ors.length > 1) return null;
  const at = items.indexOf(or);
  const before = items.findLastIndex((item, i) => i < at && item.terms.length > 0);
  const behind = items.findIndex((item, i) => i > at && item.terms.length > 0);
  const [one, other] = [items[before], items[behind]];
  // Of three the first two would not be told apart.
  const isList = (one?.before.includes(',') ?? false) && (items[before - 1]?.terms.length ?? 0) > 0;
  if (!one || !other || isList || !isOne(one) || !isOne(other) || one.terms[0]?.sort !== other.terms[0]?.sort)
    return null;
  const rest = items.filter((item, i) => i < before || i > behind);
  if (rest.some((item) => !EITHER.includes(item.said.toLowerCase()) && item.small.includes('limit'))) return null;
  const text = (kept: Item): string =>
    [...items.slice(0, before), kept, ...items.slice(behind + 1)]
      .filter((item) => !(item.terms.length === 0 && EITHER.includes(item.said.toLowerCase())))
      .map((item) => (item === kept ? `${one.before}${item.terms[0]?.text ?? ''}` : item.before + item.said))
      .join('');
  return [text(one), text(other)];
}
