import { z } from 'zod';
import { once } from '../data/once';
import { copyOf } from '../record/copy';
import type { SeatId } from '../realm';
import { glanceMaker } from './glance';
import { viewMaker, type Policies } from './policy';

/** The shape of a field; a function where it lists what only the data know, such as the ids of a map. */
type ShapeOf<S extends z.ZodType, Of> = S | ((of: Of) => S);

/** What the views have of a field: the same, nothing, something made of it, or what the view makes of the whole world under its name. */
type Seen = 'open' | 'hidden' | 'made' | 'viewed';

/** One field of a world: its shape, who sees it, and what it begins with. `B`: it has a start; `V`: what views have of it. */
export interface Field<S extends z.ZodType, N extends Seen, V, B extends boolean> {
  readonly seen: N;
  readonly begins: B;
  shape(of: unknown): S;
  start(): z.output<S> | undefined;
  show(value: z.output<S>, seat: SeatId, data: unknown): V;
}
type AnyField = Field<z.ZodType, Seen, unknown, boolean>;
type FieldList = Readonly<Record<string, AnyField>>;

/** Says a field: without a start it is given where a world is begun. */
interface Says<N extends Seen, Of> {
  <T extends z.ZodType>(shape: ShapeOf<T, Of>): Field<T, N, z.output<T>, false>;
  <T extends z.ZodType>(shape: ShapeOf<T, Of>, start: NoInfer<z.output<T>>): Field<T, N, z.output<T>, true>;
}
interface SaysOwn<S extends SeatId, Of> {
  <V>(shape: ShapeOf<z.ZodType<Record<S, V>>, Of>): Field<z.ZodType<Record<S, V>>, 'made', V, false>;
  <V>(
    shape: ShapeOf<z.ZodType<Record<S, V>>, Of>,
    start: NoInfer<Record<S, V>>,
  ): Field<z.ZodType<Record<S, V>>, 'made', V, true>;
}
type Show<T extends z.ZodType, V, S, D> = (value: z.output<T>, seat: S, data: D) => V;
interface SaysSeen<S extends SeatId, D, Of> {
  <T extends z.ZodType, V>(shape: ShapeOf<T, Of>, show: Show<T, V, S, D>): Field<T, 'made', V, false>;
  <T extends z.ZodType, V>(
    shape: ShapeOf<T, Of>,
    show: Show<T, V, S, D>,
    start: NoInfer<z.output<T>>,
  ): Field<T, 'made', V, true>;
}

type Flat<T> = { [K in keyof T]: T[K] };
type Shapes<F extends FieldList> = { [K in keyof F]: ReturnType<F[K]['shape']> };
type WorldOf<F extends FieldList> = z.output<z.ZodObject<Shapes<F>>>;
type Names<F extends FieldList, N> = { [K in keyof F]: F[K]['seen'] extends N ? K : never }[keyof F];
type Started<F extends FieldList> = { [K in keyof F]: F[K]['begins'] extends true ? K : never }[keyof F];
type ShownOf<F extends FieldList> = Flat<
  Pick<WorldOf<F>, Names<F, 'open'> & keyof WorldOf<F>> & { [K in Names<F, 'made'>]: ReturnType<F[K]['show']> }
>;
/** What lies open of a world, in a view of it: the same there and here. */
type OpenOf<F extends FieldList> = Pick<WorldOf<F>, Names<F, 'open'> & keyof WorldOf<F>>;
/** What a world is begun with: all that has no start of its own, and of the rest what is otherwise. */
type Given<F extends FieldList> = Omit<WorldOf<F>, Started<F>> &
  Partial<Pick<WorldOf<F>, Started<F> & keyof WorldOf<F>>>;

/** The type of a world, from the list of its fields. */
export type Infer<W extends { types?: { world: object } }> = NonNullable<W['types']>['world'];
/** What every view has of a world, from the list of its fields. */
export type Shown<W extends { types?: { shown: object } }> = NonNullable<W['types']>['shown'];

/** A world of a system: what of it is not said to be seen is not in a view. */
export class WorldFields<F extends FieldList, S extends SeatId, D, Of> {
  /** For the compiler alone. */
  readonly types?: { world: WorldOf<F>; shown: ShownOf<F> };

  constructor(private readonly fields: F) {}

  /** The shape of a world: every path that a case may name. Lists of all ids of a map take long to make: once. */
  readonly shape = once(
    (of: Of & object): z.ZodObject<Shapes<F>> =>
      z.strictObject(Object.fromEntries(this.entries().map(([name, field]) => [name, field.shape(of)]))) as never,
  );

  /** A world with what is given; the rest as it starts. */
  begin(given: Given<F>): WorldOf<F> {
    const starts = this.entries().flatMap(([name, field]) => (field.begins ? [[name, field.start()]] : []));
    return { ...Object.fromEntries(starts), ...given } as WorldOf<F>;
  }

  /** What lies open of the world that a view is of, as a copy: where one imagines a world, only the rest must be drawn. */
  opened(view: OpenOf<F>): OpenOf<F> {
    const open = this.entries().filter(([name, { seen }]) => seen === 'open' && name in view);
    return Object.fromEntries(open.map(([name]) => [name, copyOf(view[name as keyof OpenOf<F>])])) as OpenOf<F>;
  }

