import type { Ask } from '../../kernel/decide/decision';
import type { Order } from '../../kernel/decide/order';
import type { Offer, Touch } from '../../kernel/decide/touch';
import type { Realm } from '../../kernel/realm';
import { usual, type FormSpec } from './form-spec';

/**
 * A form with a finger: who may be named is picked, and one button fills the form with all that are, each in his slot; where
 * there is one slot for one, it is one click. `lineOf`: the line, null where it may not stand.
 */
export function touchForm<R extends Realm, L, O extends Order, F extends object, A extends object>(
  spec: FormSpec<R, L, O, F, A>,
  lineOf: (answer: A, q: Ask<R, F>) => string | null,
): Touch<R, F> {
  const slotsOf = (q: Ask<R, F>): [string, readonly Id[]][] =>
    Object.entries(spec.slots(q) as Record<string, readonly Id[]>);
  const isList = (slot: string, q: Ask<R, F>): boolean =>
    Array.isArray(((spec.nothing ?? usual(spec, q)) as Record<string, unknown>)[slot]);
  const isOneClick = (q: Ask<R, F>): boolean =>
    slotsOf(q).length === 1 && slotsOf(q).every(([slot]) => !isList(slot, q));
  const offer = (answer: A, at: string | null, q: Ask<R, F>): Offer[] => {
    const line = lineOf(answer, q);
    return line === null ? [] : [{ at, says: line, lines: [line] }];
  };
  const place = (id: Id, q: Ask<R, F>): string | null => spec.where?.(`${id}`, q) ?? null;
  return {
    things(q) {
      const ids = isOneClick(q) ? [] : slotsOf(q).flatMap(([, all]) => all);
      const each = ids.filter((id, i) => ids.indexOf(id) === i);
      return each.map((id) => ({ id: `${id}`, name: spec.nameOf?.(`${id}`, q) ?? `${id}`, at: place(id, q) }));
    },
    offers(q, picked) {
      if (picked.length === 0 && isOneClick(q))
        return slotsOf(q).flatMap(([slot, ids]) =>
          ids.flatMap((id) => offer({ ...usual(spec, q), [slot]: id }, place(id, q), q)),
        );
      if (picked.length === 0) return [];
      const filled = fillings(slotsOf(q), picked, (slot) => isList(slot, q));
      const offers = filled.flatMap((slots) => {
        const answer = { ...(spec.nothing ?? usual(spec, q)), ...slots } as A;
        const whole = offer(answer, null, q);
        // Who is picked comes first of those that must be named; the others come of themselves.
        return whole.length > 0 || !spec.ahead ? whole : offer(spec.ahead(answer, q), null, q);
      });
      return offers.filter(({ says }, i) => offers.findIndex((other) => other.says === says) === i);
    },
  };
}

type Id = string | number;
type Filled = Record<string, Id[] | Id | null>;

/** So many ways to share out those who are picked are tried. */
const MOST_WAYS = 32;

/** The ways in which all who are picked fill slots of theirs, lists first. */
function fillings(
  slots: readonly [string, readonly Id[]][],
  picked: readonly string[],
  isList: (slot: string) => boolean,
): Filled[] {
  const empty = Object.fromEntries(slots.map(([slot]) => [slot, isList(slot) ? [] : null])) as Filled;
  const inOrder = [...slots].sort(([a], [b]) => Number(isList(b)) - Number(isList(a)));
  return picked.reduce<Filled[]>(
    (ways, id) =>
      ways
        .flatMap((so) =>
          inOrder.flatMap(([slot, ids]) => {
            const found = ids.find((one) => `${one}` === id);
            if (found === undefined || !(isList(slot) || so[slot] === null)) return [];
            return [{ ...so, [slot]: isList(slot) ? [...(so[slot] as Id[]), found] : found }];
          }),
        )
        .slice(0, MOST_WAYS),
    [empty],
  );
}
