import type { Item } from './items';
import type { Small } from './languages/language';

/** Ways to go that are said behind a verb of going. */
export const BY: readonly string[] = ['ship', 'rail', 'truck'];

export const isLimit = ({ terms, verbs, small }: Item): boolean =>
  terms.length + verbs.length === 0 && small.includes('limit');
export const isOnly = ({ terms, verbs, small }: Item): boolean =>
  terms.length + verbs.length === 0 && small.includes('only');

/** `only 16/IV moves`, `only with Braun`, `nur nach 4313`: the thing behind the word alone is meant, which is what orders say. */
export function meansAlone(behind: readonly Item[], before?: Item): boolean {
  // `attack 1722 with 25/7A only`
  if (behind.every(isMereFiller)) return before?.exact === true && before.verbs.length === 0;
  const first = behind.find(({ small, verbs, terms }) => verbs.length + terms.length > 0 || !small.some(isLeading));
  return first !== undefined && isOne(first) && first.verbs.length === 0;
}

const isMereFiller = ({ small, verbs, terms }: Item): boolean =>
  verbs.length + terms.length === 0 && small.length > 0 && small.every((one) => one === 'filler');

/** A name, or words that one thing alone is described by. */
const isOne = ({ exact, terms, bare, loose }: Item): boolean =>
  exact === true || (terms.length === 1 && bare !== true && loose !== true);

const LEADING: readonly Small[] = ['with', 'to', 'at', 'filler'];
const isLeading = (small: Small): boolean => LEADING.includes(small);

/** What people write above their orders for each part of a turn: names of what is done, no verbs. */
const TITLES =
  'movement movements moves combat combats attacks bombardment naval air ground phase segment bewegung bewegungen kampf kämpfe angriffe phase mouvement mouvements combats attaques déplacements movimento movimenti combattimento combattimenti attacchi fase movimiento movimientos combate combates ataques fase ruch ruchy walka walki ataki faza'.split(
    ' ',
  );

export const isTitleWord = ({ said }: Item): boolean => TITLES.includes(said.toLowerCase());

export const isHeading = ({ verbs }: Item, next: Item | undefined): boolean =>
  verbs.length > 0 && next !== undefined && next.before.includes(':');

/** A stop or a semicolon, but not the stop of an ordinal number: `die 13. und 14. Kompanie`. */
export const endsSentence = ({ before }: Item, last: Item | undefined): boolean =>
  before.includes(';') || (/\.\s/.test(before) && !/^\d{1,3}$/.test(last?.said ?? ''));

/** What means nothing here, and a beginning of a name right behind another name: `Mirtoon Ser`. */
export function isUnknown(item: Item, last: Item | undefined, next: Item | undefined): boolean {
  if (item.small.length + item.verbs.length + item.terms.length === 0) return !isNumbering(item, next);
  const isName = (one: Item): boolean => one.terms.length > 0 && one.small.length + one.verbs.length === 0;
  // `kon Plessen` is no Kondomari, `Von Braun` no Von Plessen.
  const isThing = item.terms.length > 0 && item.terms.every((t) => t.sort !== 'aim');
  const isBefore = next !== undefined && /^ +$/.test(next.before) && isName(next);
  const isMeant = item.exact === true || item.plural === true;
  if (isThing && !isMeant && isBefore && next.terms.every((t) => t.sort === 'unit' && !item.terms.includes(t)))
    return true;
  if (!last || !isName(item) || !isName(last) || item.exact || /[^\s-]/.test(item.before)) return false;
  return item.terms.every((t) => last.terms.every((other) => other.sort === t.sort));
}

/** `search 1. Matapan 2. Kaso Strait` */
const isNumbering = ({ said, before }: Item, next: Item | undefined): boolean =>
  /^\d$/.test(said) && !/[-/]$/.test(before) && /^[.)]/.test(next?.before ?? '');

/** `Stukas I/StG2 and I/StG77`: words for a kind right before the names of some of it. */
export const isKindOf = (item: Item, next: Item | undefined): boolean =>
  !item.exact &&
  item.terms.length > 1 &&
  (next?.exact === true || (item.plural === true && next?.terms.length === 1)) &&
  next.loose !== true &&
  next.bare !== true &&
  /^:? +$/.test(next.before) &&
  next.terms.every((term) => term.sort === 'unit' && item.terms.includes(term));
