import { oneBlank } from '../kernel/decide/plain-letters';
import { blockEnd, type BlockEnd } from '../wording/block-end';

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
/** Signs that programs write around what is bold, in italics or as code. */
const SET = /^[*_`]{1,3}(say|ask)(:?)[*_`]{1,3}(?=[\s:]|$)/i;
/** Another letter begins before this one has ended. */
const BEGINS_ALONE = /^(?:say|ask)\s*:?$/i;
/** What stands behind the word is not all of the letter: `SAY to Tom:`, `SAY Hi Tom,`. */
const GOES_ON = /[,:]$/;

/** The word of a line that a program set in bold or in italics: `**SAY**`, `*ASK:*`. */
const bareWord = (line: string): string => oneBlank(line).trim().replace(SET, '$1$2');

/** The letters of a text. Where one ends is looked for once, not anew for each that begins above it. */
export class Letters {
  private end: BlockEnd | null | undefined;
  private another: number | undefined;

  constructor(private readonly lines: readonly string[]) {}

  /**
   * The letter that begins in line `at`, which is below all asked for before; null: none does. It goes on to its ENDSAY (ENDASK); without
   * one, to the end of the line if there is text, else to the end of the mail.
   */
  at(at: number): LetterBlock | null {
    const [, said, first = ''] = BEGINS.exec(bareWord(this.lines[at] ?? '')) ?? [];
    if (said === undefined) return null;
    const word = said.toLowerCase() === 'ask' ? 'ask' : 'say';
    const letter = (text: string, more: Partial<LetterWord> = {}): LetterWord => ({
      word,
      text,
      line: at + 1,
      ...more,
    });
    const isWhole = first !== '' && !GOES_ON.test(first.trim());
    const [end, another] = [this.endFrom(at), this.anotherBelow(at)];
    if (end && !(end.bare && isWhole) && (another < 0 || another > end.at)) {
      const inside = end.at === at ? [firstOf(end.before)] : [first, ...this.lines.slice(at + 1, end.at), end.before];
      const text = inside.join('\n').trim();
      const isOpen = end.bare || inside.slice(1).some((line) => isOthersBegin(line, said));
      return { word: letter(text, isOpen ? { open: true } : {}), last: end.at, behind: end.behind };
    }
    if (isWhole) return { word: letter(first), last: at, behind: '' };
    const text = [first, ...this.lines.slice(at + 1)].join('\n').trim();
    return { word: letter(text, { open: true }), last: this.lines.length - 1, behind: '' };
  }

  private endFrom(at: number): BlockEnd | null {
    if (this.end === undefined || (this.end && this.end.at <= at)) this.end = blockEnd(this.lines, at, ['say', 'ask']);
    return this.end;
  }

  private anotherBelow(at: number): number {
    const isPassed = this.another === undefined || (this.another >= 0 && this.another <= at);
    if (isPassed) this.another = this.aloneFrom(at + 1);
    return this.another ?? -1;
  }

  private aloneFrom(first: number): number {
    for (let i = first; i < this.lines.length; i++) if (BEGINS_ALONE.test(bareWord(this.lines[i] ?? ''))) return i;
    return -1;
  }
}

/**
 * Whether a line within a letter begins another, so that the end below may be that one's: `SAY ps: well played`. It is written in capitals,
 * or as the letter's own word is: "say hello to Jane" in a letter that SAY begins is none.
 */
function isOthersBegin(line: string, own: string): boolean {
  const word = BEGINS.exec(bareWord(line))?.[1];
  return (
    word !== undefined && (word === word.toUpperCase() || (word !== word.toLowerCase() && own !== own.toUpperCase()))
  );
}

/** The letter of a line that holds its beginning and its end. */
const firstOf = (line: string): string => BEGINS.exec(bareWord(line))?.[2] ?? '';

/** A letter as SAY in a mail would bring it. A line in it that would end it, or begin another, is said as quoted. */
export function letterText(letter: string): string {
  const lines = letter.split(/\r\n|\r|\n/);
  const inside = lines.map((line) => {
    const isEnd = blockEnd(['', line], 0, ['say', 'ask']) !== null || BEGINS_ALONE.test(line.trim());
    return isEnd ? `> ${line.trim()}` : line;
  });
  return ['SAY', ...inside, 'ENDSAY'].join('\n');
}
