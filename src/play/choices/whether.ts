import { decision, type Ask, type DecisionKind } from '../../kernel/decide/decision';
import type { Order, OrderKind } from '../../kernel/decide/order';
import type { Act, Next } from '../../kernel/flow/act';
import type { Realm } from '../../kernel/realm';
import { isPass, passVerb, type PassOrder } from '../words/pass';
import type { Heads } from './spec';

type Kind<R extends Realm, L, F, O extends Order> = DecisionKind<R, L, F, boolean, O | PassOrder>;

/** A decision of yes and no. */
export interface WhetherSpec<R extends Realm, L, O extends Order, F extends object>
  extends Heads<R>, Partial<Pick<Kind<R, L, F, O>, 'conditions' | 'followedBy' | 'concerns' | 'foresee' | 'quiet'>> {
  /** The verb that says yes, and stands alone. */
  order: OrderKind<R, O>;
  question(q: Ask<R, F>): string;
  disclose(c: Act<R, L>): { seat: R['seat']; facts: F } | null;
  byDefault(q: Ask<R, F>): boolean;
  /** What is done, and what is not, in words. */
  yes: string;
  no: string;
  take(c: Act<R, L>, yes: boolean): Next;
}

/** Whether something is done: its verb, or `pass`. */
export function chooseWhether<R extends Realm, L, O extends Order, F extends object = object>(
  spec: WhetherSpec<R, L, O, F>,
): Kind<R, L, F, O> {
  const { order } = spec;
  const line = (q: Ask<R, F>): string => order.print({ verb: order.verb } as O, q);
  return decision<R, L, F, boolean, O | PassOrder>({
    ...spec,
    verbs: [order, passVerb] as unknown as Kind<R, L, F, O>['verbs'],
    prompt: (q) => ({ question: spec.question(q), choices: [line(q), 'pass'], examples: [line(q), 'pass'] }),
    assemble: (orders) => ({ answer: orders.some((one) => !isPass<O>(one)) }),
    judge: () => [],
    print: (answer, q) => [answer ? line(q) : 'pass'],
    ifSilent: (q) => (spec.byDefault(q) ? { answer: true, text: spec.yes } : { answer: false, text: spec.no }),
    touch: {
      things: () => [],
      offers: (q, picked) => (picked.length > 0 ? [] : [{ at: null, says: spec.yes, lines: [line(q)] }]),
    },
    sample: (_, rng) => rng.chance(1, 2),
    take: (c, answer) => spec.take(c, answer),
  });
}
