import type { Ship } from '../ship';

/** A ship for specs: an Allied destroyer, or what is said instead. */
export const ship = (id: string, more: Partial<Ship> = {}): Ship => ({
  ...{ id, side: 'allied', type: 'DD', at: '2524', surface: 4, transport: 3, aa: 2, move: 12, hits: 0 },
  ...{ spotted: true, submerged: false },
  ...more,
});