  /**
   * Makes views: each open field as a copy, the others as they say, and `more`, fields that are made of the whole world, among them
   * all that are `viewed`. @throws Error for one of `more` that is another field of the world: it would be shown as two say; and for
   * a `viewed` field that `more` leaves out
   */
  view<More extends object = object>(
    more: Policies<WorldOf<F>, More, D, S>,
  ): (world: WorldOf<F>, seat: S, data: D) => Flat<ShownOf<F> & More> {
    const policies = this.with(more);
    return viewMaker(Object.keys(policies) as (keyof typeof policies)[], policies);
  }

  /** The same views, each field made as it is read: for one look. */
  glance<More extends object = object>(
    more: Policies<WorldOf<F>, More, D, S>,
  ): (world: WorldOf<F>, seat: S, data: D) => Flat<ShownOf<F> & More> {
    const policies = this.with(more);
    return glanceMaker(Object.keys(policies) as (keyof typeof policies & string)[], policies);
  }

  /** Shows a thing that stands inside a world, made at once: each field as it says, and what is absent stays absent. */
  part(): (thing: WorldOf<F>, seat: S, data: D) => ShownOf<F> {
    const policies = Object.entries(this.policies());
    return (thing, seat, data) => {
      const shown: Record<string, unknown> = {};
      for (const [name, policy] of policies) {
        const value = policy(thing, seat, data);
        if (value !== undefined) shown[name] = value;
      }
      return shown as ShownOf<F>;
    };
  }

  /** The policies of all fields, and `more`. */
  private with<More extends object>(
    more: Policies<WorldOf<F>, More, D, S>,
  ): Policies<WorldOf<F>, Flat<ShownOf<F> & More>, D, S> {
    const twice = Object.keys(more).find((name) => name in this.fields && this.fields[name]?.seen !== 'viewed');
    if (twice !== undefined) throw new Error(`the field "${twice}" of the world says itself who sees it`);
    const missing = this.entries().find(([name, { seen }]) => seen === 'viewed' && !(name in more));
    if (missing) throw new Error(`the view makes nothing of the field "${missing[0]}" of the world`);
    return { ...this.policies(), ...more } as unknown as Policies<WorldOf<F>, Flat<ShownOf<F> & More>, D, S>;
  }

  private policies(): Record<string, (world: Record<string, unknown>, seat: S, data: D) => unknown> {
    const shown = this.entries().filter(([, { seen }]) => seen === 'open' || seen === 'made');
    return Object.fromEntries(
      shown.map(([name, field]) => [name, (world, seat, data) => field.show(world[name], seat, data)]),
    );
  }

  private entries(): [string, AnyField][] {
    return Object.entries(this.fields);
  }
}

/**
 * The words in which the fields of a world are said, for seats `S`, data `D`, and `Of` from which shapes are made.
 * `open`: all see it. `hidden`: nobody does but by what the view says to make of it. `own`: of what is kept by seat each sees
 * his own. `seen`: what a function makes of it for a seat. `viewed`: the view makes it of the whole world, as what is known of a
 * counter may hang on where others stand. A field that says none of them does not compile.
 */
export function worldOf<S extends SeatId, D, Of = D>() {
  const says =
    (seen: Seen, show: AnyField['show']) =>
    (shape: AnyShape, ...start: unknown[]) =>
      fieldOf(seen, shape, show, start);
  return {
    open: says('open', copyOf) as Says<'open', Of>,
    hidden: says('hidden', () => undefined) as Says<'hidden', Of>,
    viewed: says('viewed', () => undefined) as Says<'viewed', Of>,
    own: says('made', (value, seat) => copyOf((value as Record<SeatId, unknown>)[seat])) as SaysOwn<S, Of>,
    seen: ((shape: AnyShape, show: AnyField['show'], ...start: unknown[]) =>
      fieldOf('made', shape, show, start)) as SaysSeen<S, D, Of>,
    fields: <F extends FieldList>(list: F): WorldFields<F, S, D, Of> => new WorldFields(list),
  };
}

/* oxlint-disable-next-line typescript/no-explicit-any -- fields of many shapes are made in one place */
type AnyShape = ShapeOf<z.ZodType, any>;

const fieldOf = (seen: Seen, shape: AnyShape, show: AnyField['show'], start: unknown[]): AnyField => ({
  ...{ seen, show, begins: start.length > 0 },
  shape: (of) => (typeof shape === 'function' ? shape(of) : shape),
  start: () => copyOf(start[0]),
});

/** A record by the ids of a shape; each may be missing. */
export const by = <T extends z.ZodType>(ids: z.ZodEnum, shape: T): z.ZodRecord<z.ZodString, T> =>
  z.partialRecord(ids, shape) as unknown as z.ZodRecord<z.ZodString, T>;

/** A record by ids of which there are just these; each may be missing. `title`: what they are called where cases are documented. */
export const byId = <T extends z.ZodType>(
  ids: Iterable<string>,
  shape: T,
  title?: string,
): z.ZodRecord<z.ZodString, T> => by(idIn(ids, title), shape);

/** One of these ids. */
export function idIn(ids: Iterable<string>, title?: string): z.ZodEnum<Record<string, string>> {
  const one = z.enum([...ids]);
  return title === undefined ? one : one.meta({ title });
}
