import { illegal, type Objection, type Prompt } from '../../../kernel/decide/decision';
import type { Touch } from '../../../kernel/decide/touch';
import { lineOf } from '../../../play/choices/sound-entry';
import type { Ask, Mercury, SeaId } from '../mercury';
import { printSea } from '../orders/names';
import { barred, liesThere, pathFault } from '../rules/17-movement';

/** What may sail now in a Naval Movement phase: a Task Force, or a German unit (17.1). */
export interface Sailing {
  id: string;
  name: string;
  /** Null: it enters the map (17.13). */
  at: SeaId | null;
  points: number;
  /** Where it may end, with what that costs. */
  ends: ReadonlyMap<SeaId, number>;
  /** The cheapest way; null: there is none. */
  way(to: SeaId): SeaId[] | null;
  line(path: SeaId[]): string;
}

/** The question with what may sail, and where the first of them might. */
export function sailingPrompt(question: string, all: readonly Sailing[], q: Ask): Prompt {
  const [first] = all;
  const near = first && [...first.ends.keys()].find((at) => at !== first.at);
  const path = first && near ? first.way(near) : null;
  return {
    question,
    choices: [
      ...all.map(
        ({ name, at, points }) =>
          `move ${name} (${at === null ? 'enters' : printSea(at, q.data)}, ${points} points): zone, zone`,
      ),
      'pass',
    ],
    examples: [...(first && path ? [first.line(path)] : []), 'pass'],
  };
}

/** Where the one that is picked may end; several are sent one after the other. */
export const touchSailings = (all: (q: Ask) => readonly Sailing[]): Touch<Mercury, object> => ({
  things: (q) => all(q).map(({ id, name, points, at }) => ({ id, name: `${name}, ${points} points`, at })),
  offers(q, picked) {
    const [one, ...others] = all(q).filter(({ id }) => picked.includes(id));
    if (!one || others.length > 0) return [];
    return [...one.ends].flatMap(([at, spent]) => {
      const path = at === one.at ? null : one.way(at);
      return path ? [{ at, says: `${spent} of ${one.points}`, lines: [one.line(path)] }] : [];
    });
  },
});

/** What is wrong with the way of one that may sail (17.12, 17.2). `instead`: the order for a place that it may not enter. */
export function wayFaults(
  { name, at, points, line }: Pick<Sailing, 'name' | 'at' | 'points' | 'line'>,
  move: { path: SeaId[]; line?: number },
  q: Ask,
  instead?: (end: SeaId) => string,
): Objection[] {
  const { path } = move;
  const here = lineOf(move);
  if (at !== null && path.length === 0)
    return [illegal('17.12', `${name} ${liesThere(at, q.data)}`, { ...here, nearest: 'pass' })];
  const end = path.at(-1) ?? '';
  const shut = barred(q, q.seat, end);
  if (shut) return [illegal(shut.rule, shut.text, { ...here, ...(instead ? { nearest: instead(end) } : {}) })];
  const [zone = '', ...rest] = path;
  const fault = at === null ? pathFault(q.data, zone, rest) : pathFault(q.data, at, path);
  if (fault) return [illegal(fault.rule, fault.text, here)];
  if (path.length <= points) return [];
  const text = `${name} has ${points} movement points; this way takes ${path.length}`;
  return [illegal('17.12', text, { ...here, nearest: line(path.slice(0, points)) })];
}
