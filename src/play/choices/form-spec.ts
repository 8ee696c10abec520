import type { Ask, DecisionKind } from '../../kernel/decide/decision';
import type { Fault } from '../../kernel/decide/fault';
import type { Order, OrderKind } from '../../kernel/decide/order';
import type { Act, Next } from '../../kernel/flow/act';
import type { Realm } from '../../kernel/realm';
import type { PassOrder } from '../words/pass';
import type { Heads } from './spec';

/** What an order says beside its verb. */
export type Said<O extends Order> = Omit<O, keyof Order>;
export type FormKind<R extends Realm, L, F, A, O extends Order> = DecisionKind<
  R,
  L,
  F,
  A & { line?: number },
  O | PassOrder
>;

/** Who may be named in each slot of a form now. Of a slot that is a list some are, of another one. */
export type Slots<A> = { readonly [K in keyof A]?: readonly (string | number)[] };

/** A form of slots that one line fills, each once. `A`: the answer, of the order unless `meant` and `written` say otherwise. */
export interface FormSpec<R extends Realm, L, O extends Order, F extends object, A extends object>
  extends
    Heads<R>,
    Partial<
      Pick<
        FormKind<R, L, F, A, O>,
        'conditions' | 'followedBy' | 'only' | 'quiet' | 'concerns' | 'inAdvance' | 'foresee'
      >
    > {
  order: OrderKind<R, O>;
  question(q: Ask<R, F>): string;
  /** The forms that the question shows, where that is not the verb's. */
  forms?(q: Ask<R, F>): string[];
  disclose(c: Act<R, L>): { seat: R['seat']; facts: F } | null;
  slots(q: Ask<R, F>): Slots<A>;
  /** What one of a slot is called, where that is not itself; */
  nameOf?(id: string, q: Ask<R, F>): string;
  /** and the word for its slot where there are several: `gun` of `gun I-RACL`. */
  slotOf?(slot: keyof A & string): string;
  /** Where one of them stands, for the page. */
  where?(id: string, q: Ask<R, F>): string | null;
  /** The answer of `pass`; without it something has to be named. */
  nothing?: A;
  meant?(order: O, q: Ask<R, F>): A;
  written?(answer: A): Said<O>;
  /** Why the form may not be filled so. */
  fault(answer: A, q: Ask<R, F>): (Fault & { instead?: A }) | null;
  /** What silence does; without it nothing, */
  byDefault?(q: Ask<R, F>): A;
  /** and that in words; without it the line itself. */
  silence?(answer: A, q: Ask<R, F>): string;
  /** What an order that was given in advance comes to; without it, the form without who is gone. */
  ahead?(answer: A, q: Ask<R, F>): A;
  /** A form that is worth showing, where that is not the first of each slot. */
  example?(q: Ask<R, F>): A;
  take(c: Act<R, L>, answer: A): Next;
}

/** What silence does. @throws Error for a form that has neither a default nor a pass */
export function usual<R extends Realm, L, O extends Order, F extends object, A extends object>(
  {
    kind,
    byDefault,
    nothing,
  }: Pick<FormSpec<R, L, O, F, A>, 'kind' | 'nothing'> & {
    byDefault?: (q: Ask<R, F>) => A;
  },
  q: Ask<R, F>,
): A {
  const answer = byDefault?.(q) ?? nothing;
  if (answer === undefined) throw new Error(`${kind} says nothing of silence`);
  return answer;
}
