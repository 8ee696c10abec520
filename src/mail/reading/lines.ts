import { plainLetters } from '../../kernel/decide/plain-letters';

/** Longer mails are cut before anything looks at them. */
const MOST_LINES = 2_000;
const MOST_LETTERS = 64_000;
/** Signs of a line that the detectors look at; more says nothing new and costs time. */
export const LOOKED_AT = 400;

/** One line of a mail: as it is read, and without its quote marks. */
export interface Line {
  text: string;
  /** How many quote marks stand before it. */
  depth: number;
  /** The text behind the quote marks, trimmed and cut to what detectors look at. */
  bare: string;
}

/** The lines of a mail without signs that nobody sees, and how many were too many. */
export function linesOf(whole: string): { lines: Line[]; tooMany: number } {
  const all = seen(whole.slice(0, MOST_LETTERS)).split('\n');
  const cutShort = whole.length > MOST_LETTERS ? 1 : 0;
  return { lines: all.slice(0, MOST_LINES).map(lineOf), tooMany: Math.max(0, all.length - MOST_LINES) + cutShort };
}

/** Line ends made one, tabs and odd blanks plain, NUL, marks of width nothing and marks of direction that change nothing left out. */
function seen(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\u0000\u034f\u180e\u200b-\u200f\u2060-\u2064\ufeff\u00ad\u061c]/g, '')
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000\t\f\v]/g, ' ');
}

/** Marks that turn the direction of writing; programs put them around names and dates of attributions. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/g;

/** Marks before quoted lines; some programs put the initials of him whom they quote before the first. */
const MARKS = /^ {0,3}(?:\p{Lu}{1,3}(?=>))?(?:[>|»│┃] ?)+/u;

/** Arabic and Persian digits, which dates of attributions are written in. */
const digit = (letter: string): string => String(letter.charCodeAt(0) % 16);

function lineOf(text: string): Line {
  const head = plainLetters(text.slice(0, LOOKED_AT))
    .replace(DIRECTION, '')
    .replace(/[٠-٩۰-۹]/g, digit);
  // `>:` and `> wrote:` are the ends of attributions that a program broke.
  const marks = /^ {0,3}>\s?(?::|wrote:)\s*$/.test(head) ? '' : (MARKS.exec(head)?.[0] ?? '');
  const depth = marks.replace(/[^>|»│┃]/g, '').length;
  return { text: text.trimEnd(), depth, bare: head.slice(marks.length).trim() };
}

/** The next line that is not blank. */
export function nextText(lines: readonly Line[], from: number): number {
  let at = from;
  while (at < lines.length && lines[at]?.bare === '') at++;
  return at;
}

/** The last line above `i` that is not blank. */
export function textAbove(lines: readonly Line[], i: number): number {
  let at = i - 1;
  while (at >= 0 && lines[at]?.bare === '') at--;
  return at;
}
