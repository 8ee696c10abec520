import type { SeatId } from '../realm';
import { lateFields } from './late';

/** How much of a hidden thing a seat may know, from nothing to everything. */
export type Grade = 'nothing' | 'exists' | 'count' | 'types' | 'identity' | 'own';
const ORDER: readonly Grade[] = ['nothing', 'exists', 'count', 'types', 'identity', 'own'];

/** Whether `have` is at least `need`. */
export function atLeast(have: Grade, need: Grade): boolean {
  return ORDER.indexOf(have) >= ORDER.indexOf(need);
}

/** How one field of a view is made for a seat. */
export type Policy<W, D, T, S extends SeatId = SeatId> = (world: W, seat: S, data: D) => T;

/** One policy for each field of the view: a field without one does not compile, and does not start. */
export type Policies<W, V, D, S extends SeatId = SeatId> = { [K in keyof V]-?: Policy<W, D, V[K], S> };

export class FieldWithoutPolicy extends Error {
  constructor(field: string) {
    super(`the view field "${field}" has no policy; what no policy shows does not exist`);
    this.name = 'FieldWithoutPolicy';
  }
}

/**
 * Makes views, deny by default: nothing but the fields of `fields`, each by its policy and made when it is first read: until
 * then the world must stay as it is. @throws FieldWithoutPolicy
 */
export function viewMaker<W, V extends object, D, S extends SeatId = SeatId>(
  fields: readonly (keyof V)[],
  policies: Policies<W, V, D, S>,
): (world: W, seat: S, data: D) => V {
  for (const field of fields) {
    if (typeof policies[field] !== 'function') throw new FieldWithoutPolicy(String(field));
  }
  const late = lateFields<V, [W, S, D]>(fields, policies);
  return (world, seat, data) => late([world, seat, data]);
}

/** How one field of a graded thing is shown: from which grade on, and what; undefined where there is nothing to show. */
interface GradedField<W, T> {
  from: Grade;
  show(thing: T, world: W): unknown;
}
type GradedFields<W, T> = Readonly<Record<string, GradedField<W, T>>>;
type ValueOf<F extends GradedFields<never, never>, K extends keyof F> = ReturnType<F[K]['show']>;
/** Fields that every view of a thing has: those shown to all who know that it exists. */
type Always<F extends GradedFields<never, never>> = {
  [K in keyof F]: F[K]['from'] extends 'exists' ? (undefined extends ValueOf<F, K> ? never : K) : never;
}[keyof F];
/** What is known of a thing: nothing is there of a field that the grade for the seat does not allow. */
type Known<F extends GradedFields<never, never>> = { [K in Always<F>]: ValueOf<F, K> } & {
  [K in Exclude<keyof F, Always<F>>]?: Exclude<ValueOf<F, K>, undefined>;
};

/** A graded policy for stacks and Task Forces: each thing with just the fields that its grade for the seat allows. */
export const graded =
  <W, T>(grade: (thing: T, seat: SeatId, world: W) => Grade) =>
  <const F extends GradedFields<W, T>>(
    fields: F,
  ): ((things: readonly T[], seat: SeatId, world: W) => { [K in keyof Known<F>]: Known<F>[K] }[]) => {
    const entries = Object.entries(fields);
    const shown = new Map(ORDER.map((have) => [have, entries.filter(([, f]) => atLeast(have, f.from))]));
    return (things, seat, world) => {
      const views: Partial<Record<string, unknown>>[] = [];
      for (const thing of things) {
        const have = grade(thing, seat, world);
        if (have === 'nothing') continue;
        const view: Partial<Record<string, unknown>> = {};
        for (const [name, field] of shown.get(have) ?? []) {
          const value = field.show(thing, world);
          if (value !== undefined) view[name] = value;
        }
        views.push(view);
      }
      return views as never;
    };
  };
