import type { Engine } from '../engine';
import type { Realm } from '../realm';
import type { AnswerSubmission } from '../record/submission';
import { playOut } from './playout';

/** What bots order in games of a system: so often each verb, `pass` for nothing at all; and what was wrong with the games. */
export interface VerbsOrdered {
  counts: ReadonlyMap<string, number>;
  faults: readonly string[];
}

/** Plays so many games of scenarios by the bots and counts the verbs of their answers. */
export function verbsOrdered<R extends Realm>(
  engine: Engine<R>,
  games: Readonly<Record<string, number>>,
): VerbsOrdered {
  const counts = new Map<string, number>();
  const played = Object.entries(games).flatMap(([scenario, n]) =>
    Array.from({ length: n }, (_, i) => ({ scenario, seed: `means/${i}` })),
  );
  const faults = played.flatMap((game) => {
    const kinds = new Map<string, string>();
    const { submissions, faults: found } = playOut(engine, {
      ...{ ...game, mode: 'strict' as const, bots: true, checkOneIn: 50 },
      onAsked: (_, { id, kind }) => void kinds.set(id, kind),
    });
    const answers = submissions.filter((one): one is AnswerSubmission => one.kind === 'answer');
    for (const { decision, answer } of answers)
      for (const verb of verbsOf(engine, kinds.get(decision), answer)) counts.set(verb, (counts.get(verb) ?? 0) + 1);
    return found;
  });
  return { counts, faults };
}

/** The verbs of an answer; where a decision has one verb its lines do not name it. */
function verbsOf<R extends Realm>(engine: Engine<R>, kind: string | undefined, answer: unknown): string[] {
  if (kind === undefined) return [];
  const [only, ...others] = engine.kind(kind).verbs.flatMap(({ verb }) => (verb === 'pass' ? [] : [verb]));
  const lines = Array.isArray(answer) ? (answer as { verb?: string }[]) : [];
  if (lines.length === 0) return ['pass'];
  return lines.flatMap(({ verb }) => verb ?? (others.length === 0 ? (only ?? []) : []));
}

/** All verbs of a system, each once. */
export function verbsOfSystem<R extends Realm>({ system }: Engine<R>): string[] {
  const all = system.decisions.flatMap(({ verbs }) => verbs.map(({ verb }) => verb));
  return all.filter((verb, i) => all.indexOf(verb) === i);
}
