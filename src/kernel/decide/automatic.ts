import type { Engine } from '../engine';
import type { Fact } from '../flow/fact';
import type { Json, Realm } from '../realm';
import type { OpenDecision, Position } from '../record/position';
import type { AnswerSubmission } from '../record/submission';
import { choose, LESS_SPECIFIC } from './choose';
import { conditionsOf, printCondition } from './condition';
import { withFirst } from './contrary';
import { publishedDefault, type AnyKind, type Ask, type Objection, type PlannedOrder } from './decision';
import { listed } from './names';
import { inAdvance, inForce, type InAdvance, type ScopeOf, type StandingOrder } from './standing';

/** An answer that needs no person, or the news that one given in advance did not fit. */
export type Automatic =
  | { submission: AnswerSubmission }
  | { misfit: { decision: string; orders: StandingOrder[]; why: string } };

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
  // What was given in advance did not fit: he is asked, nothing less specific is guessed.
  if (open.misfits.length > 0) return null;
  const { used } = choose(engine, position, open);
  if (used.length > 0) {
    const { orders, tried } = standing(kind, used, q);
    const left = 'answer' in tried ? leftOut(kind, orders, tried.answer, q) : [];
    if (left.length > 0) return { misfit: { decision: open.id, orders, why: cameSince(left) } };
    if ('answer' in tried) return given(open, 'standing', tried.answer, orders, tried.plans);
    return { misfit: { decision: open.id, orders, why: whyNot(tried.objections) } };
  }
  if (!answersItself(kind, engine, position, q)) return null;
  const silent = kind.ifSilent(q);
  return silent === 'moderator' ? null : given(open, 'standing', silent.answer as Json, []);
}

/** What has come into play since plans were written that could not know it. */
function leftOut<R extends Realm>(kind: AnyKind<R>, used: readonly StandingOrder[], answer: Json, q: Ask<R>): string[] {
  return used.some((o) => o.partial) ? (kind.leftOut?.(answer, q) ?? []) : [];
}

const cameSince = (names: readonly string[]): string => {
  const few = names.length > MOST_NAMED ? [...names.slice(0, MOST_NAMED), 'others'] : names;
  return `it says nothing of ${listed(few, 'and')}, who came into play since`;
};
const MOST_NAMED = 4;

/** Whether a plan in force for a later step lets the published default answer a decision of this kind. */
export function passedOver<R extends Realm>(kind: AnyKind<R>, advance: InAdvance, scopeOf: ScopeOf): boolean {
  const passes = (o: StandingOrder): boolean =>
    (kind.passedBy ?? []).includes(o.kind) && o.once && !o.partial && o.off === undefined && inForce(o, scopeOf);
  return !advance.askMe.includes(kind.kind) && advance.orders.some(passes);
}

/** Whether the published default answers: always, or because the player has planned a later step of his own segment. */
function answersItself<R extends Realm>(kind: AnyKind<R>, engine: Engine<R>, position: Position, q: Ask<R>): boolean {
  const { seat } = q;
  const advance = inAdvance(position.standing, seat);
  if (advance.askMe.includes(kind.kind)) return false;
  return publishedDefault(kind, q) !== undefined || passedOver(kind, advance, engine.scopes(position, seat));
}

function given(
  open: OpenDecision,
  source: 'forced' | 'standing',
  answer: Json,
  used: StandingOrder[],
  plans: PlannedOrder[] = [],
): Automatic {
  const by = used.map((o) => o.id);
  const then = plans.length > 0 ? { plans } : {};
  return { submission: { kind: 'answer', source, seat: open.seat, decision: open.id, answer, by, ...then } };
}

/** What answers of orders given in advance, what came of it, and why others of them do not, by their ids. */
interface Standing {
  orders: StandingOrder[];
  tried: Assembled;
  left: ReadonlyMap<string, string>;
}

/**
 * Orders under the same conditions, together where they stand together; else the first, with what goes with it of those
 * that were written after it. Where the first does not stand, none does.
 */
function standing<R extends Realm>(kind: AnyKind<R>, given: StandingOrder[], q: Ask<R>): Standing {
  const used = withFirst(kind, given, q);
  const all = assembled(kind, used, q);
  const together: Standing = { orders: used, tried: all, left: new Map() };
  if ('answer' in all) return together;
  const [first, ...others] = used;
  const alone = first ? assembled(kind, [first], q) : null;
  if (!first || !alone || !('answer' in alone)) return together;
  return others.reduce<Standing>(
    ({ orders, tried, left }, next) => {
      const now = assembled(kind, [...orders, next], q);
      if ('answer' in now) return { orders: [...orders, next], tried: now, left };
      return { orders, tried, left: new Map([...left, [next.id, whyNot(now.objections)]]) };
    },
    { orders: [first], tried: alone, left: new Map() },
  );
}

const whyNot = (objections: readonly Objection[]): string => objections.map((o) => `${o.text} (${o.rule})`).join('; ');

/** What orders come to, with what is planned by it, or why it is not legal. */
type Assembled = { answer: Json; plans?: PlannedOrder[] } | { objections: Objection[] };

