import { eachOnce } from '../../data/each-once';
import { listed } from '../names';
import { byContent, type Content } from './by-content';
import { readFreely, type FreeRead, type Grammar } from './free-reading';
import { GAP } from './gap';
import { isMereNote } from './notes';
import { plainLine } from './plain-line';
import { isQuestion } from './questions';
import { rewritten } from './rewritten';
import { isStatement } from './statements';
import { WordsOfLine } from './words-of-line';

/** So many orders stand in a sentence to choose from. */
const MOST_OFFERED = 3;
/** With more words than these that no order says a line says something else. */
const MOST_LEFT = 4;
/** A line has so many parts at most that are tried each. */
const MOST_PARTS = 6;

/**
 * The last step of the reading: of a line that no form of words fits, what it names. Where orders of the open question name all of it and
 * nothing else, the one is taken if every word of the line is accounted for, else offered.
 */
export function withContent(line: string, read: FreeRead | null, grammar: Grammar): FreeRead | null {
  if (read !== null && (read.is !== 'asked' || read.contrary === true || hasWhole(read))) return read;
  if (isQuestion(line) || (read?.is === 'asked' && read.lacks === true)) return read;
  const { text, notes } = plainLine(rewritten(line, grammar.glossary));
  const isNoted = notes.every((note) => isMereNote(note, grammar.glossary));
  const found = contentOf(isNoted ? text : line, grammar);
  if (found === null || found.left.length > MOST_LEFT) return read;
  const { orders, left, sure } = found;
  const isClear = sure && left.length === 0 && isNoted && !isStatement(new WordsOfLine(text, grammar.glossary));
  if (orders.length === 1 && isClear) return { is: 'orders', orders: orders.flatMap((one) => one.split('; ')), notes };
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
function contentOf(line: string, grammar: Grammar): Content | null {
  const whole = byContent(line, grammar);
  if (whole !== null && whole.orders.length > 0 && whole.orders.length <= MOST_OFFERED) return whole;
  const ends = [...line.matchAll(BETWEEN)].map(({ index, 0: { length } }) => [index, index + length] as const);
  if (ends.length === 0 || ends.length >= MOST_PARTS) return null;
  const tried = new Map<string, Content | null>();
  const cuts = Array.from({ length: 2 ** ends.length - 1 }, (_, n) => ends.filter((__, i) => ((n + 1) >> i) % 2 === 1));
  for (const cut of cuts.sort((one, other) => one.length - other.length)) {
    const parts = [...cut.map(([to], i) => line.slice(cut[i - 1]?.[1] ?? 0, to)), line.slice(cut.at(-1)?.[1] ?? 0)];
    const found = ofParts(parts, grammar, tried);
    if (found !== null) return found;
  }
  return null;
}

/** Where one order may end and the next begin. */
const BETWEEN = /\s?[,;.](?:\s(?:and|then|und|dann|et|puis|e|poi|y|luego|i)(?:\s(?:then|dann))?)?\s|\s(?:and|then|und|dann|et|puis|e|poi|y|luego|i|while|während)(?:\s(?:then|dann))?\s/giu;

/** Each part as one order, by words as people use them or by what it names; null: one of them is none. */
function ofParts(parts: readonly string[], grammar: Grammar, tried: Map<string, Content | null>): Content | null {
  const all: Content[] = [];
  for (const part of parts) {
    const verbs = all.at(-1)?.verbs ?? [];
    const key = `${verbs.join()} ${part}`;
    if (!tried.has(key)) tried.set(key, ofPart(part, grammar, verbs));
    const found = tried.get(key) ?? null;
    if (found === null) return null;
    all.push(found);
  }
  const orders = all.flatMap((one) => one.orders);
  return {
    orders: [eachOnce(orders).join('; ')],
    left: all.flatMap((one) => one.left),
    verbs: all.at(-1)?.verbs ?? [],
    sure: all.every((one) => one.sure) && eachOnce(orders).length === orders.length,
  };
}

function ofPart(part: string, grammar: Grammar, verbs: readonly string[]): Content | null {
  const read = readFreely(part, grammar);
  if (read?.is === 'orders') return { orders: read.orders, left: [], verbs: [], sure: read.notes.length === 0 };
  if (read?.is === 'asked' && read.contrary === true) return null;
  const found = byContent(part, grammar, verbs);
  return found?.orders.length === 1 ? found : null;
}

const hasWhole = ({ could }: Extract<FreeRead, { is: 'asked' }>): boolean => could.some((one) => !one.includes(GAP));
