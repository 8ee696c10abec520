import { listed } from '../names';
import type { LineVerdict } from '../verdict';
import type { Line } from '../reading';
import type { FreeRead } from './free-reading';

/** Order words to be read in the place of a line, with the player's notes; or what is said of the line without reading more. */
export type FreeVerdict = { orders: readonly string[]; notes: readonly string[] } | { verdict: Partial<LineVerdict> };

/** What becomes of a line that was refused as it stood and read freely. `isAsked`: whether the open decision is about a meaning. */
export function freeVerdict(read: FreeRead, refused: LineVerdict, isAsked: (meaning: string) => boolean): FreeVerdict {
  const aside = (why: string): FreeVerdict => ({ verdict: { status: 'ignored', why, nearest: undefined } });
  switch (read.is) {
    case 'orders':
      return read;
    case 'nothing': {
      const asked = read.of.some((meanings) => meanings.length === 0 || meanings.some(isAsked));
      if (asked) return { orders: ['pass'], notes: read.notes };
      return { verdict: { nearest: refused.nearest ?? 'pass' } };
    }
    case 'stay':
      return aside(`${listed(read.who, 'and')}: nothing is ordered`);
    case 'heading':
      return aside('a heading');
    case 'asked':
      return { verdict: askedBack(read, refused) };
  }
}

/** Whole lines that it may be; where there are none, nothing is offered that leaves out a word of it. */
function askedBack(
  { why, could, contrary }: Extract<FreeRead, { is: 'asked' }>,
  refused: LineVerdict,
): Partial<LineVerdict> {
  if (could.length === 1) return { why, nearest: could[0] };
  if (could.length > 1) return { why: `${why}; write ${listed(could.map((line) => `"${line}"`))}`, nearest: undefined };
  // The exact reading knows more, but of what limits or denies nothing may be left out.
  if (!contrary) return {};
  return { why: refused.why === undefined ? why : `${refused.why}; ${why}`, nearest: undefined };
}

/** A verdict on order words, as one on the line that was written for them. */
export function asWritten({ why }: LineVerdict, { text }: Line, notes: readonly string[]): Partial<LineVerdict> {
  const said = notes.length === 0 ? [] : [`your note: ${notes.map((note) => `"${note}"`).join(', ')}`];
  const all = [...(why === undefined ? [] : [why]), ...said];
  return { text, ...(all.length === 0 ? {} : { why: all.join('; ') }) };
}
