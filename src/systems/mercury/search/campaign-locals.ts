import { all, open, secretOf, without, type LocalsTable } from './locals';
import { LANDING_LOCALS } from './landing-locals';

/** Who may know what of the procedures that only a campaign has. */
export const CAMPAIGN_LOCALS: LocalsTable = {
  ...without(
    'Campaign',
    'Campaign variants',
    'Campaign game-turn',
    'III Naval Segment of a campaign',
    'G Naval Unloading Phase',
    'I.C Evacuation Determination Phase',
  ),
  // Both see which RSCs nobody guards.
  'I.B Supply Phase': { values: all(open, 'abandoned') },
  'Losses aboard': { values: { loss: open } },
  'Unloading of a side': { values: all(open, 'side') },
  // A convoy is told as it is sent, and nobody is asked between.
  // What a convoy carries is its owner's to know (16.33).
  'III Convoys without ships': {
    values: { ...all(open, 'sent', 'result', 'contact'), aboard: secretOf('german', {}) },
    left: all(open, 'F2 convoys'),
  },
  'Arrival of a convoy': {
    values: all(open, 'contact', 'result', 'germanLosses', 'alliedLosses', 'half', 'chosen'),
  },
  ...LANDING_LOCALS,
};
