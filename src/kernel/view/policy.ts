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

/** How one field of a graded thing is shown: from which grade on, and what. */
export interface GradedField<W, T, X> {
  from: Grade;
  show(thing: T, world: W): X;
}
export type GradedFields<W, T, V> = { [K in keyof V]-?: GradedField<W, T, Exclude<V[K], undefined>> };

/** A graded policy for stacks and Task Forces: each thing with just the fields that its grade for the seat allows. */
export function graded<W, T, V extends object>(
  grade: (thing: T, seat: SeatId, world: W) => Grade,
  fields: GradedFields<W, T, V>,
): (things: readonly T[], seat: SeatId, world: W) => V[] {
  const entries = Object.entries(fields) as [keyof V & string, GradedField<W, T, unknown>][];
  const shown = new Map(ORDER.map((have) => [have, entries.filter(([, f]) => atLeast(have, f.from))]));
  return (things, seat, world) => {
    const views: V[] = [];
    for (const thing of things) {
      const have = grade(thing, seat, world);
      if (have === 'nothing') continue;
      const view: Partial<Record<string, unknown>> = {};
      for (const [name, field] of shown.get(have) ?? []) view[name] = field.show(thing, world);
      views.push(view as V);
    }
    return views;
  };
}

/** One policy for each field of a thing inside a view: a field without one does not compile, and is not shown. */
export type FieldPolicies<W, T> = { [K in keyof T]-?: (thing: T, seat: SeatId, world: W) => T[K] };

/** Shows a thing field by field, as an object of the view's own; what is absent stays absent. */
export function fieldByField<W, T extends object>(
  fields: FieldPolicies<W, T>,
): (thing: T, seat: SeatId, world: W) => T {
  const names = Object.keys(fields) as (keyof T)[];
  const policies = names.map((name) => ({ name, policy: plain.has(fields[name]) ? null : fields[name] }));
  return (thing, seat, world) => {
    const shown: Partial<T> = {};
    for (const { name, policy } of policies) {
      const value = policy === null ? thing[name] : policy(thing, seat, world);
      if (value !== undefined) shown[name] = value;
    }
    return shown as T;
  };
}

/** The policies made by `asItIs`: most fields of most things, and most of them absent. */
const plain = new WeakSet<object>();

/** Shows a field as it stands. Only for plain values: an object would be the world's own. */
export function asItIs<K extends string>(name: K): <X extends Plain>(thing: { [P in K]?: X }) => X {
  const policy = (thing: Partial<Record<K, Plain>>): never => thing[name] as never;
  plain.add(policy);
  return policy;
}
type Plain = string | number | boolean | null | undefined;
