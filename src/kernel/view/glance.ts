import type { SeatId } from '../realm';
import type { Policies } from './policy';

/**
 * Makes views of which each field is made when it is first read: for one who asks little, and asks before the world goes
 * on. Fields and policies are those of `viewMaker`; read to the end, both give the same.
 */
export function glanceMaker<W, V extends object, D, S extends SeatId = SeatId>(
  fields: readonly (keyof V & string)[],
  policies: Policies<W, V, D, S>,
): (world: W, seat: S, data: D) => V {
  return (world, seat, data) => {
    const view: Partial<V> = {};
    for (const field of fields) {
      const get = (): unknown => {
        const value = policies[field](world, seat, data);
        Object.defineProperty(view, field, { value, enumerable: true, configurable: true });
        return value;
      };
      Object.defineProperty(view, field, { get, enumerable: true, configurable: true });
    }
    return view as V;
  };
}
