/** ` (East Ionian, 6 points)`: what a mail says beside a form, in brackets behind a blank. */
const ASIDE = /\s+\([^()]*\)/g;
/** `1 of A, B`, `up to 2 of A, B`, `one of A`: how many of a list may be named. */
const COUNTED = /\b(?:up to |\d+ to )?(one|\d+) of (.+)$/i;

/**
 * A line as it was meant by who copied a form out of a mail, choices and remarks with it: without what stands in brackets, with
 * the first of several places, with the first of a list from which some are to be named. Null: nothing of that is in it.
 */
export function withoutWhatIsShown(text: string): string | null {
  const plain = text
    .replace(ASIDE, '')
    .replace(/\s+\|.*$/, '')
    .replace(COUNTED, (_, most: string, list: string) => firstOf(list, most === 'one' ? 1 : Number(most)))
    .trim();
  return plain === text.trim() ? null : plain;
}

const firstOf = (list: string, most: number): string =>
  list
    .split(',')
    .slice(0, Math.max(1, most))
    .map((name) => name.trim())
    .join(', ');
