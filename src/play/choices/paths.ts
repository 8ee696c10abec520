import { decision, illegal, type Ask, type DecisionKind, type Objection } from '../../kernel/decide/decision';
import { commonPlaces, type Offer } from '../../kernel/decide/touch';
import type { Rng } from '../../kernel/decide/rng';
import type { Order } from '../../kernel/decide/order';
import type { Realm } from '../../kernel/realm';
import { lineOf, linesOf, type Lines } from '../words/lines';
import type { Heads, Why } from './spec';

/** The way of each unit that goes, by its id; a way is a list of hexes, or the hex it ends in. */
export type Goings<W> = Record<string, W>;

/** What is disclosed of a choice of ways: those open to each unit. */
export interface WaysFacts<W> {
  ways: Record<string, W[]>;
}

/** A fault of one unit or one hex, with the nearest legal order; `unit`: whose line it is told with. */
export interface WayFault extends Why {
  unit?: string | undefined;
  nearest?: string | undefined;
}

type Kind<R extends Realm, L, F, A, O extends Order> = DecisionKind<R, L, F, A, O>;

/** What a choice of ways says of itself. `N`: the answer of nobody going, `{}` or null. */
export interface PathsSpec<R extends Realm, L, F extends WaysFacts<W>, O extends Order, W, N = never>
  extends
    Heads<R>,
    Required<Pick<Kind<R, L, F, Goings<W> | N, O>, 'verbs' | 'concerns' | 'disclose' | 'take'>>,
    Pick<Kind<R, L, F, Goings<W> | N, O>, 'conditions' | 'only'> {
  question(q: Ask<R, F>): string;
  /** Where a unit stands, and what it is called, for the page. */
  where?(unit: string, q: Ask<R, F>): { name: string; at: string | null };
  choices(q: Ask<R, F>): string[];
  /** Orders that would be legal now; without it the default. */
  examples?(q: Ask<R, F>, print: (answer: Goings<W> | N) => string[]): string[];
  /** The way of one unit in order words. */
  line(unit: string, way: W, q: Ask<R, F>): string;
  /** The answer in order words where a line for each unit is not best; null: it is. */
  printed?(answer: Goings<W> | N, q: Ask<R, F>): string[] | null;
  /** Units that an order names; faults of these are told with its line. Without it a mail is judged by its answer alone. */
  named?(order: O): readonly string[];
  /** What the orders come to. */
  meant(orders: O[], q: Ask<R, F>): Goings<W> | N;
  /** Units looked at for faults, in this order; without it those that go. */
  judged?(answer: Goings<W>, q: Ask<R, F>): string[];
  /** Why a unit may not go so, or that it has to go; null: it may stay. */
  why(unit: string, way: W | undefined, answer: Goings<W>, q: Ask<R, F>, lines: Lines): WayFault | null;
  /** What is wrong with all of them together: hexes that hold too many. */
  together(answer: Goings<W>, q: Ask<R, F>): WayFault[];
  /** What is wrong when nobody goes. */
  nobody?(q: Ask<R, F>, orders?: readonly O[]): Objection[];
  byDefault(q: Ask<R, F>): Goings<W> | N;
  /** A random answer; `legal` says whether one is. */
  sample(q: Ask<R, F>, rng: Rng, legal: (answer: Goings<W>) => boolean): Goings<W> | N;
  /** The default in words; without it its order words. */
  silence?(answer: Goings<W> | N, q: Ask<R, F>): string | null;
}