function assembled<R extends Realm>(kind: AnyKind<R>, orders: StandingOrder[], q: Ask<R>): Assembled {
  const put = kind.assemble(
    orders.map((o) => o.order),
    q,
  );
  if ('objections' in put) return put;
  const objections = kind.judge(put.answer, q).filter((o) => o.level === 'illegal');
  return objections.length > 0 ? { objections } : { ...put, answer: put.answer as Json };
}

/**
 * Takes the plans that answered away, and tells their owner, nobody else, which of his orders answered and why, and which
 * of the same kind did not. Null: he has given nothing in advance for this decision.
 */
export function spend<R extends Realm>(engine: Engine<R>, position: Position, submission: AnswerSubmission): Fact[] {
  const { seat, decision, by = [] } = submission;
  const open = position.open.find((o) => o.id === decision);
  const advance = position.standing[seat];
  if (!open || !advance) return [];
  if (submission.source === 'forced') return outOfReach(engine, position, open, submission);
  if (submission.source !== 'standing') return [];
  const { used, passed } = choose(engine, position, open);
  const fired = used.filter((o) => by.includes(o.id));
  const kind = engine.kind(open.kind);
  if (fired.length + (kind.quiet ? 0 : passed.length) === 0) return [];
  const q = engine.ask(position, open);
  advance.orders = advance.orders.filter((o) => !(o.once && !kind.lasting && by.includes(o.id)));
  const because = (o: StandingOrder): string[] =>
    conditionsOf(o.order).map((g) => printCondition(g, kind.conditions ?? [], q));
  const others = used.filter((o) => !fired.includes(o));
  const left = others.length > 0 ? standing(kind, used, q).left : null;
  const body = {
    kind: kind.kind,
    answer: kind.print(submission.answer, q),
    orders: fired.map((o) => ({ ...named(o), because: because(o) })),
    passed: [
      ...passed.map((p) => ({ ...named(p.order), why: p.why })),
      ...others.map((o) => ({ ...named(o), why: left?.get(o.id) ?? LESS_SPECIFIC })),
    ],
  };
  return [{ type: 'despatch.standing-fired', rule: '', audience: [seat], body }];
}

/** Tells their owner why his orders did not act where one answer only was possible; they stay. */
function outOfReach<R extends Realm>(
  engine: Engine<R>,
  position: Position,
  open: OpenDecision,
  { seat, answer }: AnswerSubmission,
): Fact[] {
  const kind = engine.kind(open.kind);
  const q = engine.ask(position, open);
  const why = kind.only?.(q)?.why;
  const printed = kind.print(answer, q);
  if (why === undefined) return [];
  const passed = choose(engine, position, open).used.filter((o) => !saysSo(kind, o, printed, q));
  if (passed.length === 0) return [];
  const body = {
    ...{ kind: kind.kind, answer: printed, orders: [], only: true },
    passed: passed.map((o) => ({ ...named(o), why })),
  };
  return [{ type: 'despatch.standing-fired', rule: '', audience: [seat], body }];
}

/** Whether an order comes to the answer that is printed so, by the same verb: `retreat` of a stack that can only stand does not. */
function saysSo<R extends Realm>(
  kind: AnyKind<R>,
  given: StandingOrder,
  printed: readonly string[],
  q: Ask<R>,
): boolean {
  if (printed.includes(given.text)) return true;
  if (!printed.some((line) => line.startsWith(given.order.verb))) return false;
  const alone = assembled(kind, [given], q);
  return 'answer' in alone && kind.print(alone.answer, q).join() === printed.join();
}

const named = ({ id, text, once }: StandingOrder) => ({ id, text, once });

/** The position once everything given in advance that does not fit has been tried: what is then open needs a person or has its answer. */
export function atRest<R extends Realm>(engine: Engine<R>, position: Position): Position {
  let now = position;
  for (;;) {
    const found = now.entering ? null : automatic(engine, now);
    if (!found || !('misfit' in found)) return now;
    now = misfit(now, found.misfit);
  }
}

const misfitText = ({ orders, why }: { orders: readonly StandingOrder[]; why: string }): string =>
  `${orders.map((o) => `"${o.text}"`).join(', ')}: ${why}`;

/** The orders that did not fit, as they were given in advance: what `misfitText` has put together. */
export const ordersThatMisfit = ({ misfits }: OpenDecision): string[] =>
  misfits.flatMap((text) => {
    const all = /^"[^"]*"(?:, "[^"]*")*(?=: )/.exec(text)?.[0] ?? '';
    return [...all.matchAll(/"([^"]*)"/g)].flatMap(([, order]) => (order === undefined ? [] : [order]));
  });

/** A plan that does not fit is dropped, a standing order switches itself off; the decision will say so when it is asked. */
function misfit(position: Position, found: Extract<Automatic, { misfit: unknown }>['misfit']): Position {
  const next = structuredClone(position);
  const open = next.open.find((o) => o.id === found.decision);
  if (!open) return next;
  const ids = found.orders.map((o) => o.id);
  open.misfits.push(misfitText(found));
  const advance = inAdvance(next.standing, open.seat);
  advance.orders = advance.orders
    .filter((o) => !(o.once && ids.includes(o.id)))
    .map((o) => (ids.includes(o.id) ? { ...o, off: found.why } : o));
  next.standing[open.seat] = advance;
  return next;
}
