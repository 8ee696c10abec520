import { nextText, textAbove, type Line } from './lines';

/** Nothing but a link, with the brackets that programs put around it, or twice, as they make one of it. */
const LINK = /^(?:\W{0,3}https?:\/\/[^\s<>]+\W{0,3}){1,2}$/i;
/** The web page of a game, also where a program leads to it by a page of its own. */
const OURS = /(?:\/|%2F)g(?:\/|%2F)[A-Z0-9]{3,8}(?![A-Za-z0-9])/;
/** Programs break links where the line is full. */
const SHORTEST_BROKEN = 40;
/** What a broken link goes on with: no word of any language is so long or has such signs in it. */
const REST = /^(?=\S*[\d/=&?%_])[\w\-./?=&%#~+:;,@!]{4,}[>)\]]*$|^[\w-]{24,}[>)\]]*$/;

/** How many lines from `i` on are a link and no more: our own, or what a program left of a quote beside it. 0: none. */
export function linkAt(lines: readonly Line[], i: number): number {
  const first = lines[i];
  if (!first || !LINK.test(first.bare)) return 0;
  const isQuoted = [textAbove(lines, i), nextText(lines, i + 1)].some((at) => (lines[at]?.depth ?? 0) > 0);
  if (!isQuoted && !OURS.test(first.bare)) return 0;
  let n = 1;
  while ((lines[i + n - 1]?.bare.length ?? 0) >= SHORTEST_BROKEN && isRest(lines[i + n])) n++;
  return n;
}

const isRest = (line: Line | undefined): boolean => line?.depth === 0 && REST.test(line.bare);
