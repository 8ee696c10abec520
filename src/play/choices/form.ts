import { decision, illegal, withNearest, type Ask } from '../../kernel/decide/decision';
import type { Order } from '../../kernel/decide/order';
import type { Rng } from '../../kernel/decide/rng';
import type { JsonObject, Realm } from '../../kernel/realm';
import { canonical } from '../../kernel/record/hash';
import { isPass, passVerb, type PassOrder } from '../words/pass';
import { usual, type FormKind, type FormSpec, type Said, type Slots } from './form-spec';
import { touchForm } from './form-touch';
import { lineOf } from './sound-entry';

/** A decision of one line with slots: the support of a defence, losses, the combat that is next. */
export function chooseForm<R extends Realm, L, O extends Order, F extends object = object, A extends object = Said<O>>(
  spec: FormSpec<R, L, O, F, A>,
): FormKind<R, L, F, A, O> {
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
    const found = [spec.example?.(q), usual(spec, q), firstOf(spec, q)].find((one) => legal(one, q) && !passes(one));
    return found ? [line(found, q)] : [];
  };
  return decision<R, L, F, A & { line?: number }, O | PassOrder>({
    ...spec,
    single: true,
    verbs: [order, passVerb].slice(0, nothing === undefined ? 1 : 2) as unknown as FormKind<R, L, F, A, O>['verbs'],
    prompt: (q) => ({
      question: spec.question(q),
      choices: [...(spec.forms?.(q) ?? [order.syntax]), ...pass],
      listing: listed(spec, q),
      examples: [...shown(q), ...pass],
    }),
    assemble(orders, q) {
      const last = orders.at(-1);
      if (!last) return { answer: nothing ?? usual(spec, q) };
      if (isPass<O>(last)) return { answer: { ...(nothing as A) } };
      const answer = meant(last, q);
      return { answer: last.line === undefined ? ahead(answer, q) : { ...answer, ...lineOf(last) } };
    },
    judge(answer, q) {
      const fault = passes(answer) ? null : spec.fault(bare(answer), q);
      if (!fault) return [];
      const near = (): string => {
        const tries = [fault.instead, ahead(bare(answer), q), spec.example?.(q), usual(spec, q), firstOf(spec, q)];
        const found = tries.find((one) => legal(one, q) && !passes(one));
        return found ? line(found, q) : 'pass';
      };
      return [withNearest(illegal(fault.rule, fault.why, lineOf(answer)), near)];
    },
    print: (answer, q) => [line(answer, q)],
    ifSilent: (q) => {
      const answer = usual(spec, q);
      return { answer, text: spec.silence?.(answer, q) ?? line(answer, q) };
    },
    touch: touchForm(spec, (answer, q) => (legal(answer, q) && !passes(answer) ? line(answer, q) : null)),
    sample(q, rng) {
      if (nothing !== undefined && rng.chance(1, 3)) return { ...nothing };
      const some = drawn(spec.slots(q), usual(spec, q), rng);
      return legal(some, q) ? some : usual(spec, q);
    },
    take: (c, answer) => spec.take(c, bare(answer)),
  });
}

/** The form with the first of each slot. */
function firstOf<R extends Realm, L, O extends Order, F extends object, A extends object>(
  spec: FormSpec<R, L, O, F, A>,
  q: Ask<R, F>,
): A {
  const like = usual(spec, q);
  const filled = Object.entries(spec.slots(q) as Record<string, readonly unknown[]>).map(([slot, ids]) => {
    const before = (like as Record<string, unknown>)[slot];
    return [slot, Array.isArray(before) ? ids.slice(0, 1) : (ids[0] ?? before)];
  });
  return { ...like, ...Object.fromEntries(filled) } as A;
}

function listed<R extends Realm, L, O extends Order, F extends object, A extends object>(
  spec: FormSpec<R, L, O, F, A>,
  q: Ask<R, F>,
): string[] {
  return (Object.entries(spec.slots(q)) as [keyof A & string, readonly (string | number)[]][]).flatMap(([slot, ids]) =>
    ids.map((id) => [spec.slotOf?.(slot) ?? '', spec.nameOf?.(`${id}`, q) ?? id].join(' ').trim()),
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
    const here = (slots as Record<string, readonly unknown[] | undefined>)[slot];
    if (here === undefined) return [slot, value];
    if (Array.isArray(value)) return [slot, value.filter((id) => here.includes(id))];
    const gone = value !== null && value !== undefined && !here.includes(value);
    return [slot, gone && nothing ? (nothing as Record<string, unknown>)[slot] : value];
  });
  return Object.fromEntries(left) as A;
}

/** Some of those who may be named in each slot that is a list, one in each other that is filled or may be empty. */
function drawn<A extends object>(slots: Slots<A>, like: A, rng: Rng): A {
  const filled = Object.entries(slots).map(([slot, all]) => {
    const ids = all as readonly (string | number)[];
    const before = (like as Record<string, unknown>)[slot];
    if (Array.isArray(before)) return [slot, ids.filter(() => rng.chance(1, 2))];
    return [slot, ids.length > 0 ? rng.pick([...ids]) : before];
  });
  return { ...like, ...Object.fromEntries(filled) } as A;
}
