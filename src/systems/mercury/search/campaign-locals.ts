import { open, without } from './locals';
import type { LocalsTable } from './locals';

/** Who may know what of the procedures that only a campaign has. */
export const CAMPAIGN_LOCALS: LocalsTable = {
  ...without(
    'Campaign',
    'Campaign game-turn',
    'III Naval Segment of a campaign',
    'I.B Supply Phase',
    'I.C Evacuation Determination Phase',
  ),
  'Losses aboard': { values: { loss: open } },
};
