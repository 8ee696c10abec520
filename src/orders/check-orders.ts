import type { LineVerdict } from '../kernel/decide/verdict';
import type { Board } from '../table/board';
import { judgedOrders, paperOf } from './judge-orders';
import { MOST_WORDS, judgeOrders, type JudgedOrders } from './judging/judge-text';
import { shortReceipt, type Receipt } from './receipt';
import { tries, acts, type Word } from './words';

/** What `text` would come to as a mail, for the page that checks while one types: nothing is done, no word is answered. */
export function checkOrders(hand: Board, side: string, decision: number, text: string): Receipt {
  const asked = { side, decision, text, refused: null, page: true };
  return checkReceipt(hand, side, text, judgeOrders(hand, asked));
}

/** The same of a text that was judged already. */
export function checkReceipt(hand: Board, side: string, text: string, judged: JudgedOrders): Receipt {
  const { words, verdict: read, decision } = judged;
  const { receipt } = judgedOrders(paperOf(hand, side, decision), judged, read, true);
  const said = text.split(/\r\n|\r|\n/);
  const textOf = (line: number): string => (said[line - 1] ?? '').trim();
  const lines = [
    ...receipt.lines,
    ...words.map((w) => wordLine(w, textOf(w.line), tries(words))),
    ...judged.leftOut.map((line) => ({ number: line, text: textOf(line), status: 'doubt' as const, why: TOO_MANY })),
  ];
  const nothing =
    words.length > 0 ? 'No orders: only words that are answered when you send.' : 'Nothing is written yet.';
  const verdict = receipt.verdict === '' ? nothing : receipt.verdict;
  return shortReceipt({ ...receipt, verdict, lines: lines.sort((a, b) => a.number - b.number), sections: [] });
}

const TOO_MANY = `not done: ${MOST_WORDS} words of a mail are done and answered at most`;

/** A word among the lines of a check. */
function wordLine(word: Word, text: string, tried: boolean): LineVerdict {
  const line = { number: word.line, text };
  if (word.word === 'check' || word.word === 'try')
    return { ...line, status: 'doubt', read: word.word.toUpperCase(), why: 'with this word nothing is recorded' };
  const why = tried && acts(word) ? 'not done in a mail with CHECK or TRY' : 'done when you send';
  return { ...line, status: 'ok', read: word.word.toUpperCase(), why };
}
