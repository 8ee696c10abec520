import type { Frame } from '../../../kernel/flow/frame';
import { all, open, secretOf, stackShown, without, type LocalsTable, type Shown } from '../../../kernel/search/locals';
import type { Side } from '../side';

const own: Shown<Side> = secretOf<Side>(({ local }) => local['side'] as Side);

/**
 * Who may know which local value of the procedures that lead to a ground phase, in which alone there is a search. What is not
 * listed is left out.
 */
export const LOCALS: LocalsTable<Side> = {
  ...without('Scenario', 'Game-turn', 'Impulse'),
  Half: { values: { side: open } },
  'Ground Phase': {
    values: { ...all<Side>(open, 'side', 'dropped', 'scattering', 'combats'), ...all(own, 'fallBack', 'guns') },
  },
};

/** The running procedures as `seat` may know them. */
export const stackFor = (stack: readonly Frame[], seat: Side): Frame[] => stackShown(LOCALS, stack, seat);
