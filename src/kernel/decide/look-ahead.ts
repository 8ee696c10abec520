import type { Json, Realm } from '../realm';
import { publishedDefault, type AnyKind, type Ask, type Objection } from './decision';
import type { Order } from './order';
import { untouched } from './untouched';

/** Orders of one mail for a decision that follows the open one, each with its line. */
export interface Ahead<R extends Realm> {
  kind: AnyKind<R>;
  orders: Order[];
}

/** The decisions behind an open one, and what a mail says of them. */
export interface Following<R extends Realm> {
  /** All that may still be asked, in their order. */
  kinds: readonly AnyKind<R>[];
  plans: readonly Ahead<R>[];
}

/** What plans of a mail look like as things would stand after its answer, short of dice. */
export interface LookedAhead {
  /** Doubts only: what is rolled in between may still change them. */
  doubts: Objection[];
  foreseen: string[];
}

/**
 * Judges the plans of a mail one after the other, each in the view that the answer and the plans before it would make.
 * Beyond a decision that changes the view and is not planned, nothing can be said.
 */
export function lookAhead<R extends Realm>(
  kind: AnyKind<R>,
  answer: Json,
  q: Ask<R>,
  { kinds, plans }: Following<R>,
): LookedAhead {
  const told: LookedAhead = { doubts: [], foreseen: [] };
  const after = kinds.slice(kinds.indexOf(kind) + 1);
  // Nothing is told of what follows the last plan, so that is not imagined either.
  const planned = after.slice(0, after.findLastIndex((next) => plans.some((p) => p.kind === next)) + 1);
  if (planned.length === 0) return told;
  let view = imaginedBy(kind, answer, q);
  for (const next of planned) {
    const scope = { ...q, view };
    const plan = plans.find((p) => p.kind === next);
    if (next.awaits?.(scope)) return told;
    if (!plan && next.imagine) {
      const passed = passedOver(next, scope, plans);
      if (passed === null) return told;
      view = passed;
      continue;
    }
    const looked = plan && lookAt(plan, scope);
    if (!looked) continue;
    told.doubts.push(...looked.doubts);
    told.foreseen.push(...looked.foreseen);
    view = looked.view;
  }
  return told;
}

/** The view behind a decision that answers itself, as the mail has plans for what comes behind it; null: it is asked, or nothing can be said. */
function passedOver<R extends Realm>(kind: AnyKind<R>, scope: Ask<R>, plans: readonly Ahead<R>[]): R['view'] | null {
  const isPassed = kind.passedBy?.some((later) => plans.some((plan) => plan.kind.kind === later));
  if (!isPassed && publishedDefault(kind, scope) === undefined) return null;
  const facts = kind.imagined?.(scope) as unknown;
  if (facts === undefined || facts === null) return facts === null ? scope.view : null;
  const q: Ask<R> = { ...scope, facts };
  const silent = kind.ifSilent(q);
  return silent === 'moderator' ? null : imaginedBy(kind, silent.answer as Json, q);
}

const imaginedBy = <R extends Realm>(kind: AnyKind<R>, answer: Json, q: Ask<R>): R['view'] =>
  kind.imagine?.(answer, q) ?? q.view;

function lookAt<R extends Realm>(
  { kind, orders }: Ahead<R>,
  scope: Ask<R>,
): (LookedAhead & { view: R['view'] }) | null {
  const facts = kind.imagined?.(scope) as unknown;
  if (facts === undefined || facts === null) return null;
  const q: Ask<R> = { ...scope, facts };
  const put = kind.assemble(orders, q);
  const objections = 'objections' in put ? put.objections : kind.judge(put.answer, q);
  const doubts = objections.map((o) => ({
    ...o,
    level: 'doubtful' as const,
  }));
  if (!('answer' in put) || objections.some((o) => o.level === 'illegal'))
    return { doubts, foreseen: [], view: scope.view };
  const stays = untouched(kind, put.answer, q);
  const foreseen = [
    ...(kind.foresee?.(put.answer, q) ?? []),
    // Who orders a few in advance is not asked for the others.
    ...(stays === null ? [] : [`${kind.title}: ${stays}`]),
  ];
  return { doubts, foreseen, view: imaginedBy(kind, put.answer as Json, q) };
}
