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

/** The lines of a mail with line ends, invisible signs, blanks, dashes and quotes made plain, and how many were too many. */
export function linesOf(whole: string): { lines: Line[]; tooMany: number } {
  const all = plain(whole.slice(0, MOST_LETTERS)).split('\n');
  const cutShort = whole.length > MOST_LETTERS ? 1 : 0;
  return { lines: all.slice(0, MOST_LINES).map(lineOf), tooMany: Math.max(0, all.length - MOST_LINES) + cutShort };
}

function plain(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u200b-\u200d\u2060\ufeff\u00ad]/g, '')
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000\t]/g, ' ')
    .replace(/[\u2010-\u2012\u2212]/g, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"');
}

function lineOf(text: string): Line {
  const head = text.slice(0, LOOKED_AT);
  // `>:` and `> wrote:` are the ends of attributions that a program broke.
  const marks = /^>\s?(?::|wrote:)\s*$/.test(head) ? '' : (/^ {0,3}(?:[>|] ?)+/.exec(head)?.[0] ?? '');
  const depth = marks.replace(/ /g, '').length;
  return { text: text.trimEnd(), depth, bare: head.slice(marks.length).trim() };
}
