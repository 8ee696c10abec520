import { grid, type Grid } from '../../hex/grid';
import type { HexId } from '../../hex/hex';

/** On their sides, odd columns half a hex down; column first. */
const hexes = { top: 'flat', numbering: 'CCRR', shift: 'odd' } as const;

/** The hexes of Syria and Lebanon: those the map lists, ragged in the south-east; without a list the whole sheet. */
export const syria = (listed?: readonly HexId[]): Grid<'flat'> =>
  grid({
    ...hexes,
    sheets: { '': { blocks: [{ rows: [0, 33], columns: [8, 50] }] } },
    ...(listed ? { hexes: listed } : {}),
  });

/** The paper of the map, with numbers that go on past its edges. */
export const paper = grid(hexes);