/** A decision that gives each unit one of its ways, or none: a retreat, an advance. */
export function choosePaths<R extends Realm, L, F extends WaysFacts<W>, O extends Order, W, N = never>(
  spec: PathsSpec<R, L, F, O, W, N>,
): DecisionKind<R, L, F, Goings<W> | N, O> {
  const print = (answer: Goings<W> | N, q: Ask<R, F>): string[] =>
    spec.printed?.(answer, q) ?? Object.entries(answer ?? {}).map(([unit, way]) => spec.line(unit, way as W, q));
  const faults = (answer: Goings<W> | N, q: Ask<R, F>, orders: readonly O[] = []): Objection[] =>
    answer === null
      ? (spec.nobody?.(q, orders) ?? [])
      : wayFaults(
          spec,
          answer as Goings<W>,
          q,
          linesOf(orders, (o) => spec.named?.(o) ?? []),
        );
  return decision<R, L, F, Goings<W> | N, O>({
    ...spec,
    prompt: (q) => ({
      question: spec.question(q),
      choices: spec.choices(q),
      examples: spec.examples?.(q, (answer) => print(answer, q)) ?? print(spec.byDefault(q), q),
    }),
    touch: {
      things: (q) =>
        Object.keys(q.facts.ways).map((id) => ({ id, ...(spec.where?.(id, q) ?? { name: id, at: null }) })),
      offers: (q, picked) => goingOffers(q.facts.ways, picked, (unit, way) => spec.line(unit, way, q)),
    },
    assemble(orders, q) {
      const answer = spec.meant(orders, q);
      // Orders given in advance have no lines: they are judged as the answer they give.
      const written = spec.named !== undefined && orders.some((o) => o.line !== undefined);
      const objections = written ? faults(answer, q, orders) : [];
      return objections.length > 0 ? { objections } : { answer };
    },
    judge: (answer, q) => faults(answer, q),
    sample: (q, rng) => spec.sample(q, rng, (answer) => faults(answer, q).length === 0),
    print,
    ifSilent(q) {
      const answer = spec.byDefault(q);
      return { answer, text: spec.silence?.(answer, q) ?? print(answer, q).join('; ') };
    },
  });
}

/** Where picked units may go together: a line for each, by the first way of its own that ends there. */
function goingOffers<W>(
  ways: Record<string, W[]>,
  picked: readonly string[],
  line: (unit: string, way: W) => string,
): Offer[] {
  const endOf = (way: W): string => String(Array.isArray(way) ? way.at(-1) : way);
  const wayTo = (unit: string, at: string): W | undefined => ways[unit]?.find((way) => endOf(way) === at);
  const places = commonPlaces(picked.map((unit) => (ways[unit] ?? []).map(endOf)));
  return places.map((at) => ({
    ...{ at, says: '' },
    lines: picked.flatMap((unit) => {
      const way = wayTo(unit, at);
      return way === undefined ? [] : [line(unit, way)];
    }),
  }));
}

const same = (a: unknown, b: unknown): boolean => String(a) === String(b);

function wayFaults<R extends Realm, L, F extends WaysFacts<W>, O extends Order, W, N>(
  spec: PathsSpec<R, L, F, O, W, N>,
  answer: Goings<W>,
  q: Ask<R, F>,
  lines: Lines,
): Objection[] {
  const told = ({ rule, text, nearest, unit }: WayFault): Objection =>
    illegal(rule, text, { ...lineOf(lines, unit), ...(nearest === undefined ? {} : { nearest }) });
  const each = (spec.judged?.(answer, q) ?? Object.keys(answer)).flatMap((unit) => {
    const way = answer[unit];
    if (way !== undefined && (q.facts.ways[unit] ?? []).some((open) => same(open, way))) return [];
    const fault = spec.why(unit, way, answer, q, lines);
    return fault ? [{ unit, ...fault }] : [];
  });
  return [...each, ...spec.together(answer, q)].map(told);
}

/** What comes to each hex, in stacking points: the hexes in the order in which units come there. */
export function pointsByEnd<W>(
  answer: Goings<W>,
  endOf: (way: W) => string,
  pointsOf: (unit: string) => number,
): Map<string, number> {
  const points = new Map<string, number>();
  for (const [unit, way] of Object.entries(answer))
    points.set(endOf(way), (points.get(endOf(way)) ?? 0) + pointsOf(unit));
  return points;
}

/** The last unit that ends in a hex; `endOf` is undefined for a way that leads nowhere. */
export const lastIn = <W>(hex: string, answer: Goings<W>, endOf: (way: W) => string | undefined): string | undefined =>
  Object.entries(answer).findLast(([, way]) => endOf(way) === hex)?.[0];
