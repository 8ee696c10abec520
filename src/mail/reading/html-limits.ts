/** Longer HTML, HTML of more elements and HTML that nests deeper than any person's mail is cut there: parsers take their time with it. */
const MOST_LETTERS = 256_000;
const MOST_TAGS = 20_000;
const DEEPEST = 1_000;

const TAG = /<(\/?)([a-z][a-z0-9]{0,15})/gi;
/** Elements without content, or whose end may be left out. */
const OPEN_ENDED =
  /^(?:br|hr|img|meta|link|input|col|area|base|wbr|param|source|p|li|dt|dd|td|th|tr|option|o|body|html|head)$/i;

/** The part of a mail's HTML that is looked at, and whether that is not all of it. */
export function withinLimits(html: string): { html: string; isCut: boolean } {
  const start = html.slice(0, MOST_LETTERS);
  let depth = 0;
  let tags = 0;
  for (const { 1: slash, 2: name = '', index } of start.matchAll(TAG)) {
    if (!OPEN_ENDED.test(name)) depth = Math.max(0, depth + (slash === '/' ? -1 : 1));
    if (depth > DEEPEST || ++tags > MOST_TAGS) return { html: start.slice(0, index), isCut: true };
  }
  return { html: start, isCut: html.length > start.length };
}
