import { grid } from '../grid';
import type { Grid } from '../grid';
import type { HexId } from '../hex';

export { lists, pairs, words } from '../lists';

export const marked = (ids: readonly string[]): Map<string, true> => new Map(ids.map((id) => [id, true]));

/** Steps as a map's own page gives them, for lines of even and odd number. */
export interface Steps {
  even: [number, number][];
  odd: [number, number][];
}

/** Without the holes a map has. */
const listed = (open: Grid, missing: readonly HexId[]): HexId[] => {
  const holes = marked(missing);
  return open.all().filter((id) => !holes.has(id));
};

/** Syria and Lebanon: 1331 hexes on their sides, numbers from 0800, the sheet ragged in the south-east. */
export function slouchHats(missing: readonly HexId[]): Grid<'flat'> {
  const described = {
    top: 'flat',
    numbering: 'CCRR',
    shift: 'odd',
    sheets: { '': { blocks: [{ rows: [0, 33], columns: [8, 50] }] } },
  } as const;
  return grid({ ...described, hexes: listed(grid(described), missing) });
}

/** The south-east Aegean: a full rectangle on points, rows counted downwards. */
export const aegean = (): Grid<'point'> =>
  grid({
    top: 'point',
    numbering: 'RRCC',
    shift: 'odd',
    sheets: { '': { blocks: [{ rows: [1, 55], columns: [1, 36] }] } },
  });

/** The Black Sea: even columns half a hex down, a corner left out, and Odessa on a panel of its own. */
export function blackSea(missing: readonly HexId[]): Grid<'flat'> {
  const described = {
    top: 'flat',
    numbering: 'CCRR',
    shift: 'even',
    sheets: {
      '': {
        blocks: [
          { rows: [17, 30], columns: [12, 31] },
          { rows: [14, 30], columns: [32, 56] },
        ],
      },
      O: { apart: true, offset: { rows: -10, columns: -24 }, blocks: [{ rows: [5, 15], columns: [3, 16] }] },
    },
  } as const;
  return grid({ ...described, hexes: listed(grid(described), missing) });
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
