import { eachOnce } from '../../data/each-once';
import { listed } from '../names';
import { byContent, type Content } from './by-content';
import { readFreely, type FreeRead, type Grammar } from './free-reading';
import { GAP } from './gap';
import { isMereNote } from './notes';
import { plainLine } from './plain-line';
import { atomsOf } from './atoms';
import { itemsOf, type Item } from './items';
import { LANGUAGES } from './languages/all';
import { ENGLISH } from './languages/en';
import type { Small } from './languages/language';
import { isQuestion } from './questions';
import { rewritten } from './rewritten';
import { isStatement } from './statements';
import { WordsOfLine } from './words-of-line';

/** So many orders stand in a sentence to choose from. */
const MOST_OFFERED = 3;
/** With more words than these that no order says a line says something else. */
const MOST_LEFT = 6;
/** A line has so many parts at most that are tried each. */
const MOST_PARTS = 6;

/**
 * The last step of the reading: of a line that no form of words fits, what it names. Where orders of the open question name all of it and
 * nothing else, the one is taken if every word of the line is accounted for, else offered.
 */
export function withContent(line: string, read: FreeRead | null, grammar: Grammar): FreeRead | null {
  if (read !== null && (read.is !== 'asked' || hasWhole(read))) return read;
  // `A fires at B, C at D`: what lacks something as one order may be two.
  const lacks = read?.is === 'asked' && read.lacks === true;
  if (isQuestion(line) || (lacks && !PARTED.test(line))) return read;
  const { text, notes } = plainLine(rewritten(line, grammar.glossary));
  const isNoted = notes.every((note) => isMereNote(note, grammar.glossary));
  const isContrary = read?.is === 'asked' && read.contrary === true;
  const found = contentOf(isNoted ? text : line, grammar, { isContrary, lacks });
  if (found === null || found.left.length > MOST_LEFT) return read;
  const { orders, left, sure, idle = [] } = found;
  // Who is ordered does not stay.
  if (idle.some((who) => atomsIn(orders.join(' ')).includes(` ${atomsIn(who).trim()} `))) return read;
  const isClear = sure && left.length === 0 && isNoted && !isStatement(new WordsOfLine(text, grammar.glossary));
  if (orders.length === 1 && isClear)
    return { is: 'orders', orders: linesOf(orders[0] ?? '', grammar), notes: [...notes, ...(found.notes ?? [])] };
  if (orders.length > 1) return { is: 'asked', why: 'this could be several orders', could: orders };
  return { is: 'asked', why: whyOf(left), could: orders, told: true };
}

function whyOf(left: readonly string[]): string {
  if (left.length === 0) return 'who does what is not said clearly';
  const said = listed(
    left.map((word) => `"${word}"`),
    'and',
  );
  return `${said} ${left.length > 1 ? 'are' : 'is'} not understood here`;
}

/** The whole line as one order, else each part of it as one, by the fewest parts. */
function contentOf(
  line: string,
  grammar: Grammar,
  { isContrary, lacks }: { isContrary: boolean; lacks: boolean },
): Content | null {
  const whole = isContrary || lacks ? null : byContent(line, grammar);
  if (whole !== null && whole.orders.length > 0 && whole.orders.length <= MOST_OFFERED) return whole;
  if (has(line, grammar, ['limit', 'also', 'except'])) return null;
  const ends = [...line.matchAll(BETWEEN)].map(({ index, 0: { length } }) => [index, index + length] as const);
  if (ends.length === 0 || ends.length >= MOST_PARTS) return null;
  const tried = new Map<string, Content | null>();
  const cuts = Array.from({ length: 2 ** ends.length - 1 }, (_, n) => ends.filter((__, i) => ((n + 1) >> i) % 2 === 1));
  for (const cut of cuts.sort((one, other) => one.length - other.length)) {
    const parts = [...cut.map(([to], i) => line.slice(cut[i - 1]?.[1] ?? 0, to)), line.slice(cut.at(-1)?.[1] ?? 0)];
    const found = ofParts(parts, grammar, tried);
    // What is denied is denied of a part that is no order.
    if (found !== null && (!isContrary || found.idle !== undefined)) return found;
  }
  return null;
}

/** Where one order may end and the next begin. */
const BETWEEN =
  /\s?[,;.](?:\s(?:and|then|und|dann|et|puis|e|poi|y|luego|i)(?:\s(?:then|dann))?)?\s|\s(?:and|then|und|dann|et|puis|e|poi|y|luego|i|while|während)(?:\s(?:then|dann))?\s/giu;

const PARTED = new RegExp(BETWEEN.source, 'iu');

