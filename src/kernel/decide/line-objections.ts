import type { RuleRef } from '../realm';
import { illegal, type Objection } from './decision';
import { listed } from './names';
import type { LineVerdict } from './verdict';

/** Objections to lines that say something else than the first of them, for a decision that one order answers. */
export function contradicting(
  { single, rule }: { single?: true; rule: RuleRef },
  given: readonly { verdict: LineVerdict }[],
): Objection[] {
  const [first, ...more] = given.map(({ verdict }) => verdict);
  if (!single || !first) return [];
  const text = `one order answers this, and line ${first.number} is another`;
  const nearest = first.read === undefined ? {} : { nearest: first.read };
  return more
    .filter(({ read }) => read !== first.read)
    .map(({ number }) => illegal(rule, text, { line: number, ...nearest }));
}

/** Tells a line what is wrong with it: a refused line keeps the rule it is refused by, and an order that is legal in its place. */
export function objectedTo(line: LineVerdict, { level, text, rule, nearest, could }: Objection): void {
  line.why = line.why ? `${line.why}; ${text}` : text;
  const refuses = level === 'illegal';
  if (line.status === 'error' && !refuses) return;
  if (line.status === 'doubt' && refuses) delete line.nearest;
  line.status = refuses ? 'error' : 'doubt';
  line.rule = rule;
  if (nearest !== undefined) line.nearest = nearest;
  if (could !== undefined) line.could = could;
}

/**
 * Tells the line of a plan what may be wrong with it when its time comes. `pass` is not offered: in its place it would pass what is
 * asked now.
 */
export function doubted(line: LineVerdict, { text, rule, nearest }: Objection): void {
  const then = line.status === 'doubt' ? '' : 'as it would stand then: ';
  line.why = `${line.why ?? ''}; ${then}${text}`;
  line.status = 'doubt';
  Object.assign(line, { rule, ...(nearest === undefined || nearest === 'pass' ? {} : { nearest }) });
}

/** Says of a line that nothing can be said of it before the faults of the mail are mended. */
export function leftUnjudged(line: LineVerdict): void {
  if (line.status !== 'ok') return;
  line.status = 'unjudged';
  line.why = 'read, but not judged as long as other lines are in error';
}

/** Shows players what they wrote for themselves behind orders that were read. */
export function noted(lines: readonly LineVerdict[], notes: readonly { number: number; text: string }[]): void {
  for (const { number, text } of notes)
    for (const line of lines.filter((l) => l.number === number && l.status !== 'error' && l.status !== 'ignored'))
      line.why = line.why ? `${line.why}; your note: "${text}"` : `your note: "${text}"`;
}

/** Refuses lines that say of somebody that he stays whom an order of the same mail sends elsewhere: one of the two is not meant. */
export function stayingAndOrdered(
  staying: ReadonlyMap<LineVerdict, readonly string[]>,
  inForce: readonly string[],
): void {
  const ordered = (name: string): boolean =>
    inForce.some((order) =>
      order.split(/[,:;] | to | from /).some((part) => part === name || part.endsWith(` ${name}`)),
    );
  for (const [line, names] of staying) {
    const both = names.filter(ordered);
    if (both.length === 0 || line.status === 'error') continue;
    const text = `${listed(both, 'and')} is said to stay, and ordered too; write which is meant`;
    Object.assign(line, { status: 'error', why: line.why === undefined ? text : `${line.why}; ${text}` });
  }
}
