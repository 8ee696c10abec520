import { consider, type LineVerdict, type Verdict } from '../decide/verdict';
import type { Rng } from '../decide/rng';
import type { Engine } from '../engine';
import type { Realm } from '../realm';
import type { OpenDecision, Position } from '../record/position';

/** What a slip makes of a line: a word that nobody knows, another place, a line that breaks off. */
const SLIPS: readonly ((line: string, rng: Rng) => string)[] = [
  (line, rng) => swapped(line, /[\p{L}\p{N}/]{3,}/gu, rng, () => 'qxz'),
  (line, rng) => swapped(line, /\d{4}/g, rng, (hex) => String((Number(hex) + 101) % 5000).padStart(4, '0')),
  (line, rng) => line.slice(0, 1 + rng.int(line.length - 1)),
];

function swapped(line: string, what: RegExp, rng: Rng, by: (found: string) => string): string {
  const found = [...line.matchAll(what)];
  if (found.length === 0) return line;
  const { 0: word, index } = rng.pick(found);
  return line.slice(0, index) + by(word) + line.slice(index + word.length);
}

/**
 * Spoils one line of a mail: what is said of the others then, and is not said of them in the mail without it. Null: the slip
 * made no error of the line. A line of which nothing is said as long as others are in error is no fault.
 */
export function toldOtherwise<R extends Realm>(
  engine: Engine<R>,
  { position, open, text }: { position: Position; open: OpenDecision; text: string },
  rng: Rng,
): string[] | null {
  const lines = text.split('\n');
  const at = rng.int(lines.length);
  const judged = (line: string): Verdict =>
    consider(engine, position, open.seat, open, lines.with(at, line).join('\n'));
  const slip = rng.pick(SLIPS)(lines[at] ?? '', rng);
  const spoiled = judged(slip);
  const own = spoiled.lines.filter(({ number }) => number === at + 1);
  if (lines.length < 2 || !own.some(({ status }) => status === 'error')) return null;
  const without = judged('');
  return without.lines.flatMap((line) => {
    const said = spoiled.lines.find((other) => other.number === line.number && other.text === line.text);
    if (said === undefined || agree(line, said)) return [];
    return [`beside "${slip}": "${line.text}" is ${tell(said)}, and without it ${tell(line)}`];
  });
}

const agree = (without: LineVerdict, beside: LineVerdict): boolean =>
  beside.status === without.status || beside.status === 'unjudged' || beside.status === 'ignored';

const tell = ({ status, why }: LineVerdict): string => (why === undefined ? status : `${status} (${why})`);
