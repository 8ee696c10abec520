import type { SeatId } from '../realm';
import { conditionsKey } from './condition';
import type { Order } from './order';

/** An answer given in advance. `once`: a plan, used up when it acts or when its segment ends. */
export interface StandingOrder {
  id: string;
  kind: string;
  order: Order;
  /** As printed in order words. */
  text: string;
  once: boolean;
  /** A plan that was written before all it is about had come into play: what it leaves out is asked. */
  partial?: true;
  /** The scope a plan was made in; it ends with it. */
  scope?: string;
  /** Why it switched itself off, if it did. */
  off?: string;
}

/** The scope that a plan for a decision kind has now: `System.planScope` of a world. */
export type ScopeOf = (kind: string) => string;

/** What one seat has left in advance. */
export interface InAdvance {
  orders: StandingOrder[];
  /** Kinds that shall be asked even though a published default would answer them. */
  askMe: string[];
  /** Numbers the next order: ids are never used twice. */
  given: number;
}

/** A change of what a seat has left in advance: one row of the log. */
export interface StandingChange {
  add: { kind: string; order: Order; text: string; once: boolean; partial?: true }[];
  forget: string[];
  askMe: string[];
  dontAsk: string[];
}

export const NO_CHANGE: Readonly<StandingChange> = { add: [], forget: [], askMe: [], dontAsk: [] };

export const nothingInAdvance = (): InAdvance => ({ orders: [], askMe: [], given: 0 });

/**
 * `before` with `change` made now. New plans of a kind replace the seat's older plans of that kind under the same
 * conditions; plans of scopes gone by are dropped.
 */
export function changeStanding(before: InAdvance, change: StandingChange, scopeOf: ScopeOf): InAdvance {
  const replaced = new Map(change.add.filter((a) => a.once).map((a) => [caseOf(a), true]));
  const kept = before.orders.filter(
    (o) => !change.forget.includes(o.id) && inForce(o, scopeOf) && !(o.once && replaced.has(caseOf(o))),
  );
  let given = before.given;
  const added = change.add.map((a) => ({ id: `s${++given}`, ...a, ...(a.once ? { scope: scopeOf(a.kind) } : {}) }));
  const askMe = [...before.askMe.filter((k) => !change.dontAsk.includes(k)), ...change.askMe];
  return { orders: [...kept, ...added], askMe: askMe.filter((k, i) => askMe.indexOf(k) === i), given };
}

/** The decision kind and the conditions that orders given in advance are for. */
export const caseOf = ({ kind, order }: { kind: string; order: Order }): string => `${kind} ${conditionsKey(order)}`;

/** Whether a plan's scope still lasts; standing orders have none. */
export const inForce = (order: StandingOrder, scopeOf: ScopeOf): boolean =>
  !order.once || order.scope === scopeOf(order.kind);

/** What `seat` has left in advance. */
export function inAdvance(all: Record<SeatId, InAdvance>, seat: SeatId): InAdvance {
  return all[seat] ?? nothingInAdvance();
}
