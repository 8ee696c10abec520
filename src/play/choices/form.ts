import { decision, illegal, withNearest } from '../../kernel/decide/decision';
import type { Ask, DecisionKind } from '../../kernel/decide/decision';
import type { Order, OrderKind } from '../../kernel/decide/order';
import type { Rng } from '../../kernel/decide/rng';
import type { Act, Next } from '../../kernel/flow/act';
import type { JsonObject, Realm, RuleRef } from '../../kernel/realm';
import { canonical } from '../../kernel/record/hash';
import { isPass, passVerb } from '../words/pass';
import type { PassOrder } from '../words/pass';
import { touchForm } from './form-touch';
import { lineOf } from './sound-entry';
import type { Heads } from './spec';

/** What an order says beside its verb. */
type Said<O extends Order> = Omit<O, keyof Order>;
type Kind<R extends Realm, L, F, A, O extends Order> = DecisionKind<R, L, F, A & { line?: number }, O | PassOrder>;

/** Who may be named in each slot of a form now. Of a slot that is a list some are, of another one. */
export type Slots<A> = { readonly [K in keyof A]?: readonly string[] };

/** A form of slots that one line fills, each once. `A`: the answer, of the order unless `meant` and `written` say otherwise. */
export interface FormSpec<R extends Realm, L, O extends Order, F extends object, A extends object>
  extends Heads<R>, Partial<Pick<Kind<R, L, F, A, O>, 'conditions' | 'followedBy' | 'only' | 'quiet' | 'concerns'>> {
  order: OrderKind<R, O>;
  question(q: Ask<R, F>): string;
  /** The forms that the question shows, where that is not the verb's. */
  forms?(q: Ask<R, F>): string[];
  disclose(c: Act<R, L>): { seat: R['seat']; facts: F } | null;
  slots(q: Ask<R, F>): Slots<A>;
  /** What one of a slot is called, with the word for its slot where there are several: `gun I-RACL`. */
  nameOf(id: string, q: Ask<R, F>): string;
  slotOf?(slot: keyof A & string): string;
  /** Where one of them stands, for the page. */
  where?(id: string, q: Ask<R, F>): string | null;
  /** The answer of `pass`; without it something has to be named. */
  nothing?: A;
  meant?(order: O, q: Ask<R, F>): A;
  written?(answer: A): Said<O>;
  /** Why the form may not be filled so. */
  fault(answer: A, q: Ask<R, F>): { rule: RuleRef; why: string; instead?: A } | null;
  byDefault(q: Ask<R, F>): A;
  /** What silence does, in words; without it the line itself. */
  silence?(answer: A, q: Ask<R, F>): string;
  /** What an order that was given in advance comes to; without it, the form without who is gone. */
  ahead?(answer: A, q: Ask<R, F>): A;
  /** A form that is worth showing. */
  example?(q: Ask<R, F>): A;
  take(c: Act<R, L>, answer: A): Next;
}

