import { listed } from '../names';
import { byContent, type Content } from './by-content';
import type { FreeRead, Grammar } from './free-reading';
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
  if (isQuestion(line)) return read;
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

/** The whole line as one order, else each part of it as one. */
function contentOf(line: string, grammar: Grammar): Content | null {
  const whole = byContent(line, grammar);
  if (whole !== null && whole.orders.length > 0 && whole.orders.length <= MOST_OFFERED) return whole;
  return null;
}

const hasWhole = ({ could }: Extract<FreeRead, { is: 'asked' }>): boolean => could.some((one) => !one.includes(GAP));
