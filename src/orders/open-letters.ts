import { isLast } from '../kernel/decide/cut-lines';
import type { Played } from '../table/board';
import { considered, verbsOf, type Paper } from './judge-orders';
import type { LetterWord } from './letter-block';
import { takeWords, type Worded } from './take-words';
import type { Word } from './words';

type PlayersPaper = Omit<Paper<Played>, 'decision'>;

/**
 * Why a mail is not dealt with whose letter does not say where it ends, while something in it reads as an order or a word of ours: what
 * is sent cannot be taken back, and orders that go to an opponent are lost. Null: there is no such letter.
 */
export function orderInLetter(paper: PlayersPaper, words: readonly Word[]): string | null {
  for (const word of words) {
    if (!isOpen(word)) continue;
    const line = firstOrder(paper, word.text);
    if (line === null) continue;
    const name = word.word.toUpperCase();
    return (
      `the letter that begins with ${name} in line ${word.line} does not say where it ends, and "${line.slice(0, 60)}" in it reads as an order. ` +
      `Nothing of this mail was sent or written. Write END${name} behind your letter, in a line of its own, and send it all again.`
    );
  }
  return null;
}

const isOpen = (word: Word): word is LetterWord => 'open' in word && word.open === true;

/** So many letters of a mail may end with thanks above orders. */
const MOST_THANKED = 3;

/**
 * The words of a mail. Thanks right behind a letter, as in `ENDSAY thanks`, end the letter and not the mail where orders or words of ours
 * stand below: the letter goes out, and the orders would be lost.
 */
export function wordsOfMail(paper: PlayersPaper, text: string): Worded {
  const verbs = verbsOf(paper.hand, paper.side);
  const ofLetters: number[] = [];
  let said = takeWords(text, verbs);
  while (said.thanksAt !== null && ofLetters.length < MOST_THANKED) {
    const below = text.split(/\r\n|\r|\n/).slice(said.thanksAt + 1);
    if (firstOrder(paper, below.join('\n')) === null) break;
    ofLetters.push(said.thanksAt);
    said = takeWords(text, verbs, ofLetters);
  }
  return said;
}

/** Orders have a colon between what acts and what it does; a time of the day is none. */
const FORM_OF_ORDER = /^([^:]+):\s*\p{L}/u;

/** The first line that reads as an order, with a slip in it too, or as a word of ours. */
function firstOrder(paper: PlayersPaper, text: string): string | null {
  const lines = text.split('\n').map((line) => (isLast(line) ? '' : line));
  const { words, rest } = takeWords(lines.join('\n'));
  const [said] = words;
  if (said) return lines[said.line - 1]?.trim() ?? '';
  const verdict = considered(paper, { words: [], rest });
  const read =
    verdict.lines.find((l) => l.read !== undefined) ?? (verdict.recognised > 0 ? verdict.lines[0] : undefined);
  return read?.text ?? slippedOrder(paper, rest);
}

/** A line in the form of an order that names something of the game before its colon, though nobody understands it: `from TF F at Candia: decoy`. */
function slippedOrder(paper: PlayersPaper, rest: string): string | null {
  const lines = rest.split('\n');
  const heads = lines.map((line) => FORM_OF_ORDER.exec(line)?.[1] ?? '');
  if (heads.every((head) => head === '')) return null;
  // Beside a word what is only courtesy is set aside, and no error.
  const { lines: judged } = considered(paper, { words: [{ word: 'check', line: 1 }], rest: heads.join('\n') });
  const slipped = judged.find(({ status }) => status === 'error');
  return slipped ? (lines[slipped.number - 1]?.trim() ?? '') : null;
}
