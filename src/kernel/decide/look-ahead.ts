import type { Json, Realm } from '../realm';
import type { Ask, DecisionKind, Objection } from './decision';
import type { Order } from './order';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- kinds differ in locals, facts and answers
type AnyKind<R extends Realm> = DecisionKind<R, any, any, any>;

/** Orders of one mail for a decision that follows the open one, each with its line. */
export interface Ahead<R extends Realm> {
  kind: AnyKind<R>;
  orders: Order[];
}

/** What plans of a mail look like as things would stand after its answer, short of dice. */
export interface LookedAhead {
  /** Doubts only: what is rolled in between may still change them. */
  doubts: Objection[];
  foreseen: string[];
}

/** Judges the plans of a mail in the view that its own answer would make. */
export function lookAhead<R extends Realm>(
  kind: AnyKind<R>,
  answer: Json,
  q: Ask<R>,
  plans: readonly Ahead<R>[],
): LookedAhead {
  const view = kind.imagine?.(answer, q);
  if (view === undefined) return { doubts: [], foreseen: [] };
  const looked = plans.map((plan) => lookAt(plan, { ...q, view }));
  return { doubts: looked.flatMap((l) => l.doubts), foreseen: looked.flatMap((l) => l.foreseen) };
}

function lookAt<R extends Realm>({ kind, orders }: Ahead<R>, scope: Ask<R>): LookedAhead {
  const facts = kind.imagined?.(scope) as unknown;
  if (facts === undefined || facts === null) return { doubts: [], foreseen: [] };
  const q: Ask<R> = { ...scope, facts };
  const put = kind.assemble(orders, q);
  const objections = 'objections' in put ? put.objections : kind.judge(put.answer, q);
  const doubts = objections.map((o) => ({
    ...o,
    level: 'doubtful' as const,
  }));
  const clear = 'answer' in put && objections.every((o) => o.level !== 'illegal');
  return { doubts, foreseen: clear ? (kind.foresee?.(put.answer, q) ?? []) : [] };
}