/** Each part as one order, by words as people use them or by what it names; null: one of them is none. */
function ofParts(parts: readonly string[], grammar: Grammar, tried: Map<string, Content | null>): Content | null {
  const all: Content[] = [];
  for (const part of parts) {
    const verbs = all.at(-1)?.verbs ?? [];
    const key = `${verbs.join()} ${part}`;
    if (!tried.has(key)) tried.set(key, ofPart(part, grammar, verbs));
    const found = tried.get(key) ?? null;
    // `to X go A and B, C waits`: B may go or wait where the part that says who waits begins with him.
    if (found === null || (found.idle !== undefined && PARTED.test(part.trim()))) return null;
    all.push(found);
  }
  const orders = all.flatMap((one) => one.orders);
  // `search X, Y with A`: of one place, or of both.
  const named = parts.filter((_, i) => (all[i]?.orders.length ?? 0) > 0).map((part) => namesUnit(part, grammar));
  if (eachOnce(orders).length < orders.length || eachOnce(named).length > 1) return null;
  if (orders.length === 0) return null;
  const idle = all.flatMap((one) => one.idle ?? []);
  return {
    ...(all.some((one) => one.idle !== undefined) ? { idle } : {}),
    orders: [eachOnce(orders).join('; ')],
    left: all.flatMap((one) => one.left),
    verbs: all.at(-1)?.verbs ?? [],
    notes: all.flatMap((one) => one.notes ?? []),
    sure: all.every((one) => one.sure) && eachOnce(orders).length === orders.length,
  };
}

const namesUnit = (part: string, { glossary }: Grammar): boolean =>
  itemsOf(new WordsOfLine(part, glossary), ENGLISH, ENGLISH).some(({ terms }) =>
    terms.some(({ sort }) => sort === 'unit'),
  );

function ofPart(part: string, grammar: Grammar, verbs: readonly string[]): Content | null {
  const read = readFreely(part, grammar);
  if (read?.is === 'orders') return { orders: read.orders, left: [], verbs: [], sure: read.notes.length === 0 };
  const none = { orders: [], verbs, sure: true };
  if (read?.is === 'stay') return { ...none, left: [], idle: read.who };
  if (read?.is === 'nothing') return { ...none, left: [], idle: [] };
  const found = read?.is === 'asked' && read.contrary === true ? null : byContent(part, grammar, verbs);
  if (found?.orders.length === 1) return found;
  const staying = stayingIn(part, grammar);
  if (staying !== null) return { ...none, left: [], idle: staying, notes: [part.trim()] };
  return saysIdle(part, grammar) ? { ...none, left: [part.trim()], idle: [] } : null;
}

/** A line of an order, or the lines of several that are told in one. */
const linesOf = (order: string, grammar: Grammar): string[] =>
  grammar.reads(order) === null ? order.split('; ') : [order];

const atomsIn = (text: string): string =>
  ` ${atomsOf(text)
    .map((atom) => atom.text)
    .join(' ')} `;

/** Words by which an order of its own is given to who stays. */
const ORDERED: readonly string[] = ['stay', 'halt', 'hold', 'stand', 'no retreat'];

/** Who stays, in whatever words it is said where: `TF J stays on guard in X`, `all others stay at their moorings`; null: it says more. */
function stayingIn(part: string, grammar: Grammar): readonly string[] | null {
  if (grammar.open.some((verb) => ORDERED.includes(verb)) || !has(part, grammar, ['stay'])) return null;
  if (has(part, grammar, ['to', 'not', 'nothing', 'with'])) return null;
  const words = new WordsOfLine(part, grammar.glossary);
  for (const language of LANGUAGES) {
    const items = itemsOf(words, language, ENGLISH);
    const at = items.findIndex(
      ({ small, said, terms }) => small.includes('stay') && terms.length === 0 && said.length > 3,
    );
    const [who, where] = [items.slice(0, at), items.slice(at + 1)];
    const named = who.flatMap(({ terms }) => terms);
    const isWho = ({ terms, verbs, small }: Item): boolean =>
      terms.length > 0 || (verbs.length === 0 && small.length > 0 && small.every((one) => WHO.includes(one)));
    const isSomebody = named.length > 0 || who.some(({ small }) => small.includes('rest'));
    const isWhere = ({ terms, verbs, said }: Item): boolean =>
      verbs.length === 0 && !/\p{N}/u.test(said) && terms.every(({ sort }) => sort === 'place');
    const isOwn = named.every(({ sort, own }) => sort === 'unit' && own === true);
    if (at > 0 && isSomebody && isOwn && who.every(isWho) && where.every(isWhere)) return named.map(({ text }) => text);
  }
  return null;
}
const WHO: readonly Small[] = ['and', 'all', 'rest', 'things', 'filler'];

/** `keep the guns out of it`, `the others do not`: somebody who does nothing, in words that are not understood each. */
const saysIdle = (part: string, grammar: Grammar): boolean =>
  has(part, grammar, ['stay', 'not', 'nothing', 'rest']) && !has(part, grammar, ['to']);

/** Whether a text has such a small word in one of the languages that it may be written in. */
function has(text: string, { glossary }: Grammar, some: readonly Small[]): boolean {
  const words = new WordsOfLine(text, glossary);
  return LANGUAGES.some((language) => {
    if (language !== ENGLISH && !words.speaks(language, ENGLISH)) return false;
    const items = itemsOf(words, language, ENGLISH).filter(({ terms, verbs }) => terms.length + verbs.length === 0);
    return items.some(({ small }) => small.some((one) => some.includes(one)));
  });
}

const hasWhole = ({ could }: Extract<FreeRead, { is: 'asked' }>): boolean => could.some((one) => !one.includes(GAP));
