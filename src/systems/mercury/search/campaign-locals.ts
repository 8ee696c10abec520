import { LANDING_LOCALS } from './landing-locals';
import { open, without } from './locals';
import type { LocalsTable } from './locals';

/** Who may know what of the procedures that only a campaign has. */
export const CAMPAIGN_LOCALS: LocalsTable = {
  ...without('Campaign', 'Campaign game-turn', 'III Naval Segment of a campaign'),
  'Losses aboard': { values: { loss: open } },
  ...LANDING_LOCALS,
};
