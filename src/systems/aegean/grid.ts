import { grid } from '../../hex/grid';

/** On their points, odd rows half a hex to the right, rows counted downwards. */
const hexes = { top: 'point', numbering: 'RRCC', shift: 'odd' } as const;

/** The hexes of the south-east Aegean: a full rectangle. */
export const aegean = grid({ ...hexes, sheets: { '': { blocks: [{ rows: [1, 55], columns: [1, 36] }] } } });

/** The paper of the map, with numbers that go on past its edges. */
export const paper = grid(hexes);
