import { eachOnce } from '../data/each-once';
import type { Engine } from '../engine';
import type { Fact } from '../flow/fact';
import type { Realm, SeatId } from '../realm';
import type { Position } from '../record/position';
import { conditionsOf } from './condition';
import { inAdvance, inForce, type StandingOrder } from './standing';

/** A plan that ended with its time, and the decision that it was for. */
export interface FallenAway {
  text: string;
  title: string;
  /** Why it did not answer; null: nothing was asked that it could have answered. */
  why: string | null;
}

/**
 * Plans of a seat whose time went by between two positions while nothing asked for them: an attack that was written ahead and
 * had nobody left to attack; and those that were to answer whatever came and did not. `since`: what happened between, of which
 * those that have answered, or whose conditions did not hold, are left out; so is who passes, and who may be asked many times
 * and ends with its time anyhow.
 */
export function fallenAway<R extends Realm>(
  engine: Engine<R>,
  before: Position | null,
  now: Position,
  seat: SeatId,
  since: readonly Pick<Fact, 'type' | 'body'>[],
): FallenAway[] {
  const fired = since.flatMap((fact) => (fact.type === 'despatch.standing-fired' ? [bodyOf(fact)] : []));
  const answered = fired.flatMap((body) => (body.orders ?? []).map(({ id }) => id));
  const passed = new Map(fired.flatMap((body) => (body.passed ?? []).map(({ id, why }) => [id, why] as const)));
  const told = (o: StandingOrder): boolean =>
    answered.includes(o.id) || (passed.has(o.id) && conditionsOf(o.order).length > 0);
  const { orders } = inAdvance(now.standing, seat);
  const then = before && engine.scopes(before, seat);
  const stood = (o: StandingOrder): boolean =>
    !before || !then || inForce(o, then) || !inAdvance(before.standing, seat).orders.some(({ id }) => id === o.id);
  return orders
    .filter((o) => o.once && o.off === undefined && o.order.verb !== 'pass' && !told(o))
    .filter(
      (o) => !engine.kind(o.kind).lasting && (now.over !== null || !inForce(o, engine.scopes(now, seat))) && stood(o),
    )
    .map((o) => {
      const { title, quiet } = engine.kind(o.kind);
      const ended = now.over !== null && inForce(o, engine.scopes(now, seat)) ? endedBefore(title) : null;
      return { text: o.text, title, why: passed.get(o.id) ?? ended ?? (quiet ? neverPossible(title) : null) };
    });
}

/** A plan that waited when the game ended. */
const endedBefore = (title: string): string => `the game ended before ${title}, so nothing was done`;

/** Of what is asked in silence, whenever it might be done: why none of it answered is not reported each time. */
const neverPossible = (title: string): string =>
  `the time for ${title} went by and this was possible at no moment of it, so nothing was done`;

/** What a report of what answered says of each of the orders. */
const bodyOf = ({ body }: Pick<Fact, 'body'>) =>
  body as unknown as { orders?: { id: string }[]; passed?: { id: string; why: string }[] };

/** `"attack 1723: 25/7A": 25/7A is not beside 1723 (10.12)`, or that the time went by; all to which the same befell in one line. */
export function fallenLines(all: readonly FallenAway[]): string[] {
  const lines = new Map<string, string[]>();
  for (const { text, title, why } of all) {
    const reason = why ?? `the time for ${title} went by and you had nothing to decide in it, so nothing was done`;
    lines.set(reason, [...(lines.get(reason) ?? []), `"${text}"`]);
  }
  return [...lines].map(([reason, texts]) => `${eachOnce(texts).join(', ')}: ${reason}`);
}
