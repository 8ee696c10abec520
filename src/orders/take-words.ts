import { isClosing, isSalutation } from '../kernel/decide/closings';
import { withoutDressing } from '../kernel/decide/dressing';
import { isTurned, oneBlank, plainWidth } from '../kernel/decide/plain-letters';
import { isLast } from '../kernel/decide/cut-lines';
import { Letters } from './letter-block';
import { oneWord, tries, type FixWord, type Word } from './words';

export interface Worded {
  words: Word[];
  /** The mail without those lines; blank lines stand in their places, so that line numbers stay. */
  rest: string;
  /** Thanks and greetings above all else, and those that end a letter: further down they would end the reading. */
  greetings: string[];
  /** The line of thanks right behind a letter, counted from 0, at which the reading ended; null: it ended elsewhere. */
  thanksAt: number | null;
}

/**
 * Takes the words of every game out of a player's own text. `verbs` begin orders of the game: a word that is one of them
 * has to be written `REFUSE PROPOSAL`. `ofLetters`: lines of thanks that belong to a letter above them, and end nothing.
 */
export function takeWords(text: string, verbs: readonly string[] = [], ofLetters: readonly number[] = []): Worded {
  return new Taking(text, verbs, ofLetters).whole();
}

/** So many letters are looked for in one line: what stands behind them is told as an order that nobody understands. */
const MOST_IN_A_LINE = 10;
/** A longer line is no word with what belongs to it: it is told as an order that nobody understands. */
const LONGEST_WORD = 1_000;

/** CHECK with its orders in the same line. */
const TRIES_LINE = /^check\s?:\s?(\S.*)$/i;
/** A text on the way: its lines, of which what was taken is blank, and what was met above. */
class Taking {
  private readonly lines: string[];
  private readonly letters: Letters;
  private readonly words: Word[] = [];
  private readonly greetings: string[] = [];
  /** Whether anything but a greeting was met. */
  private spoken = false;
  private behindLetter = false;
  /** Letters that stood in one line each, one behind the other. */
  private inOneLine = 0;

  constructor(
    text: string,
    private readonly verbs: readonly string[],
    private readonly ofLetters: readonly number[],
  ) {
    this.lines = text.split(/\r\n|\r|\n/);
    this.letters = new Letters(this.lines);
  }

  whole(): Worded {
    let thanksAt: number | null = null;
    for (let at = 0; at < this.lines.length;) {
      const line = oneBlank(plainWidth(this.lines[at] ?? '')).trim();
      if (this.greets(line, at)) {
        at += 1;
        continue;
      }
      this.spoken ||= !isGreeting(line);
      if (isLast(this.lines[at] ?? '')) {
        thanksAt = this.behindLetter && isClosing(line) ? at : null;
        break;
      }
      this.behindLetter &&= line === '';
      at = isTurned(line) ? at + 1 : (this.letter(at) ?? this.fix(at) ?? this.word(line, at));
    }
    return { words: this.words, rest: this.lines.join('\n'), greetings: this.greetings, thanksAt };
  }

  /** Thanks and greetings above all else, or of a letter. */
  private greets(line: string, at: number): boolean {
    if ((this.spoken && !this.ofLetters.includes(at)) || !isClosing(line)) return false;
    this.greetings.push(line);
    this.lines[at] = '';
    return true;
  }

  /** Each gives the line to go on at, the same where something stands behind what it took; null: there was nothing to take. */
  private letter(at: number): number | null {
    const letter = this.letters.at(at);
    if (!letter) return null;
    const { word, last, behind } = letter;
    this.behindLetter = true;
    this.words.push(word);
    this.lines.fill('', at, last + 1);
    this.lines[last] = behind;
    this.inOneLine = last === at ? this.inOneLine + 1 : 0;
    return behind === '' || this.inOneLine >= MOST_IN_A_LINE ? last + 1 : last;
  }

  private fix(at: number): number | null {
    const fix = this.verbs.includes('fix') ? null : fixFrom(this.lines, at);
    if (!fix) return null;
    this.words.push(fix.word);
    this.lines.fill('', at, fix.last + 1);
    return fix.last + 1;
  }

  private word(line: string, at: number): number {
    if (line.length > LONGEST_WORD) return at + 1;
    const behind = tries(this.words) ? undefined : TRIES_LINE.exec(line)?.[1];
    const word = behind === undefined ? this.wordOf(line, at + 1) : ({ word: 'check', line: at + 1 } as const);
    if (!word) return at + 1;
    this.words.push(word);
    this.lines[at] = behind ?? '';
    // A letter or a word may stand behind it, and is looked for.
    return behind === undefined ? at + 1 : at;
  }

  /** The word of a line, or of what a program set in bold or in a list: `**CHECK**`, `1. STATUS`. */
  private wordOf(line: string, number: number): Word | null {
    const word = oneWord(line, number, this.verbs);
    if (word || line.startsWith('|') || line.startsWith('"')) return word;
    const bare = withoutDressing(line);
    return bare === line ? null : oneWord(bare, number, this.verbs);
  }
}

/** Whether a line only greets, by its words or its form: no order ends with a comma or an exclamation mark. */
const isGreeting = (line: string): boolean =>
  line === '' || isSalutation(line) || (/[,!]$/.test(line) && !/\d/.test(line));

/** `FIX 3: move ...`, which may go on behind backslashes as an order does. */
function fixFrom(lines: readonly string[], at: number): { word: FixWord; last: number } | null {
  const said = /^fix(?:\s+(?:line\s+)?(\d{1,3})(?:\s*:\s*|\s+|\s*$)(.*))?$/i.exec(oneBlank(lines[at] ?? ''));
  if (!said) return null;
  const last = endOfLine(lines, at);
  const more = lines.slice(at + 1, last + 1).map((l) => l.trim().replace(/^\|\s*/, ''));
  const text = [said[2] ?? '', ...more]
    .map((l) => l.replace(/\\$/, '').trim())
    .join(' ')
    .trim();
  const out = /^(?:out|nothing|leave out|-)$/i.test(text);
  const number = said[1] === undefined ? null : Number(said[1]);
  return { word: { word: 'fix', number, text: out ? '' : text === '' ? null : text, line: at + 1 }, last };
}

/** The last line of the order that begins in line `at`. */
export function endOfLine(lines: readonly string[], at: number): number {
  let last = at;
  while (last < lines.length - 1 && (lines[last] ?? '').trimEnd().endsWith('\\')) last++;
  return last;
}
