import { oneSample } from './one-sample';
import {
  decision,
  illegal,
  withNearest,
  type Ask,
  type DecisionKind,
  type Objection,
} from '../../kernel/decide/decision';
import type { OrderKind } from '../../kernel/decide/order';
import { commonPlaces } from '../../kernel/decide/touch';
import type { Rng } from '../../kernel/decide/rng';
import type { Act, Next } from '../../kernel/flow/act';
import type { Realm } from '../../kernel/realm';
import { arrivalsOf, ordersOf, type Arrival } from '../words/arrivals';
import { besidesPass, passVerb, type PassOrder } from '../words/pass';
import type { AtOrder, UnitsAtOrder } from '../words/units';
import { lineOf } from './sound-entry';
import type { Heads, Why } from './spec';

export type PlaceOrders = PassOrder | AtOrder | UnitsAtOrder;
type Kind<R extends Realm, L, F> = DecisionKind<R, L, F, Arrival[], PlaceOrders>;

/** What is wrong with one arrival: a unit that does not come, one that is named again, a place that is not open to it. */
export type Amiss = 'stranger' | 'again' | 'place';

/** What a choice of places says of itself. Of several orders for a unit the first counts. */
export interface PlacesSpec<R extends Realm, L, F>
  extends
    Heads<R>,
    Partial<
      Pick<Kind<R, L, F>, 'thisTurn' | 'imagine' | 'imagined' | 'foresee' | 'inAdvance' | 'passedBy' | 'concerns'>
    > {
  /** `verb unit at place`, or the same for several units of a place: those are printed in one line. */
  verb: OrderKind<R, AtOrder> | { several: OrderKind<R, UnitsAtOrder> };
  /** Set where units may stay away: `pass` for all of them. */
  mayStay?: true;
  /** Who may come, in the order in which they are taken. */
  units(q: Ask<R, F>): readonly string[];
  /** The places that are open to each unit. */
  open(q: Ask<R, F>): (unit: string) => readonly string[];
  question(q: Ask<R, F>): string;
  choices(q: Ask<R, F>): string[];
  /** Orders that would be legal now; without it the default, and `pass` where they may stay. */
  examples?(q: Ask<R, F>, print: (arrivals: readonly Arrival[]) => string[]): string[];
  /** The name of a unit, for the page; without it its id. */
  nameOf?(unit: string, q: Ask<R, F>): string;
  /** Why a unit does not come, not twice, or not there: the rule, and the whole sentence. */
  why(amiss: Amiss, arrival: Arrival, q: Ask<R, F>): Why;
  /** The nearest order to a wrong one, if there is any. */
  nearest(amiss: Amiss, arrival: Arrival, q: Ask<R, F>): string | undefined;
  /** What is wrong with all of them together. `sound`: nothing is with any alone. */
  together(arrivals: readonly Arrival[], q: Ask<R, F>, sound: boolean): Objection[];
  byDefault(q: Ask<R, F>): Arrival[];
  /** The default in words; without it its order words. */
  silence?: string;
  sample(q: Ask<R, F>, rng: Rng): Arrival[];
  disclose(c: Act<R, L>): { seat: R['seat']; facts: F } | null;
  take(c: Act<R, L>, arrivals: Arrival[]): Next;
}

/** A decision that gives each unit a place to come to: drops, landings, units that return. */
export function placeUnits<R extends Realm, L, F>(spec: PlacesSpec<R, L, F>): Kind<R, L, F> {
  const print = (arrivals: readonly Arrival[], q: Ask<R, F>): string[] =>
    arrivals.length === 0 && spec.mayStay ? ['pass'] : printed(spec, arrivals, q);
  const verb = ('several' in spec.verb ? spec.verb.several : spec.verb) as Kind<R, L, F>['verbs'][number];
  return decision<R, L, F, Arrival[], PlaceOrders>({
    ...spec,
    verbs: spec.mayStay ? [verb, passVerb] : [verb],
    prompt(q) {
      const some = print(spec.byDefault(q), q);
      return {
        question: spec.question(q),
        choices: [...spec.choices(q), ...(spec.mayStay ? ['pass'] : [])],
        examples:
          spec.examples?.(q, (arrivals) => print(arrivals, q)) ??
          (spec.mayStay ? [...some, ...(some.includes('pass') ? [] : ['pass'])] : oneSample(some)),
      };
    },
    touch: {
      things: (q) => spec.units(q).map((id) => ({ id, name: spec.nameOf?.(id, q) ?? id, at: null })),
      offers(q, picked) {
        const open = spec.open(q);
        const places = commonPlaces(picked.map((unit) => open(unit)));
        return places.map((at) => {
          const lines = print(
            picked.map((unit) => ({ unit, at })),
            q,
          );
          return { at, says: '', lines };
        });
      },
    },
    assemble(orders, q) {
      const several = besidesPass<AtOrder | UnitsAtOrder>(orders).map((o) => ({ ...o, units: unitsOf(o) }));
      return { answer: arrivalsOf(several, 'several' in spec.verb ? spec.units(q) : []) };
    },
    judge(arrivals, q) {
      const amiss = amissIn(spec, q);
      const each = arrivals.flatMap((arrival, i) => {
        const what = amiss(arrival, arrivals.slice(0, i));
        return what === null ? [] : [objection(spec, what, arrival, q)];
      });
      return [...each, ...spec.together(arrivals, q, each.length === 0)];
    },
    print,
    ifSilent(q) {
      const answer = spec.byDefault(q);
      return { answer, text: spec.silence ?? print(answer, q).join('; ') };
    },
  });
}

const unitsOf = (order: AtOrder | UnitsAtOrder): string[] => ('units' in order ? order.units : [order.unit]);

function printed<R extends Realm, L, F>(
  { verb }: PlacesSpec<R, L, F>,
  arrivals: readonly Arrival[],
  q: Ask<R, F>,
): string[] {
  if ('several' in verb) return ordersOf(verb.several.verb, arrivals).map((order) => verb.several.print(order, q));
  return arrivals.map(({ unit, at }) => verb.print({ verb: verb.verb, unit, at }, q));
}

/** What is wrong with an arrival behind others. */
function amissIn<R extends Realm, L, F>(spec: PlacesSpec<R, L, F>, q: Ask<R, F>) {
  const [units, open] = [spec.units(q), spec.open(q)];
  return ({ unit, at }: Arrival, before: readonly Arrival[]): Amiss | null => {
    if (!units.includes(unit)) return 'stranger';
    if (before.some((other) => other.unit === unit)) return 'again';
    return open(unit).includes(at) ? null : 'place';
  };
}

function objection<R extends Realm, L, F>(
  spec: PlacesSpec<R, L, F>,
  amiss: Amiss,
  arrival: Arrival,
  q: Ask<R, F>,
): Objection {
  const { rule, text } = spec.why(amiss, arrival, q);
  return withNearest(illegal(rule, text, lineOf(arrival)), () => spec.nearest(amiss, arrival, q));
}
