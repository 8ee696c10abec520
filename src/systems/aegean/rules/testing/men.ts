import type { GroundUnit, Land } from '../ground-unit';

/** A ground unit of a spec: an Allied battalion of strength 8 and morale 7 at `2525`, but for what is said. */
export const man = (id: string, more: Partial<GroundUnit> = {}): GroundUnit => ({
  ...{ id, side: 'allied', at: '2525', size: 'battalion', strength: 8, morale: 7 },
  ...{ artillery: false, disrupted: false, yielded: false, static: false, garrison: false },
  ...more,
});

export const company = (id: string, strength: number, more: Partial<GroundUnit> = {}): GroundUnit =>
  man(id, { size: 'company', strength, ...more });

/** An island of six hexes in a row, `a` to `f`: a port at `a`, rough `c`, a road from `a` over `b` to `c`. */
export const row: Land = {
  around: (hex) =>
    ['a', 'b', 'c', 'd', 'e', 'f'].filter((other) => Math.abs(other.charCodeAt(0) - hex.charCodeAt(0)) === 1),
  isRough: (hex) => hex === 'c',
  hasPort: (hex) => hex === 'a',
  hasRoad: (from, to) => ['ab', 'ba', 'bc', 'cb'].includes(from + to),
};
