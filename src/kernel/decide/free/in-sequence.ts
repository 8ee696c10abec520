import type { Grammar } from './free-reading';
import type { Glossary } from './glossary';
import { itemsOf, type Item } from './items';
import { ENGLISH } from './languages/en';
import { WordsOfLine } from './words-of-line';

/** Which of two comes first. */
const FIRST =
  /^(?<one>[^,;:]{2,60}?),?\s(?:(?:is|are|comes?|goes|kommt|kommen|ist|vient|va|viene|idzie)\s)?(?<by>before|ahead of|prior to|vor|avant|prima di|prima del|prima della|antes de|antes que|przed|after|following|nach|après|dopo|después de|tras|po)\s(?<other>[^,;:]{2,60}?)[.!]?$/iu;
const AFTER = /^(?:after|following|nach|après|dopo|después de|tras|po)$/iu;

/** `4215 before 4315`, `4315 nach 4215`: in the order in which they are to come, where that is what the question asks. */
export function inSequence(line: string, grammar: Grammar): string {
  const { open, glossary } = grammar;
  if (!grammar.verbs('order').some((verb) => open.includes(verb))) return line;
  const { one, by = '', other } = FIRST.exec(line)?.groups ?? {};
  if (one === undefined || other === undefined) return whereTheyStand(line, glossary);
  const [items, others] = [one, other].map((text) => itemsOf(new WordsOfLine(text, glossary), ENGLISH, ENGLISH)) as [
    Item[],
    Item[],
  ];
  const at = items.findIndex(({ terms }) => terms.length > 0);
  const [who, whom] = [items.slice(at), others.filter(({ small }) => !small.includes('filler'))];
  const isOne = (some: readonly Item[]): boolean => some.length === 1 && (some[0]?.terms.length ?? 0) > 0;
  if (at < 0 || !isOne(who) || !isOne(whom)) return line;
  const said = [who, whom].map(([item]) => item?.said ?? '');
  const front = items.slice(0, at).map(({ before, said: word }) => before + word);
  return `${front.join('')} ${(AFTER.test(by) ? said.toReversed() : said).join(', ')}`.trim();
}

/** What parts those that are put in an order: `A, B`, `1) A 2) B`, `A then B`. */
const PARTS =
  /[,;]|(?:^|\s)\d[.)]\s|\s(?=(?:and |und |et |e |y |i )?(?:then|dann|puis|ensuite|poi|luego|después|potem)\s)/iu;
/** What says in which order, before or behind one of them. */
const WHEN =
  "(?:and|und|et|e|y|i|first(?: of all)?|then|after that|next|last(?:ly)?|second|finally|zuerst|erst|zunächst|als erstes|dann|danach|zuletzt|d['’]abord|en premier|puis|ensuite|prima|per primo|poi|dopo|infine|primero|luego|después|najpierw|potem|następnie|na końcu)";
const AROUND = new RegExp(`^(?:\\s*${WHEN}\\s)*\\s*|(?:\\s${WHEN})?[\\s.!]*$`, 'giu');

/** `first Sarrazin, then Koch`: each by the one hex where he stands, where all that is named is who stands in different ones. */
function whereTheyStand(line: string, glossary: Glossary): string {
  const said = line
    .replace(/^order\s/iu, '')
    .split(PARTS)
    .map((part) => part.replace(AROUND, ''))
    .filter((part) => part !== '');
  const places = said.map((part) => {
    const items = itemsOf(new WordsOfLine(part, glossary), ENGLISH, ENGLISH);
    const [item, ...more] = items.filter(({ small }) => !small.includes('filler'));
    const [term, ...others] = item?.exact === true ? item.terms : [];
    return more.length === 0 && others.length === 0 && term?.sort === 'unit' ? (term.at ?? null) : null;
  });
  const isEach = places.length > 1 && places.every((at, i) => at !== null && places.indexOf(at) === i);
  return isEach ? places.join(', ') : line;
}
