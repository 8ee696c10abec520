import type { Engine } from '../engine';
import type { Fact } from '../flow/fact';
import type { Realm, SeatId } from '../realm';
import type { Position } from '../record/position';
import { inAdvance, inForce } from './standing';
import type { StandingOrder } from './standing';

/** A plan that ended with its time, and the decision that it was for. */
export interface FallenAway {
  text: string;
  title: string;
}

/**
 * Plans of a seat whose time went by between two positions while nothing asked for them: an attack that was written ahead and
 * had nobody left to attack. `since`: what happened between, of which those that were told to have answered, or why they did
 * not, are left out; so is who passes, and who may be asked many times and ends with its time anyhow.
 */
export function fallenAway<R extends Realm>(
  engine: Engine<R>,
  before: Position | null,
  now: Position,
  seat: SeatId,
  since: readonly Pick<Fact, 'type' | 'body'>[],
): FallenAway[] {
  const told = since.flatMap((fact) => (fact.type === 'despatch.standing-fired' ? namedIn(fact) : []));
  const { orders } = inAdvance(now.standing, seat);
  const then = before && engine.scopes(before, seat);
  const stood = (o: StandingOrder): boolean =>
    !before || !then || inForce(o, then) || !inAdvance(before.standing, seat).orders.some(({ id }) => id === o.id);
  return orders
    .filter((o) => o.once && o.off === undefined && o.order.verb !== 'pass' && !told.includes(o.id))
    .filter(
      (o) => !engine.kind(o.kind).lasting && (now.over !== null || !inForce(o, engine.scopes(now, seat))) && stood(o),
    )
    .map((o) => ({ text: o.text, title: engine.kind(o.kind).title }));
}

/** The ids of the orders that a report of what answered names. */
function namedIn({ body }: Pick<Fact, 'body'>): string[] {
  const { orders = [], passed = [] } = body as unknown as Record<'orders' | 'passed', { id: string }[] | undefined>;
  return [...orders, ...passed].map(({ id }) => id);
}

/** `"attack 1723: 25/7A": the time for attacks went by and you had nothing to decide in it, so nothing was done` */
export const fallenLine = ({ text, title }: FallenAway): string =>
  `"${text}": the time for ${title} went by and you had nothing to decide in it, so nothing was done`;
