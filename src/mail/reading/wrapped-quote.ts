import type { Line } from './lines';

/** The fewest columns that mail programs break lines at, and the most that they leave of one. */
const COLUMNS = 66;
const SHORT_REST = 40;
const WORDS =
  /^(?:pass|check|help(?: [\w ]+)?|status|map|history(?: \d+)?|why \d+|claim|resign|join|confirm \d+|press on|stand|no retreat|fire AA|end|done|quit|thanks)[.!]?$/i;

/** The rest of a quoted line that a mail program broke: a few words glued to a quoted line that had no room for them. */
export function isWrappedQuote(above: Line | undefined, line: Line, below: Line | undefined): boolean {
  const { bare } = line;
  if (!above || above.depth === 0 || bare === '' || bare.length > SHORT_REST) return false;
  const words = bare.split(/\s+/);
  // Its first word would have fitted: then nobody broke the line there.
  if (above.text.length + 1 + (words[0]?.length ?? 0) < COLUMNS) return false;
  const likeOrder = /^\p{L}[^:]*:(?!\d)/u.test(bare) || WORDS.test(bare);
  if (likeOrder) return (below?.depth ?? 0) > 0 && !/[?:]$/.test(above.bare);
  return words.length < 5;
}
