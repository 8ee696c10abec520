import { blockEnd } from '../wording/block-end';

/** SAY or ASK with its letter. `open`: nothing says for sure where it ends, so that it may hold what was meant as orders. */
export interface LetterWord {
  word: 'say' | 'ask';
  text: string;
  line: number;
  open?: true;
}

interface LetterBlock {
  word: LetterWord;
  /** The last line of it. */
  last: number;
  /** What stands behind its end in that line, and is no letter. */
  behind: string;
}

const BEGINS = /^(say|ask)(?=\s|:|$)(?!\s+me\b)\s*:?\s*(.*)$/i;
/** Another letter begins before this one has ended. */
const BEGINS_ALONE = /^(?:say|ask)\s*:?$/i;

/**
 * The letter that begins in line `at`; null: none does. It goes on to its ENDSAY (ENDASK); without one, to the end of the line if there
 * is text, else to the end of the mail.
 */
export function letterAt(lines: readonly string[], at: number): LetterBlock | null {
  const [, said, first = ''] = BEGINS.exec((lines[at] ?? '').trim()) ?? [];
  if (said === undefined) return null;
  const word = said.toLowerCase() === 'ask' ? 'ask' : 'say';
  const letter = (text: string, more: Partial<LetterWord> = {}): LetterWord => ({ word, text, line: at + 1, ...more });
  const end = blockEnd(lines, at, ['say', 'ask']);
  const another = lines.findIndex((line, i) => i > at && BEGINS_ALONE.test(line.trim()));
  if (end && !(end.bare && first !== '') && (another < 0 || another > end.at)) {
    const inside = end.at === at ? [firstOf(end.before)] : [first, ...lines.slice(at + 1, end.at), end.before];
    const text = inside.join('\n').trim();
    return { word: letter(text, end.bare ? { open: true } : {}), last: end.at, behind: end.behind };
  }
  if (first !== '') return { word: letter(first), last: at, behind: '' };
  const text = lines
    .slice(at + 1)
    .join('\n')
    .trim();
  return { word: letter(text, { open: true }), last: lines.length - 1, behind: '' };
}

/** The letter of a line that holds its beginning and its end. */
const firstOf = (line: string): string => BEGINS.exec(line.trim())?.[2] ?? '';

/** A letter as SAY in a mail would bring it. A line in it that would end it, or begin another, is said as quoted. */
export function letterText(letter: string): string {
  const lines = letter.split(/\r\n|\r|\n/);
  const inside = lines.map((line) => {
    const isEnd = blockEnd(['', line], 0, ['say', 'ask']) !== null || BEGINS_ALONE.test(line.trim());
    return isEnd ? `> ${line.trim()}` : line;
  });
  return ['SAY', ...inside, 'ENDSAY'].join('\n');
}
