import type { Line } from './lines';

/** The fewest columns that mail programs break lines at, and the most that they leave of one. */
const COLUMNS = 66;
const SHORT_REST = 40;
const WORDS =
  /^(?:pass|check|help(?: [\w ]+)?|status|map|history(?: \d+)?|why \d+|claim|resign|join|confirm \d+|press on|stand|no retreat|fire AA|end|done|quit|thanks)[.!]?$/i;

/** Whether a line is a word that may be an order by itself. */
export const isOrderWord = (bare: string): boolean => WORDS.test(bare);

/** Nothing but a link, or the end of one, as programs leave it between quoted lines. */
const LINK = /^[(<[]https?:\/\/\S+[)>\]]?(?: >)?$/i;

/** The rest of a quoted line that a mail program broke: a few words glued to a quoted line that had no room for them. */
export function isWrappedQuote(above: Line | undefined, line: Line, below: Line | undefined): boolean {
  const { bare } = line;
  if (!above || above.depth === 0 || bare === '') return false;
  if (LINK.test(bare) || (/[(<]https?:\/\/[^\s)>]*$/i.test(above.bare) && !bare.includes(' '))) return true;
  if (bare.length > SHORT_REST && !goesOnBelow(above, line, below)) return false;
  const words = bare.split(/\s+/);
  // Its first word would have fitted: then nobody broke the line there.
  if (above.text.length + 1 + (words[0]?.length ?? 0) < COLUMNS) return false;
  const likeOrder = /^\p{L}[^:]*:(?!\d)/u.test(bare) || WORDS.test(bare);
  if (likeOrder) return (below?.depth ?? 0) > 0 && !/[?:]$/.test(above.bare);
  return words.length < 5 || goesOnBelow(above, line, below);
}

/** Whether a line could be the middle of a sentence that is quoted above and below it. */
function goesOnBelow(above: Line, { bare }: Line, below: Line | undefined): boolean {
  return (below?.depth ?? 0) > 0 && bare.length < COLUMNS && /^\p{Ll}/u.test(bare) && /[\p{L}\d,]$/u.test(above.bare);
}
