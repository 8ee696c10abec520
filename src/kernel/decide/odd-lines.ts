import { GAP } from './free/gap';
import { isTurned } from './plain-letters';
import { UNTICKED } from './cut-lines';

/** Stand where a letter of a mail could not be told; names are matched without such signs, so the line would be guessed. */
const LOST_LETTER = /[\u0080-\u009f\ufffd]/;
const LOST = 'a letter of this line was lost on its way; write the line again with plain letters';

/** Longer lines are no order that somebody wrote; what reads them may grow with the square of their letters. */
export const MOST_LETTERS = 4_000;
const tooLong = ({ length }: string): string =>
  `this line has ${length} letters, and an order has ${MOST_LETTERS} at most; write it as several`;
/** Letters that are shown in another order: nobody knows what was seen. */
const TURNED =
  'a sign that overrides the order of letters (U+202D or U+202E) stands in this line; write the line again without it';

/** A form that was sent as it came: nothing of it is an order before its gaps are filled. */
const UNFILLED = `"${GAP}" stands in this line for what is missing; write that in its place`;

/** Beside boxes that are ticked. */
const EMPTY_BOX = 'the box before this line is empty; write the line without the box if you order it';

/** Why a line is not read at all, whatever stands in it; null: it is. */
export function oddityOf(text: string): string | null {
  if (text.length > MOST_LETTERS) return tooLong(text);
  if (LOST_LETTER.test(text)) return LOST;
  if (text.includes(GAP)) return UNFILLED;
  if (UNTICKED.test(text)) return EMPTY_BOX;
  return isTurned(text) ? TURNED : null;
}

/** Why a line behind a bar is not read. */
export const BARRED = 'behind a bar stand our samples, which are not read; write an order without the bar';
