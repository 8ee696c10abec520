import { grid } from '../../hex/grid';

/** On their points, odd rows half a hex further east, rows counted from the south. Scraps of map in cases may go without a letter. */
const hexes = { top: 'point', numbering: 'RRCC', shift: 'odd', yUp: true } as const;

/**
 * The hexes of Crete (2.1): the East sheet goes on where column 52 of the West sheet ends (`joins` of both). Rows, and
 * columns of scraps, go on past the edges of the paper; what is on a map its hexes say.
 */
export const crete = grid({
  ...hexes,
  sheets: {
    '': { apart: true },
    W: { blocks: [{ rows: [0, 99], columns: [0, 52] }] },
    E: { blocks: [{ rows: [0, 99], columns: [1, 99] }], offset: { rows: 0, columns: 52 } },
  },
});

export const { adjacent, distance, hexesOf, hexside, idOf, neighbour, neighbours, placeOf } = crete;

/** One sheet as it is drawn, with numbers that go on past all its edges, whatever sheet lies beside it. */
export const paper = grid({ ...hexes, sheets: { '': {}, W: {}, E: {} } });
