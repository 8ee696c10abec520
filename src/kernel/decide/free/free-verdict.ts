import { listed } from '../names';
import type { LineVerdict } from '../verdict';
import type { Line } from '../reading';
import type { FreeRead } from './free-reading';
import { GAP } from './gap';
import { keepsWords } from './kept-words';

/** Meanings of the verbs of which nothing is done, for each time that it is said; none: of all. */
type Nothing = readonly (readonly string[])[];

/** Whether it is said that nothing, or nothing else, is done of what is asked. */
export const isOfAsked = (of: Nothing, isAsked: (meaning: string) => boolean): boolean =>
  of.some((meanings) => meanings.length === 0 || meanings.some(isAsked));

/** Order words to be read in the place of a line, with the player's notes; or what is said of the line without reading more. */
export type FreeVerdict =
  | { orders: readonly string[]; notes: readonly string[]; stays?: readonly string[]; of?: Nothing }
  | { verdict: Partial<LineVerdict> };

/** Whether the open decision is about a meaning, and exact order words as they are printed; null: they are none. */
interface Known {
  isAsked: (meaning: string) => boolean;
  reads: (text: string) => string | null;
}

const OF_OTHERS =
  'it says that nothing is done, and not of what is asked here; write "pass" if you want nothing of this either';

/** What becomes of a line that was refused as it stood and read freely. */
export function freeVerdict(read: FreeRead, refused: LineVerdict, { isAsked, reads }: Known): FreeVerdict {
  const aside = (why: string): FreeVerdict => ({ verdict: { status: 'ignored', why, nearest: undefined } });
  switch (read.is) {
    case 'orders':
      return read;
    case 'nothing': {
      if (isOfAsked(read.of, isAsked)) return { orders: ['pass'], notes: read.notes, of: read.of };
      // It says that nothing is done of what is not asked here: to pass what is may be meant, and is asked.
      return reads('pass') === null
        ? { verdict: {} }
        : { verdict: { nearest: 'pass', why: OF_OTHERS, could: undefined } };
    }
    case 'stay':
      return aside(`${listed(read.who, 'and')}: nothing is ordered`);
    case 'heading':
      return aside('a heading');
    case 'asked':
      return { verdict: askedBack(read, refused, reads) };
  }
}

/** Whole lines that it may be; where there are none, nothing is offered that leaves out a word of it. */
function askedBack(
  { why, could, contrary, partly, lacks, told }: Extract<FreeRead, { is: 'asked' }>,
  refused: LineVerdict,
  reads: Known['reads'],
): Partial<LineVerdict> {
  const lines = could.filter((line) => !line.includes(GAP));
  // The exact reading knew what to choose from.
  if (told === true && (refused.could?.length ?? 0) > 1) return {};
  if (lines.length > 1)
    return { why: `${why}; write ${listed(lines.map((line) => `"${line}"`))}`, nearest: undefined, could: lines };
  // Whole lines to choose from are more than a form with a gap.
  if (lines.length === 0 && refused.could !== undefined && !contrary) return {};
  const isWhole = refused.nearest !== undefined && reads(refused.nearest) !== null;
  const [one] = lines;
  // FIX takes what is offered, so it holds all that was written.
  const isKept = one !== undefined && (one === 'pass' || keepsWords(refused.text, one));
  if (one !== undefined)
    return isWhole && !contrary ? {} : { could: undefined, ...offered(reasonOf(why, refused, told), one, isKept) };
  if (could.length > 0)
    return withForm({ why, form: could[0] ?? '', partly: partly !== undefined, told: told === true }, refused, reads);
  const gap = lacks ? gapAtFault(refused) : null;
  if (gap !== null) return { nearest: gap };
  // The exact reading knows more, but of what limits or denies nothing may be left out.
  if (!contrary && !told) return {};
  const all = refused.why === undefined ? why : `${refused.why}; ${why}`;
  return contrary ? { why: all, nearest: undefined } : { why: all };
}

/** What a line names by itself says less than why the exact reading, which knew its verb, refused it. */
const reasonOf = (why: string, refused: LineVerdict, told: boolean | undefined): string =>
  told === true && refused.why !== undefined && !refused.why.includes('is no order') ? `${refused.why}; ${why}` : why;

/** An order in the place of a line; where it does not hold all its words, it is named, and not taken by FIX. */
function offered(why: string, order: string, isKept: boolean): Partial<LineVerdict> {
  if (isKept) return { why, nearest: order };
  const said = why.includes(`"${order}"`) ? why : `${why}; write "${order}" if that is meant`;
  return { why: said, nearest: undefined, could: [order] };
}

/** A form with a gap, unless the exact reading offers a whole order; what that one understood better it has said. */
function withForm(
  { why, form, partly, told }: { why: string; form: string; partly: boolean; told: boolean },
  refused: LineVerdict,
  reads: Known['reads'],
): Partial<LineVerdict> {
  const { nearest } = refused;
  // An order for what two later decisions could be asked of is offered too, if it holds all that was written.
  if (nearest !== undefined && (reads(nearest) !== null || keepsWords(refused.text, nearest))) return {};
  // What names the word at fault says more than that this is no form of its verb.
  const named = refused.why?.includes(' is no ') === true || gapAtFault(refused) !== null;
  const said = (partly || named) && refused.why !== undefined && !refused.why.includes('is no order');
  if (!said) return { why, nearest: form };
  return { why: told ? `${refused.why}; ${why}` : refused.why, nearest: gapAtFault(refused) ?? form };
}

/** The line with a gap for the words that the exact reading quotes as the fault, where it quotes one part of it; null: it does not. */
function gapAtFault({ text, why = '' }: LineVerdict): string | null {
  const [fault, ...others] = [...why.matchAll(/"([^"]+)"/g)].flatMap(([, quoted = '']) => quoted);
  if (fault === undefined || others.length > 0 || !/ (?:is|are) called "/.test(why)) return null;
  const [before, after, ...more] = text.split(fault);
  return before === undefined || after === undefined || more.length > 0 ? null : `${before}${GAP}${after}`;
}

/** A verdict on order words, as one on the line that was written for them. */
export function asWritten({ why }: LineVerdict, { text }: Line, notes: readonly string[]): Partial<LineVerdict> {
  const said = notes.length === 0 ? [] : [`your note: ${notes.map((note) => `"${note}"`).join(', ')}`];
  const all = [...(why === undefined ? [] : [why]), ...said];
  return { text, ...(all.length === 0 ? {} : { why: all.join('; ') }) };
}
