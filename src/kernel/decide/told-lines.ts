import type { LineVerdict } from './verdict';

/** Lines, from and to; `more` others are only counted. */
export interface Numbers {
  ranges: [from: number, to: number][];
  more: number;
}

/** What is said of a line, and of others like it. */
export interface ToldLine extends LineVerdict {
  likewise?: Numbers;
}

/** Two or three faults of a kind are told each with its own words. */
const TOLD_EACH = 3;
/** Letters: as many faults as somebody reads; the orders of the longest turn. */
const MOST = { faulty: 5_000, good: 24_000 };
/** What a line takes beside its words. */
const BESIDE = 30;
const LONGEST = { faulty: 200, why: 600, good: 1_000 };
const MOST_RANGES = 12;

/**
 * The same that is to be said of many lines is said once, and all is as long as somebody reads, whatever was sent: `untold` lines
 * are counted. Orders that were understood are told before what was not.
 */
export function toldLines(lines: readonly LineVerdict[]): { lines: ToldLine[]; untold: number } {
  const kinds = new Map<string, LineVerdict[]>();
  for (const line of lines) {
    const kind = kindOf(line);
    const others = kinds.get(kind);
    if (others) others.push(line);
    else kinds.set(kind, [line]);
  }
  const said = [...kinds.values()].flatMap(together);
  const told = [...fitting(said.filter(isGood), MOST.good), ...fitting(said.filter(isFaulty), MOST.faulty)];
  const untold = lines.length - told.reduce((sum, line) => sum + 1 + countOf(line.likewise), 0);
  return { lines: told.sort((a, b) => a.number - b.number), untold };
}

/** Numbers in their order, those that follow each other as one range. */
export function rangesOf(numbers: readonly number[]): Numbers {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && number === last[1] + 1) last[1] = number;
    else ranges.push([number, number]);
  }
  const more = ranges.slice(MOST_RANGES).reduce((sum, [from, to]) => sum + to - from + 1, 0);
  return { ranges: ranges.slice(0, MOST_RANGES), more };
}

/** `3, 5 to 40 and 7 more` */
export function rangeWords({ ranges, more }: Numbers): string {
  const each = ranges.flatMap(([from, to]) =>
    to - from > 1 ? [`${from} to ${to}`] : from === to ? [`${from}`] : [`${from}`, `${to}`],
  );
  const parts = [...each, ...(more > 0 ? [`${more} more`] : [])];
  return [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter((part) => part !== '').join(' and ');
}

/** As many of a list as somebody reads, each once, and how many more there were. */
export function shortList(list: readonly string[], most = MOST.faulty): string[] {
  const each = [...new Map(list.map((text) => [text, text])).keys()];
  let letters = 0;
  const told = each.filter((text) => (letters += text.length + 1) <= most);
  return told.length === list.length ? told : [...told, `... and ${list.length - told.length} more`];
}

const isGood = ({ status, read }: LineVerdict): boolean =>
  status === 'ok' || status === 'later' || (status !== 'error' && read !== undefined);
const isFaulty = (line: LineVerdict): boolean => !isGood(line);
const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most)}...` : text);
const countOf = (numbers?: Numbers): number =>
  numbers ? numbers.ranges.reduce((sum, [from, to]) => sum + to - from + 1, numbers.more) : 0;

/** Orders are the same by their words; faults by what is said of them, whatever words of the line it names. */
function kindOf(line: LineVerdict): string {
  const { status, read, why = '', rule, nearest, could } = line;
  return JSON.stringify([
    status,
    isGood(line) ? (read ?? line.text) : '',
    why.replace(/"[^"]*"/g, '""'),
    rule,
    nearest,
    could,
  ]);
}

function together(alike: readonly LineVerdict[]): ToldLine[] {
  const [first, ...others] = alike;
  if (!first || alike.length <= TOLD_EACH) return alike.map(shortened);
  return [{ ...shortened(first), likewise: rangesOf(others.map(({ number }) => number)) }];
}

function shortened(line: LineVerdict): ToldLine {
  const text = cut(line.text, isGood(line) ? LONGEST.good : LONGEST.faulty);
  const read = line.read === undefined ? {} : { read: cut(line.read, isGood(line) ? LONGEST.good : LONGEST.faulty) };
  return { ...line, text, ...read, ...(line.why === undefined ? {} : { why: cut(line.why, LONGEST.why) }) };
}

function fitting(lines: readonly ToldLine[], most: number): ToldLine[] {
  let letters = 0;
  return lines.filter(
    ({ text, why = '', nearest = '' }) => (letters += BESIDE + text.length + why.length + nearest.length) <= most,
  );
}
