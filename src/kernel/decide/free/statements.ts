import type { Atom } from './atoms';
import { itemsOf, type Item } from './items';
import { LANGUAGES } from './languages/all';
import { ENGLISH } from './languages/en';
import type { WordsOfLine } from './words-of-line';

/** Words that say where somebody is, in six languages. */
const IS = 'is are ist sind befindet steht est sont è sono está están jest są'.split(' ');
/** `e` is "and". */
const isWord = ({ said }: Atom): boolean => IS.includes(said.toLowerCase());

/** Whether a line says where somebody is, and orders nothing: `TF A est en Mirtoon Sea`. Who "is to" go somewhere is ordered. */
export function isStatement(line: WordsOfLine): boolean {
  const at = line.atoms.findIndex(isWord);
  if (at < 1) return false;
  return LANGUAGES.some((language) => {
    const items = itemsOf(line, language, ENGLISH);
    const is = items.findIndex(({ said }) => said.toLowerCase() === line.at(at).said.toLowerCase());
    const [who, by, where] = [items.slice(0, is), items[is + 1], items.slice(is + 2)];
    return (
      is > 0 && who.every(isWho) && isAt(by) && where.some(isPlace) && where.every((one) => isPlace(one) || isNone(one))
    );
  });
}

const isNone = ({ verbs, terms, small }: Item): boolean =>
  verbs.length + terms.length === 0 && small.every((s) => s === 'filler' || s === 'at' || s === 'things');
const isWho = (item: Item): boolean =>
  item.terms.some(({ sort }) => sort === 'unit') || isNone(item) || item.small.includes('and');
const isPlace = ({ terms }: Item): boolean => terms.some(({ sort }) => sort === 'place');
/** In some languages one word is "in" and "to"; in English "to" is an order. */
const isAt = (item: Item | undefined): boolean =>
  item !== undefined &&
  item.said !== 'to' &&
  item.small.some((s) => s === 'at' || s === 'to') &&
  item.terms.length === 0;
