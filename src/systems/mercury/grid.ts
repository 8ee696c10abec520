import { grid } from '../../hex/grid';

/**
 * The hexes of the two sheets of Crete (2.1): on their points, odd rows half a hex further east, rows counted from the
 * south. Scraps of map in cases may go without a letter.
 */
export const crete = grid({
  top: 'point',
  numbering: 'RRCC',
  shift: 'odd',
  yUp: true,
  sheets: { '': {}, W: {}, E: {} },
});

export const { adjacent, distance, hexesOf, hexside, idOf, neighbour, neighbours, placeOf } = crete;
