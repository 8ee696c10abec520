import { once } from '../../kernel/data/once';
import type { Ask } from '../../kernel/decide/decision';
import type { Order } from '../../kernel/decide/order';
import { commonPlaces, type Offer, type Thing, type Touch } from '../../kernel/decide/touch';
import type { Realm } from '../../kernel/realm';
import { canonical } from '../../kernel/record/hash';
import { partOf, type Lines } from './line-set';
import type { LineOnMap, LinesSpec } from './line-spec';

/**
 * A decision of lines with a finger: whoever is named in an option and stands somewhere is picked, and then its options are
 * open; an option that nobody is picked for is one click. Several who are picked go together where one line may name them all.
 */
export function touchLines<R extends Realm, L, O extends Order, F extends object, E extends object>(
  spec: LinesSpec<R, L, O, F, E>,
  lines: Lines<R, L, O, F, E>,
): Touch<R, F> {
  const whereOf = (one: E, q: Ask<R, F>): LineOnMap => spec.onMap?.(one, q) ?? {};
  const isPicked = (one: E, q: Ask<R, F>): boolean => whereOf(one, q).from !== undefined;
  const offer = (one: E, q: Ask<R, F>): Offer => {
    const { to = null } = whereOf(one, q);
    const about = to === null ? undefined : spec.about?.(one, q);
    return { at: to, says: about ?? lines.told(one, q), lines: [lines.write(one, q)] };
  };
  /** Alone, and with what it may go on with. */
  const offers = (one: E, q: Ask<R, F>): Offer[] => {
    const alone = offer(one, q);
    const longer = (spec.goesOn?.(one, q) ?? []).map((more): Offer => {
      const behind = more.map((other) => lines.write(other, q));
      return { ...alone, says: [alone.says, ...behind].join('; '), lines: [...alone.lines, ...behind] };
    });
    return [alone, ...longer];
  };
  // A line that is read freely asks who may be ordered in each form that is tried.
  const things = once((q: Ask<R, F>): readonly Thing[] => {
    const found = new Map<string, Thing>();
    for (const one of lines.options(q).filter((option) => isPicked(option, q)))
      for (const id of lines.names(one))
        if (!found.has(id)) found.set(id, { id, name: lines.nameOf(id, one, q), at: whereOf(one, q).from ?? null });
    return [...found.values()];
  });
  return {
    things: (q) => [...things(q)],
    offers(q, picked) {
      const options = lines.options(q);
      if (picked.length === 0) return options.filter((one) => !isPicked(one, q)).map((one) => offer(one, q));
      const own = forAll(spec, lines, options, picked);
      // Who can do nothing by himself does it with others: a task force is picked by any of its ships.
      const withOthers = options.filter((one) => picked.every((id) => lines.names(one).includes(id)));
      if (own.length + withOthers.length === 0) return oneByOne(lines, q, picked, (one) => whereOf(one, q).to ?? null);
      return (own.length > 0 ? own : withOthers)
        .filter((one) => !lines.fault(one, [], q))
        .flatMap((one) =>
          offers(one, q).map((each) => (own.length > 0 ? each : { ...each, of: [...lines.names(one)] })),
        );
    },
  };
}

/** Those who are picked go to one place by a line each, one behind the other, where all of them may. */
function oneByOne<R extends Realm, L, O extends Order, F extends object, E extends object>(
  lines: Lines<R, L, O, F, E>,
  q: Ask<R, F>,
  picked: readonly string[],
  goalOf: (one: E) => string | null,
): Offer[] {
  const own = picked.map((id) => lines.options(q).filter((one) => sameNames(lines.names(one), [id])));
  return commonPlaces(own.map((all) => all.flatMap((one) => goalOf(one) ?? []))).flatMap((at) => {
    const going: E[] = [];
    for (const all of own) {
      const next = all.find((one) => goalOf(one) === at && !lines.fault(one, going, q));
      if (!next) return [];
      going.push(next);
    }
    const written = going.map((one) => lines.write(one, q));
    return [{ at, says: written.join('; '), lines: written }];
  });
}

/** The options of those who are picked, each in one line. */
function forAll<R extends Realm, L, O extends Order, F extends object, E extends object>(
  { once }: LinesSpec<R, L, O, F, E>,
  lines: Lines<R, L, O, F, E>,
  options: readonly E[],
  picked: readonly string[],
): E[] {
  const [first = ''] = picked;
  const own = options.filter((one) => lines.names(one).includes(first));
  if (picked.length === 1) return own.filter((one) => lines.names(one).length === 1);
  const whole = own.filter((one) => sameNames(lines.names(one), picked));
  if (whole.length > 0 || typeof once === 'function') return whole;
  const but = (one: E): string => canonical({ ...one, [once]: null } as never);
  const alone = new Set(
    options.flatMap((other) => {
      const [id, ...more] = lines.names(other);
      return more.length > 0 ? [] : [`${id} ${but(other)}`];
    }),
  );
  const alike = (one: E, id: string): boolean => alone.has(`${id} ${but(one)}`);
  return own
    .filter((one) => Array.isArray(partOf(one, once)) && picked.every((id) => alike(one, id)))
    .filter((one) => lines.names(one).length === 1)
    .map((one) => ({ ...one, [once]: [...picked] }));
}

const sameNames = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));
