import type { Engine } from '../engine';
import type { Fact } from '../flow/fact';
import type { Json, Realm } from '../realm';
import type { OpenDecision, Position } from '../record/position';
import type { AnswerSubmission } from '../record/submission';
import type { Ask, DecisionKind, Objection } from './decision';
import { inAdvance } from './standing';
import type { StandingOrder } from './standing';

/** An answer that needs no person, or the news that one given in advance did not fit. */
export type Automatic =
  { submission: AnswerSubmission } | { misfit: { decision: string; orders: StandingOrder[]; why: string } };

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- kinds differ in locals, facts and answers
type AnyKind<R extends Realm> = DecisionKind<R, any, any, any>;

/** The next open decision that answers itself, or null when only persons can go on. */
export function automatic<R extends Realm>(engine: Engine<R>, position: Position): Automatic | null {
  if (position.over) return null;
  for (const open of position.open) {
    if (open.sealed) continue;
    const found = answerFor(engine, position, open);
    if (found) return found;
  }
  return null;
}

function answerFor<R extends Realm>(engine: Engine<R>, position: Position, open: OpenDecision): Automatic | null {
  const kind = engine.kind(open.kind);
  const q = engine.ask(position, open);
  const only = kind.only?.(q) ?? null;
  if (only) return given(open, 'forced', only.answer as Json, []);
  const advance = inAdvance(position.standing, open.seat);
  const scope = engine.system.planScope(position.world as R['world']);
  const mine = advance.orders.filter((o) => o.kind === open.kind && !o.off && (!o.once || o.scope === scope));
  for (const orders of [mine.filter((o) => o.once), mine.filter((o) => !o.once)]) {
    const fitting = orders.filter((o) => fits(kind, o, q));
    if (fitting.length === 0) continue;
    const tried = assembled(kind, fitting, q);
    if ('answer' in tried) return given(open, 'standing', tried.answer, fitting);
    return {
      misfit: {
        decision: open.id,
        orders: fitting,
        why: tried.objections.map((o) => `${o.text} (${o.rule})`).join('; '),
      },
    };
  }
  const asks = advance.askMe.includes(open.kind) || open.misfits.length > 0;
  if (kind.interphase === undefined || asks) return null;
  const silent = kind.ifSilent(q);
  return silent === 'moderator' ? null : given(open, 'standing', silent.answer as Json, []);
}

function given(open: OpenDecision, source: 'forced' | 'standing', answer: Json, used: StandingOrder[]): Automatic {
  const by = used.map((o) => o.id);
  return { submission: { kind: 'answer', source, seat: open.seat, decision: open.id, answer, by } };
}

function fits<R extends Realm>(kind: AnyKind<R>, standing: StandingOrder, q: Ask<R>): boolean {
  const when = standing.order.when;
  const condition = when === undefined ? undefined : kind.conditions?.[when];
  if (when !== undefined && !condition?.(q)) return false;
  return kind.concerns?.(standing.order, q) ?? true;
}

function assembled<R extends Realm>(
  kind: AnyKind<R>,
  orders: StandingOrder[],
  q: Ask<R>,
): { answer: Json } | { objections: Objection[] } {
  const put = kind.assemble(
    orders.map((o) => o.order),
    q,
  );
  if ('objections' in put) return put;
  const objections = kind.judge(put.answer, q).filter((o) => o.level === 'illegal');
  return objections.length > 0 ? { objections } : { answer: put.answer as Json };
}

/** Takes the plans among the orders `ids` away, and tells their owner which of his orders answered; nobody else. */
export function spend(position: Position, seat: string, ids: readonly string[]): Fact[] {
  const advance = position.standing[seat];
  const used = advance?.orders.filter((o) => ids.includes(o.id)) ?? [];
  if (!advance || used.length === 0) return [];
  advance.orders = advance.orders.filter((o) => !(o.once && ids.includes(o.id)));
  const orders = used.map((o) => ({ id: o.id, text: o.text, once: o.once }));
  return [{ type: 'despatch.standing-fired', rule: '', audience: [seat], body: { orders } }];
}

/** The position once everything given in advance that does not fit has been tried: what is then open needs a person or has its answer. */
export function atRest<R extends Realm>(engine: Engine<R>, position: Position): Position {
  let now = position;
  for (;;) {
    const found = now.entering ? null : automatic(engine, now);
    if (!found || !('misfit' in found)) return now;
    now = misfit(now, found.misfit);
  }
}

/** A plan that does not fit is dropped, a standing order switches itself off; the decision will say so when it is asked. */
function misfit(position: Position, found: Extract<Automatic, { misfit: unknown }>['misfit']): Position {
  const next = structuredClone(position);
  const open = next.open.find((o) => o.id === found.decision);
  if (!open) return next;
  const ids = found.orders.map((o) => o.id);
  open.misfits.push(`${found.orders.map((o) => `"${o.text}"`).join(', ')}: ${found.why}`);
  const advance = inAdvance(next.standing, open.seat);
  advance.orders = advance.orders
    .filter((o) => !(o.once && ids.includes(o.id)))
    .map((o) => (ids.includes(o.id) ? { ...o, off: found.why } : o));
  next.standing[open.seat] = advance;
  return next;
}
