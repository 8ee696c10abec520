import { isClosing } from './closings';
import { withoutDressing } from './dressing';
import { oneBlank, plainLetters } from './plain-letters';
import type { Line } from './reading';

/** The order lines of a player's own text, and why reading stopped. */
export interface Lines {
  lines: Line[];
  /** Lines behind a bar, as our samples are printed: beside others they are quoted and no orders; the first of each block. */
  barred: Line[];
  /** What a player wrote behind two strokes, by the line of its order. */
  notes: Line[];
  stoppedAt: string | null;
  /** What is said below the line that ended the reading and is no quotation, the first of it. */
  unread: string[];
  /** Lines with the number that stood before them, where that may be the number of a unit: `13. Kompanie`. */
  numbered: Line[];
}

/** Words that end the orders. */
const LAST_WORD = /^(?:end|done|quit)[.!,]?$/i;

/** More of what is not read than a name below a closing nobody looks at. */
const MOST_UNREAD = 3;

/** Cuts a player's own text into order lines (play-by-mail.md, Orders by reply). Who sends nothing but samples with their bars means them. */
export function cutLines(text: string): Lines {
  const cut = cutBeside(text, false);
  return cut.lines.length === 0 && cut.barred.length > 0 ? cutBeside(text, true) : cut;
}

/** `copied`: what stands behind a bar was copied to be read. */
function cutBeside(text: string, copied: boolean): Lines {
  const lines: Line[] = [];
  const barred: Line[] = [];
  const notes: Line[] = [];
  const numbered: Line[] = [];
  let behindBar = false;
  let open: Line | null = null;
  let stoppedAt: string | null = null;
  let below = 0;
  const raw = plainLetters(text).split(/\r\n|\r|\n/);
  const isTicked = raw.some((line) => TICKED.test(line));
  for (const [i, whole] of raw.entries()) {
    const trimmed = oneBlank(whole);
    if (!open && isLast(whole, trimmed)) {
      [stoppedAt, below] = [trimmed, i + 1];
      break;
    }
    const shorn = open || copied ? trimmed.replace(/^\|\s*/, '') : trimmed;
    const { bare, note } = withoutComment(open ? shorn : withoutDressing(shorn));
    const shown = open ? null : (rowOf(bare) ?? (isTicked && UNTICKED.test(trimmed) ? trimmed : null));
    const text: string = shown ?? bare.replace(/\\$/, '').trim();
    const isBarred = !open && text.startsWith('|') && SAYS_SOMETHING.test(text);
    if (open) open.text = `${open.text} ${text}`.trim();
    else if (isBarred && !behindBar) barred.push({ number: i + 1, text });
    else if (SAYS_SOMETHING.test(text) && !isBarred) {
      lines.push((open = { number: i + 1, text }));
      numbered.push(...numberedAs(trimmed, open));
    }
    if (note !== '' && open) notes.push({ number: open.number, text: note });
    behindBar = isBarred;
    if (!bare.endsWith('\\')) open = null;
  }
  const rest =
    stoppedAt === null ? [] : raw.slice(below).filter((line) => !/^\s*>/.test(line) && SAYS_SOMETHING.test(line));
  const unread = rest.slice(0, MOST_UNREAD).map((line) => line.trim());
  return { lines, barred, notes, stoppedAt, unread, numbered };
}

const TICKED = /^\s{0,20}(?:[-*] )?\[[xX]\] /;
/** A box that nobody ticked beside one that somebody did: whether the line behind it is ordered is not said. */
export const UNTICKED = /^(?:[-*] )?\[ ?\] /;

/** The cells of a table that was drawn with bars, which our samples are not: `| 13/IV/Sturm | 4313 |`; null: it is no row of one. */
function rowOf(line: string): string | null {
  const cells = /^\|(?:[^|]*\|){2,}$/.test(line) ? line.slice(1, -1).split('|') : [];
  const said = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return said.length < 2 ? null : said.join('\t');
}

/** `13. Kompanie`, `13/ and 14/IV` may be a company, and not the thirteenth of a list. */
function numberedAs(written: string, { number, text }: Line): Line[] {
  const said = /^(\d{1,3})[./]\s+(?=\p{L})/u.exec(written)?.[1];
  return said === undefined || !written.includes(text) ? [] : [{ number, text: `${said} ${text}` }];
}

/** Whether a line ends the player's own words: END, a closing, a signature, quoted text. */
export function isLast(whole: string, trimmed = whole.trim()): boolean {
  return (
    LAST_WORD.test(trimmed) || isClosing(trimmed) || trimmed === '--' || whole === '-- ' || trimmed.startsWith('>')
  );
}

/** A letter, a digit, or what stands where one was lost; a line of other signs is nothing. */
const SAYS_SOMETHING = /[\p{L}\p{N}\u0080-\u009f\ufffd]/u;

/** A line without what its writer put there for himself: `# ...` is nobody's, `// ...` comes back in the receipt. */
function withoutComment(text: string): { bare: string; note: string } {
  const at = text.search(/(?:^|\s)(?:#(?!\d{1,2}:)|\/\/)/);
  const behind = at < 0 ? '' : text.slice(at).trim();
  const note = behind.startsWith('//') ? behind.slice(2).trim() : '';
  return { bare: at < 0 ? text : text.slice(0, at).trim(), note };
}
