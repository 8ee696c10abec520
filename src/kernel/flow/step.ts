import type { DecisionKind } from '../decide/decision';
import type { Json, Realm, SeatId } from '../realm';
import type { Act, Next } from './act';

/* oxlint-disable typescript/no-explicit-any -- a list of procedures holds many kinds of local values */

export interface DoStep<R extends Realm, L> {
  kind: 'do';
  label: string;
  run(c: Act<R, L>): Next;
  /** Runs when a call that `run` returned has ended; `result` are the local values the called procedure left. */
  returned?(c: Act<R, L>, result: any): void;
}
export interface AskStep<R extends Realm, L> {
  kind: 'ask';
  label: string;
  decision: DecisionKind<R, L, any, any>;
}
export interface AskAllStep<R extends Realm, L> {
  kind: 'askAll';
  label: string;
  decisions: DecisionKind<R, L, any, any>[];
}
export interface CallStep<R extends Realm, L> {
  kind: 'call';
  label: string;
  procedure: Procedure<R, any>;
  args(c: Act<R, L>): object;
  returned?(c: Act<R, L>, result: any): void;
  /** Whose player segment it is; absent where it is nobody's. */
  seat?: SeatId;
}
export interface EachStep<R extends Realm, L> {
  kind: 'each';
  label: string;
  as: string;
  items(c: Act<R, L>): Json[];
  says(item: any): string;
  body: Step<R, L>[];
}
export interface WhileStep<R extends Realm, L> {
  kind: 'while';
  label: string;
  test(c: Act<R, L>): boolean;
  atMost: number;
  body: Step<R, L>[];
}
export interface WhenStep<R extends Realm, L> {
  kind: 'when';
  label: string;
  test(c: Act<R, L>): boolean;
  body: Step<R, L>[];
}
export type Step<R extends Realm, L> =
  | DoStep<R, L>
  | AskStep<R, L>
  | AskAllStep<R, L>
  | CallStep<R, L>
  | EachStep<R, L>
  | WhileStep<R, L>
  | WhenStep<R, L>;

/** A list of labelled steps that reads as the rulebook's table of contents. */
export interface Procedure<R extends Realm, L extends object = any> {
  readonly name: string;
  readonly steps: readonly Step<R, L>[];
}

/** Writes the steps of one procedure; see architecture.md 3. */
export class StepWriter<R extends Realm, L extends object> {
  /** Runs a function. */
  do(label: string, run: (c: Act<R, L>) => Next, returned?: (c: Act<R, L>, result: any) => void): Step<R, L> {
    return { kind: 'do', label, run, returned };
  }
  /** One decision of one seat. */
  ask(label: string, decision: DecisionKind<R, L, any, any>): Step<R, L> {
    return { kind: 'ask', label, decision };
  }
  /** Several decisions, sealed, taken together in the order given here. */
  askAll(label: string, decisions: DecisionKind<R, L, any, any>[]): Step<R, L> {
    return { kind: 'askAll', label, decisions };
  }
  /** Another procedure; `returned` gets the local values it left. */
  call<M extends object>(
    label: string,
    procedure: Procedure<R, M>,
    args: (c: Act<R, L>) => NoInfer<M> = () => ({}) as M,
    returned?: (c: Act<R, L>, result: M) => void,
  ): Step<R, L> {
    return { kind: 'call', label, procedure, args, returned };
  }
  /** A player segment: another procedure, in which it is `seat`'s turn to act. */
  segment<M extends object>(
    label: string,
    seat: SeatId,
    procedure: Procedure<R, M>,
    args: (c: Act<R, L>) => NoInfer<M>,
  ): Step<R, L> {
    return { kind: 'call', label, procedure, args, seat };
  }
  /** The body once for each item, which stands in the local value `as`. The items are listed once, at the start. */
  each<K extends keyof L & string>(
    label: string,
    as: K,
    items: (c: Act<R, L>) => NonNullable<L[K]>[],
    body: Step<R, L>[],
    says: (item: NonNullable<L[K]>) => string = String,
  ): Step<R, L> {
    return { kind: 'each', label, as, items: items as (c: Act<R, L>) => Json[], says, body };
  }
  /** The body as long as `test` holds, at most `atMost` times: more is a named error, never an endless game. */
  while(label: string, test: (c: Act<R, L>) => boolean, body: Step<R, L>[], atMost = 100): Step<R, L> {
    return { kind: 'while', label, test, body, atMost };
  }
  /** The body if `test` holds. */
  when(label: string, test: (c: Act<R, L>) => boolean, body: Step<R, L>[]): Step<R, L> {
    return { kind: 'when', label, test, body };
  }
}

/** A procedure. @throws DuplicateLabel when two steps of one block share a label: a frame could not be found again. */
export function define<R extends Realm, L extends object = object>(
  name: string,
  write: (s: StepWriter<R, L>) => Step<R, L>[],
): Procedure<R, L> {
  const steps = write(new StepWriter<R, L>());
  checkLabels(name, steps);
  return { name, steps };
}

export class DuplicateLabel extends Error {
  constructor(where: string, label: string) {
    super(`${where}: the label "${label}" stands twice in one block`);
    this.name = 'DuplicateLabel';
  }
}

function checkLabels<R extends Realm, L>(where: string, steps: readonly Step<R, L>[]): void {
  const labels = new Map<string, true>();
  for (const step of steps) {
    if (labels.has(step.label)) throw new DuplicateLabel(where, step.label);
    labels.set(step.label, true);
    if ('body' in step) checkLabels(`${where} > ${step.label}`, step.body);
  }
}
