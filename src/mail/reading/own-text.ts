import { blockEnd } from '../../wording/block-end';
import { attributionAt, attributionWithin } from './attribution';
import { headerBlockAt } from './header-block';
import { linesOf, nextText, textAbove, type Line } from './lines';
import { isOddHead } from './marked-heads';
import { linkAt } from './links';
import { belowForward, isLoneRule, isTitleOfQuotes, separatorAt } from './separators';
import { signatureAt } from './signature';
import { isWrappedQuote } from './wrapped-quote';

/** So many lines were not read, and why. */
export interface Cut {
  why: string;
  lines: number;
}

/** A player's own words of a reply, and what was cut from it. */
export interface OwnText {
  text: string;
  cut: Cut[];
}

/**
 * Takes the quoted, forwarded and signed parts off a plain-text reply: one pass over its lines, no backtracking. Own
 * lines between quotes are kept, but a short line glued to a quote above it is no order: mail programs wrap quotes so.
 */
export function ownText(whole: string): OwnText {
  const { lines, tooMany } = linesOf(whole);
  const scan = new Scan(lines);
  for (let i = 0; i < lines.length;) i += scan.step(i);
  if (tooMany > 0) scan.note('too long', tooMany);
  return { text: scan.kept.join('\n').trim(), cut: scan.cut };
}

/** Longer letters are read like everything else. */
const LONGEST_LETTER = 200;

class Scan {
  readonly kept: string[] = [];
  readonly cut: Cut[] = [];
  private letterEnd = 0;

  /** Which lines end a letter, as whoever deals with it finds its end. */
  private readonly ends: readonly boolean[];

  constructor(private readonly lines: readonly Line[]) {
    this.ends = lines.map(({ bare }) => blockEnd(['', bare], 0, ['say', 'ask'])?.bare === false);
  }

  /** Reads or cuts what begins at line `i`; how many lines that took. */
  step(i: number): number {
    const line = this.lines[i];
    if (!line) return 1;
    if (this.goesOn(i) || isCopied(this.lines, i)) return this.keep(line.text);
    const end = endsHere(this.lines, i);
    if (end === 'forwarded mail') return this.forwarded(i, end);
    if (end) return this.rest(i, end);
    if (isLoneRule(this.lines, i)) return this.note('a drawn line', 1);
    const inLetter = this.inLetter(i);
    const link = line.depth > 0 || inLetter ? 0 : linkAt(this.lines, i);
    if (link > 0) return this.note('a link', link);
    const signature = line.depth > 0 || inLetter ? null : signatureAt(this.lines, i);
    if (signature) return this.signed(i, signature);
    if (isTitleOfQuotes(this.lines, i)) return this.note('quoted', 1);
    const within = line.depth > 0 ? null : attributionWithin(this.lines, i);
    if (within) {
      const own = line.bare.slice(0, within.at).trimEnd();
      if (/[\p{L}\d]/u.test(own)) this.kept.push(own);
      return this.attributed(i, within.lines);
    }
    const head = attributionAt(this.lines, i);
    if (head > 0) return this.attributed(i, head);
    if (line.depth > 0) return this.note('quoted', 1);
    if (isWrappedQuote(this.lines[i - 1], line, this.lines[i + 1])) return this.note('end of a quoted line', 1);
    return this.keep(line.text);
  }

  private keep(text: string): number {
    this.kept.push(text);
    return 1;
  }

  /** Whether the writer's line above ends with `\` and so goes on here, even if this begins with `>`. */
  private goesOn(i: number): boolean {
    const [above, line] = [this.lines[i - 1], this.lines[i]];
    return above?.depth === 0 && above.bare.endsWith('\\') && this.kept.at(-1) === above.text && line?.bare !== '';
  }

