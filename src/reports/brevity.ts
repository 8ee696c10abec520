/** Words of some lines, as a reader counts them. */
export const wordsIn = (lines: readonly string[]): number =>
  lines.reduce((n, line) => n + line.split(/\s+/).filter((word) => word !== '').length, 0);

/** Words of a mail above its rule. */
const MOST_ABOVE = 395;

/** How many words a mail has too many above its rule; below zero, how many find room. */
export const tooManyAbove = (text: string): number => wordsIn(text.split(/^---$/m).slice(0, 1)) - MOST_ABOVE;

/** As many of the first lines as so many words hold, one at least, and how many are left. */
export function shortLines(lines: readonly string[], words: number): { shown: string[]; left: number } {
  const shown: string[] = [];
  let room = words;
  for (const line of lines) {
    room -= wordsIn([line]);
    if (room < 0 && shown.length > 0) break;
    shown.push(line);
  }
  return { shown, left: lines.length - shown.length };
}
