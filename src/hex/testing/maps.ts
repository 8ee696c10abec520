import type { Grid } from '../grid';
import type { HexId } from '../hex';

export { lists, pairs, words } from '../lists';

export const marked = (ids: readonly string[]): Map<string, true> => new Map(ids.map((id) => [id, true]));

/** Steps as a map's own page gives them, for lines of even and odd number. */
export interface Steps {
  even: [number, number][];
  odd: [number, number][];
}

/** The word for the way from one hex to a neighbour as it is drawn, by the middles. */
export function drawn({ centre }: Pick<Grid, 'centre'>, from: HexId, to: HexId): string {
  const [[x, y], [a, b]] = [centre(from), centre(to)];
  const [east, south] = [a - x, b - y];
  // A sixth of the circle is 60 degrees: what moves less than a tenth of a hex is not moved at all.
  const [ns, ew] = [
    Math.abs(south) < 0.1 ? '' : south < 0 ? 'N' : 'S',
    Math.abs(east) < 0.1 ? '' : east < 0 ? 'W' : 'E',
  ];
  return ns + ew;
}

/** Neighbours by the steps of a map's page, two figures and two figures, in the order given. `odd`: parity of the first or second number. */
export function byPage(id: HexId, steps: Steps): HexId[] {
  const [letter, a, b] = [id.slice(0, -4), Number(id.slice(-4, -2)), Number(id.slice(-2))];
  const two = (n: number): string => String(n).padStart(2, '0');
  return steps[a % 2 === 1 ? 'odd' : 'even'].map(([x, y]) => `${letter}${two(a + x)}${two(b + y)}`);
}
