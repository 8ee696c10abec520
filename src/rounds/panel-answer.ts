import { oneBlank } from '../kernel/decide/plain-letters';
import { denialIn } from '../orders/denials';

/** A side of a game, and how answers may name it. */
export interface NamedSide {
  side: string;
  names: readonly string[];
}

/** A panelist's word: the value of a game to a side, and why. */
export interface PanelAnswer {
  side: string;
  value: number;
  reason: string;
}

const MOST_REASON = 2_000;
const NUMBER = /^[+\u2212-]?(?:\d+(?:[.,]\d+)?|[.,]\d+)$/;

/** A line without what it is quoted or set in a list with. */
const bare = (line: string): string =>
  line
    .slice(0, MOST_REASON)
    .replace(/^[\s|>*-]+(?=VALUE\b)/i, '')
    .trim();

/** Whether a text has a line that says what the game is worth. */
export const saysValue = (text: string): boolean => text.split('\n').some((line) => /^VALUE\b/i.test(bare(line)));

/** Reads a panelist's answer: `VALUE`, a side and `0.5`, or `VALUE DRAW`, then why. A string says what is wrong with it. */
export function readPanelAnswer(text: string, sides: readonly NamedSide[]): PanelAnswer | string {
  const lines = text.split('\n').map(bare);
  const at = lines.findIndex((line) => /^VALUE\b/i.test(line));
  const examples = `${sides.map((s) => `VALUE ${s.names[0]} 0.5`).join(', ')}, VALUE DRAW`;
  if (at < 0) return `No line begins with VALUE. Write one such as: ${examples}.`;
  if (lines.slice(at + 1).some((line) => /^VALUE\b/i.test(line)))
    return 'More than one line begins with VALUE. Write one.';
  // What is written below is the reason, which may say no to many things.
  const denied = denialIn(lines.slice(0, at).join('\n'));
  if (denied)
    return `Your mail says "${denied.said.slice(0, 60)}" above VALUE. Write VALUE without that if you mean it.`;
  const words = oneBlank(lines[at] ?? '')
    .split(' ')
    .slice(1);
  const number = words.length > 1 && NUMBER.test(words.at(-1) ?? '') ? words.pop() : undefined;
  const said = words.join(' ');
  const reason = reasonOf(lines.slice(at + 1));
  if (/^draw$/i.test(said) && number === undefined) return { side: sides[0]?.side ?? '', value: 0, reason };
  const side = sides.find((s) => [s.side, ...s.names].some((name) => name.toLowerCase() === said.toLowerCase()));
  if (!side) return `"${said.slice(0, 40)}" is no side of this game. Write one of: ${examples}.`;
  const value = Number((number ?? '').replace(',', '.').replace('\u2212', '-'));
  if (number === undefined || !(Math.abs(value) <= 1))
    return `The value to ${side.names[0]} is a number from -1 to 1. Write one of: ${examples}.`;
  return { side: side.side, value, reason };
}

/** Lines up to a blank one. */
function reasonOf(lines: readonly string[]): string {
  const first = lines.findIndex((line) => line !== '');
  const rest = first < 0 ? [] : lines.slice(first);
  const end = rest.indexOf('');
  return rest
    .slice(0, end < 0 ? rest.length : end)
    .join(' ')
    .slice(0, MOST_REASON);
}

/** The value in the middle; of an even number, half-way between the two in the middle. @throws RangeError of none */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('nothing has a middle');
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] as number;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] as number)) / 2;
}
