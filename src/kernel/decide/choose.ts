import type { Engine } from '../engine';
import type { Realm } from '../realm';
import type { OpenDecision, Position } from '../record/position';
import { conditionsKey, conditionsOf, failing, printCondition } from './condition';
import type { AnyKind, Ask } from './decision';
import { inAdvance, inForce, type StandingOrder } from './standing';

/** An order given in advance that does not answer, and why not. */
export interface Passed {
  order: StandingOrder;
  why: string;
}

/** Of all that a seat has given in advance for a decision: what answers it, and what does not. */
export interface Choice {
  used: StandingOrder[];
  passed: Passed[];
}

export const LESS_SPECIFIC = 'another of your orders comes first';

/**
 * The orders given in advance that answer an open decision: one group of those that fit. Plans come before standing
 * orders, more conditions before fewer, then what was written first.
 */
export function choose<R extends Realm>(engine: Engine<R>, position: Position, open: OpenDecision): Choice {
  const kind = engine.kind(open.kind);
  const q = engine.ask(position, open);
  const scopeOf = engine.scopes(position, open.seat);
  const mine = inAdvance(position.standing, open.seat).orders.filter(
    (o) => o.kind === open.kind && o.off === undefined && inForce(o, scopeOf),
  );
  const tried = mine.map((order) => ({ order, why: misses(kind, order, q) }));
  const fitting = tried.filter((t) => t.why === null).map((t) => t.order);
  const together = firstGroup(fitting);
  // Where one order answers, that is the one that was written first.
  const used = kind.single ? together.slice(0, 1) : together;
  const passed = tried.flatMap(({ order, why }) =>
    used.includes(order) ? [] : [{ order, why: why ?? LESS_SPECIFIC }],
  );
  return { used, passed };
}

/** Why an order is not meant for this very decision; null: it is. */
function misses<R extends Realm>(kind: AnyKind<R>, { order }: StandingOrder, q: Ask<R>): string | null {
  const conditions = kind.conditions ?? [];
  const given = failing(order, conditions, q);
  if (given) return `"${printCondition(given, conditions, q)}" does not hold`;
  const concerns = kind.concerns?.(order, q) ?? true;
  return concerns === true ? null : concerns || 'it is meant for something else';
}

const groupOf = ({ once, order }: StandingOrder): string => `${once ? 'plan' : 'always'} ${conditionsKey(order)}`;

function firstGroup(fitting: readonly StandingOrder[]): StandingOrder[] {
  const rank = ({ once, order }: StandingOrder): number => (once ? 1000 : 0) + conditionsOf(order).length;
  const first = [...fitting].sort((a, b) => rank(b) - rank(a))[0];
  return first ? fitting.filter((o) => groupOf(o) === groupOf(first)) : [];
}