/** A decision of one line with slots: the support of a defence, losses, the combat that is next. */
export function chooseForm<R extends Realm, L, O extends Order, F extends object = object, A extends object = Said<O>>(
  spec: FormSpec<R, L, O, F, A>,
): Kind<R, L, F, A, O> {
  const { order, nothing } = spec;
  const passes = (answer: A): boolean => nothing !== undefined && alike(bare(answer), nothing);
  const line = (answer: A, q: Ask<R, F>): string => {
    const said = spec.written?.(bare(answer)) ?? bare(answer);
    return passes(answer) ? 'pass' : order.print({ verb: order.verb, ...said } as unknown as O, q);
  };
  const meant = (one: O, q: Ask<R, F>): A => spec.meant?.(one, q) ?? (saidOf(one) as A);
  const pass = nothing === undefined ? [] : ['pass'];
  const ahead = (answer: A, q: Ask<R, F>): A => spec.ahead?.(answer, q) ?? ofThoseHere(answer, spec.slots(q), nothing);
  const legal = (answer: A | undefined, q: Ask<R, F>): answer is A =>
    answer !== undefined && (passes(answer) || !spec.fault(answer, q));
  const shown = (q: Ask<R, F>): string[] => {
    const found = [spec.example?.(q), spec.byDefault(q)].find((one) => legal(one, q) && !passes(one));
    return found ? [line(found, q)] : [];
  };
  return decision<R, L, F, A & { line?: number }, O | PassOrder>({
    ...spec,
    single: true,
    verbs: [order, passVerb].slice(0, nothing === undefined ? 1 : 2) as unknown as Kind<R, L, F, A, O>['verbs'],
    prompt: (q) => ({
      question: spec.question(q),
      choices: [...(spec.forms?.(q) ?? [order.syntax]), ...pass],
      listing: listed(spec, q),
      examples: [...shown(q), ...pass],
    }),
    assemble(orders, q) {
      const last = orders.at(-1);
      if (!last) return { answer: nothing ?? spec.byDefault(q) };
      if (isPass<O>(last)) return { answer: { ...(nothing as A) } };
      const answer = meant(last, q);
      return { answer: last.line === undefined ? ahead(answer, q) : { ...answer, ...lineOf(last) } };
    },
    judge(answer, q) {
      const fault = passes(answer) ? null : spec.fault(bare(answer), q);
      if (!fault) return [];
      const near = (): string => {
        const tries = [fault.instead, ahead(bare(answer), q), spec.example?.(q), spec.byDefault(q)];
        const found = tries.find((one) => legal(one, q) && !passes(one));
        return found ? line(found, q) : 'pass';
      };
      return [withNearest(illegal(fault.rule, fault.why, lineOf(answer)), near)];
    },
    print: (answer, q) => [line(answer, q)],
    ifSilent: (q) => {
      const answer = spec.byDefault(q);
      return { answer, text: spec.silence?.(answer, q) ?? line(answer, q) };
    },
    touch: touchForm(spec, (answer, q) => (legal(answer, q) && !passes(answer) ? line(answer, q) : null)),
    sample(q, rng) {
      if (nothing !== undefined && rng.chance(1, 3)) return { ...nothing };
      const some = drawn(spec.slots(q), spec.byDefault(q), rng);
      return legal(some, q) ? some : spec.byDefault(q);
    },
    take: (c, answer) => spec.take(c, bare(answer)),
  });
}

function listed<R extends Realm, L, O extends Order, F extends object, A extends object>(
  spec: FormSpec<R, L, O, F, A>,
  q: Ask<R, F>,
): string[] {
  return (Object.entries(spec.slots(q)) as [keyof A & string, readonly string[]][]).flatMap(([slot, ids]) =>
    ids.map((id) => [spec.slotOf?.(slot) ?? '', spec.nameOf(id, q)].join(' ').trim()),
  );
}

const alike = (a: object, b: object): boolean => canonical(a as JsonObject) === canonical(b as JsonObject);

const without = (of: object, keys: readonly string[]): object =>
  Object.fromEntries(Object.entries(of).filter(([key]) => !keys.includes(key)));
const saidOf = (order: Order): object => without(order, ['verb', 'line', 'when']);
const bare = <A extends object>(answer: A & { line?: number }): A => without(answer, ['line']) as A;

/** The form without those who have nothing to do in their slot. */
function ofThoseHere<A extends object>(answer: A, slots: Slots<A>, nothing: A | undefined): A {
  const left = Object.entries(answer).map(([slot, value]: [string, unknown]) => {
    const here = (slots as Record<string, readonly string[] | undefined>)[slot];
    if (here === undefined) return [slot, value];
    if (Array.isArray(value)) return [slot, value.filter((id: string) => here.includes(id))];
    const gone = typeof value === 'string' && !here.includes(value);
    return [slot, gone && nothing ? (nothing as Record<string, unknown>)[slot] : value];
  });
  return Object.fromEntries(left) as A;
}

/** Some of those who may be named in each slot that is a list, one in each other that is filled or may be empty. */
function drawn<A extends object>(slots: Slots<A>, like: A, rng: Rng): A {
  const filled = Object.entries(slots).map(([slot, all]) => {
    const ids = all as readonly string[];
    const before = (like as Record<string, unknown>)[slot];
    if (Array.isArray(before)) return [slot, ids.filter(() => rng.chance(1, 2))];
    return [slot, ids.length > 0 ? rng.pick([...ids]) : before];
  });
  return { ...like, ...Object.fromEntries(filled) } as A;
}
