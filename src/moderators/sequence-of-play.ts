import type { AnyKind } from '../kernel/decide/decision';
import type { Procedure, Step } from '../kernel/flow/step';
import type { AnyEngine, AnyRealm } from '../systems/systems';

/** A step of the sequence of play, with those below it. */
export interface PlayStep {
  text: string;
  /** Who is asked what, by which rule; none: nobody is. */
  asks: { kind: string; title: string; rule: string; paragraph: string; seats: string }[];
  /** The procedure is written out above. */
  again: boolean;
  /** The steps of a call stand open to this depth. */
  open: boolean;
  below: PlayStep[];
}

/* oxlint-disable typescript/no-explicit-any -- steps of one procedure hold other local values than those of the next */
type AnyStep = Step<AnyRealm, any>;

/** Deeper than a printed card goes one opens what one looks for. */
const OPEN_TO = 2;

/** The steps of a scenario as the rulebook orders them: what the engine plays, written out. */
export function sequenceOf({ system }: AnyEngine, root: Procedure<AnyRealm>): PlayStep[] {
  const written = new Set<Procedure<AnyRealm>>();
  const asked = ({ kind, title, rule, seats }: AnyKind<AnyRealm>): PlayStep['asks'][number] => ({
    ...{ kind, title, rule, paragraph: /^[\d.]*\d/.exec(rule)?.[0] ?? '' },
    seats: seats.map((seat) => system.seatName(seat)).join(', '),
  });
  const shown = (step: AnyStep, depth: number): PlayStep[] => {
    if (step.kind === 'do') return [];
    if (step.kind === 'ask') return [plain(step.label, [asked(step.decision)])];
    if (step.kind === 'askAll') return [plain(step.label, unlike(step.decisions).map(asked))];
    if (step.kind !== 'call') return inside(step, shownAll(step.body, depth));
    const again = written.has(step.procedure);
    written.add(step.procedure);
    const below = again ? [] : shownAll(step.procedure.steps, depth + 1);
    return [{ ...plain(step.label, []), again: again && asksSomething(step.procedure), open: depth < OPEN_TO, below }];
  };
  const shownAll = (steps: readonly AnyStep[], depth: number): PlayStep[] => steps.flatMap((one) => shown(one, depth));
  return shownAll(root.steps, 0);
}

const plain = (text: string, asks: PlayStep['asks']): PlayStep => ({
  text,
  asks,
  again: false,
  open: false,
  below: [],
});

/** What is repeated or done on a condition only: with nothing to see below there is nothing to say. */
const inside = ({ label }: { label: string }, below: PlayStep[]): PlayStep[] =>
  below.length === 0 ? [] : [{ ...plain(label, []), open: true, below }];

/** Both sides are asked the same by two decisions. */
const unlike = (kinds: readonly AnyKind<AnyRealm>[]): AnyKind<AnyRealm>[] =>
  kinds.filter((one, i) => kinds.findIndex((other) => other.kind === one.kind) === i);

const asksSomething = ({ steps }: Procedure<AnyRealm>): boolean => steps.some((step: AnyStep) => step.kind !== 'do');
