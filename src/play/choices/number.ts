import { decision, illegal, withNearest, type Ask, type DecisionKind } from '../../kernel/decide/decision';
import type { Order, OrderKind } from '../../kernel/decide/order';
import type { Act, Next } from '../../kernel/flow/act';
import type { Realm } from '../../kernel/realm';
import type { Fault } from '../../kernel/decide/fault';
import { besidesPass, passVerb, type PassOrder } from '../words/pass';
import { lineOf } from './sound-entry';
import type { Heads } from './spec';

/** The part of an order that is a number. */
type Numbered<O extends Order> = { [K in keyof O]: O[K] extends number ? K : never }[Exclude<keyof O, keyof Order>];
type Counted<O extends Order> = Record<Numbered<O>, number> & { line?: number };
type Kind<R extends Realm, L, F, O extends Order> = DecisionKind<R, L, F, Counted<O>, O | PassOrder>;

/** A decision that names a number. */
export interface NumberSpec<R extends Realm, L, O extends Order, F extends object>
  extends Heads<R>, Partial<Pick<Kind<R, L, F, O>, 'conditions' | 'followedBy' | 'foresee'>> {
  order: OrderKind<R, O>;
  /** The part of the order that is the number. */
  of: Numbered<O> & string;
  question(q: Ask<R, F>): string;
  disclose(c: Act<R, L>): { seat: R['seat']; facts: F } | null;
  /** What may be named; without `least` none may be, and that is `pass`. */
  least?(q: Ask<R, F>): number;
  most(q: Ask<R, F>): number;
  /** Why it may not be this number. */
  fault(number: number, q: Ask<R, F>): Fault | null;
  /** Set where several lines add up; without it one line answers. */
  adds?: true;
  /** What silence does, and with how many where that is not the least. */
  silence: string;
  byDefault?(q: Ask<R, F>): number;
  take(c: Act<R, L>, number: number): Next;
}

/** So many numbers have a button each. */
const MOST_BUTTONS = 12;

/** A decision that names a number: a bid, points that are spent. The answer is the number under the name of its part. */
export function chooseNumber<R extends Realm, L, O extends Order, F extends object = object>(
  spec: NumberSpec<R, L, O, F>,
): Kind<R, L, F, O> {
  const { of, order } = spec;
  const most = (q: Ask<R, F>): number => spec.most(q);
  const least = (q: Ask<R, F>): number => spec.least?.(q) ?? 0;
  const byDefault = (q: Ask<R, F>): number => spec.byDefault?.(q) ?? least(q);
  const numbered = (number: number): Counted<O> => ({ [of]: number }) as unknown as Counted<O>;
  const line = (number: number, q: Ask<R, F>): string =>
    number === 0 ? 'pass' : order.print({ verb: order.verb, ...numbered(number) } as unknown as O, q);
  const pass = (q: Ask<R, F>): string[] => (least(q) === 0 ? ['pass'] : []);
  const said = (one: O): number => (one as unknown as Record<string, number>)[of] ?? 0;
  const numbers = (q: Ask<R, F>): number[] =>
    Array.from({ length: Math.max(0, most(q) - Math.max(1, least(q)) + 1) }, (_, i) => Math.max(1, least(q)) + i);
  const faultOf = (number: number, q: Ask<R, F>): Fault | null =>
    number < least(q) ? { rule: spec.rule, why: `${least(q)} at least` } : number === 0 ? null : spec.fault(number, q);
  return decision<R, L, F, Counted<O>, O | PassOrder>({
    ...spec,
    ...(spec.adds ? {} : { single: true as const }),
    verbs: [order, passVerb] as unknown as Kind<R, L, F, O>['verbs'],
    prompt: (q) => ({
      question: spec.question(q),
      choices: [order.syntax, ...pass(q)],
      examples: [...numbers(q).slice(0, 1), ...(pass(q).length > 0 ? [0] : [])].map((number) => line(number, q)),
    }),
    assemble(orders) {
      const named = besidesPass<O>(orders);
      const all = spec.adds ? named.reduce((sum, one) => sum + said(one), 0) : named.slice(-1).map(said)[0];
      return { answer: { ...numbered(all ?? 0), ...lineOf(named.at(-1) ?? {}) } };
    },
    judge(answer, q) {
      const fault = faultOf(answer[of], q);
      const near = (): string => line(Math.min(Math.max(answer[of], least(q)), most(q)), q);
      return fault ? [withNearest(illegal(fault.rule, fault.why, lineOf(answer)), near)] : [];
    },
    print: (answer, q) => [line(answer[of], q)],
    ifSilent: (q) => ({ answer: numbered(byDefault(q)), text: spec.silence }),
    touch: {
      things: () => [],
      offers: (q, picked) =>
        picked.length > 0
          ? []
          : numbers(q)
              .slice(0, MOST_BUTTONS)
              .map((number) => ({ at: null, says: line(number, q), lines: [line(number, q)] })),
    },
    sample: (q, rng) => numbered(least(q) + rng.int(most(q) - least(q) + 1)),
    take: (c, answer) => spec.take(c, answer[of]),
  });
}
