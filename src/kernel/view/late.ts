import { frozen } from './frozen';

/** How each field of an object is made. */
type Makers<V, A extends readonly unknown[]> = { [K in keyof V]-?: (...from: A) => V[K] };

/** What the fields of one object are made from, and those that were made. */
interface Making<A> {
  from: A;
  made: unknown[];
}

const MAKING = Symbol('making');
/** Beside a field that was not made yet. */
const NOT_YET = Symbol('not yet');

/**
 * Makes objects with the fields of `fields`, each made and frozen when it is first read. To all who read, list or copy one it
 * is an object of plain JSON that nobody can change; what nobody reads costs nothing.
 */
export function lateFields<V extends object, A extends readonly unknown[]>(
  fields: readonly (keyof V)[],
  makers: Makers<V, A>,
): (from: A) => V {
  const described: PropertyDescriptorMap = {};
  fields.forEach((field, i) => {
    const make = makers[field];
    described[field as string] = {
      enumerable: true,
      get(this: { [MAKING]: Making<A> }): unknown {
        const { from, made } = this[MAKING];
        if (made[i] === NOT_YET) made[i] = frozen(make(...from));
        return made[i];
      },
    };
  });
  return (from) => {
    const making: Making<A> = { from, made: new Array(fields.length).fill(NOT_YET) };
    const late = Object.defineProperty({}, MAKING, { value: making });
    return Object.preventExtensions(Object.defineProperties(late, described)) as V;
  };
}