  /** Whether this line stands in a letter, from SAY to ENDSAY: people write in letters what they like. */
  private inLetter(i: number): boolean {
    const begins = /^(?:say|ask)\b(?!\s+me\b)/i.test(this.lines[i]?.bare ?? '');
    if (begins && i >= this.letterEnd) this.letterEnd = this.endOfLetter(i);
    return i < this.letterEnd;
  }

  /** Where a letter ends; at its beginning when it has no end, or when quotes stand before it. */
  private endOfLetter(from: number): number {
    for (let i = from + 1; i < this.lines.length; i++) {
      if ((this.lines[i]?.depth ?? 1) > 0 || i - from > LONGEST_LETTER) return from;
      if (this.ends[i]) return i;
    }
    return from;
  }

  /** What an attribution heads: quoted lines are cut one by one, so that answers between them are read; else all that follows. */
  private attributed(i: number, head: number): number {
    const next = this.lines[nextText(this.lines, i + head)];
    const inQuote = (this.lines[i]?.depth ?? 0) > 0;
    if (next && !inQuote && next.depth === 0) return this.rest(i, 'quoted mail');
    return this.note('quoted', head);
  }

  /** A signature goes on to the next quote, if there is one: answers may stand between the quotes below it. */
  private signed(i: number, why: string): number {
    const { lines } = this;
    let end = i + 1;
    while (end < lines.length && !/^ {0,3}>/.test(lines[end]?.text ?? '') && !endsHere(lines, end)) {
      if (attributionAt(lines, end) > 0) break;
      end++;
    }
    return this.note(why, end - i);
  }

  /** A mail sent on ends the reading. What its sender wrote below it, where marks tell it apart, is named to him. */
  private forwarded(i: number, why: string): number {
    const below = belowForward(this.lines, i);
    const own = this.lines.slice(below).filter((l) => l.bare !== '');
    this.note(why, below - i);
    if (own[0])
      this.note(`below a mail that is sent on, where nothing is read: "${own[0].bare.slice(0, 40)}"`, own.length);
    return this.lines.length - i;
  }

  private rest(i: number, why: string): number {
    return this.note(why, this.lines.length - i);
  }

  note(why: string, lines: number): number {
    const last = this.cut.at(-1);
    if (last?.why === why) last.lines += lines;
    else this.cut.push({ why, lines });
    return lines;
  }
}

/** `| JOIN` as the invitation shows it, copied with its bar by somebody who quotes nothing else around it. */
function isCopied(lines: readonly Line[], i: number): boolean {
  if (!/^ {0,3}\| ?join\W{0,3}$/i.test(lines[i]?.text ?? '')) return false;
  const [above, below] = [lines[textAbove(lines, i)], lines[nextText(lines, i + 1)]];
  return (above?.depth ?? 0) === 0 && (below?.depth ?? 0) === 0 && !/one word$/i.test(above?.bare ?? '');
}

/** Lines that stand in our mails and in no player's, for programs that quote without any sign. */
const OUR_MAIL =
  /^(?:=== Despatch \w+:|WHAT YOU MAY ORDER \(|IF YOU ARE SILENT$|SINCE YOUR LAST MAIL$|POSITION \d+, hash |On the web: <?https?:)/;

/** Why reading ends at this line; null: it goes on. */
function endsHere(lines: readonly Line[], i: number): string | null {
  const line = lines[i];
  if (!line || line.bare === '') return null;
  const isOurs = OUR_MAIL.test(line.bare) || (line.bare === 'On the web:' && linkAt(lines, i + 1) > 0);
  if (line.depth === 0 && isOurs) return 'our own mail';
  if (/^--\S/.test(line.bare) && /^content-[a-z-]+:/i.test(lines[i + 1]?.bare ?? ''))
    return 'parts that cannot be told apart';
  if (isOddHead(lines, i)) return 'quoted mail';
  const separator = separatorAt(lines, i);
  if (separator && (line.depth === 0 || separator === 'forwarded mail')) return separator;
  if (line.depth > 0) return null;
  return headerBlockAt(lines, i) ? 'quoted mail' : null;
}
