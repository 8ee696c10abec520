import { grid, type Grid } from '../../hex/grid';
import type { HexId } from '../../hex/hex';

/** On their sides, even columns half a hex down; column first. */
const hexes = { top: 'flat', numbering: 'CCRR', shift: 'even' } as const;
/** Odessa is cut from the same grid, but lies by itself. */
const odessa = { apart: true, offset: { rows: -10, columns: -24 } } as const;

/** The hexes of the Black Sea: those the map lists. */
export const blackSea = (listed: readonly HexId[]): Grid<'flat'> =>
  grid({
    ...hexes,
    sheets: {
      '': { blocks: [{ rows: [14, 30], columns: [12, 56] }] },
      O: { ...odessa, blocks: [{ rows: [5, 15], columns: [3, 16] }] },
    },
    hexes: listed,
  });

/** The paper of both panels, with numbers that go on past their edges. */
export const paper = grid({ ...hexes, sheets: { '': {}, O: odessa } });
