import type { Grammar } from './free-reading';
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
  if (one === undefined || other === undefined) return line;
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
