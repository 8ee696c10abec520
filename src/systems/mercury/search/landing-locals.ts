import type { Json } from '../../../kernel/realm';
import { activeSide, all, open, secretOfActive, without, type Held, type LocalsTable } from './locals';

/** Who may know what of the landings from the sea (17.4). */
export const LANDING_LOCALS: LocalsTable = {
  ...without('F Amphibious Landing Phase', 'G2 Coastal Steamer'),
  'Amphibious Landings': {
    // All that land have been told of when anybody is asked again; from which of several ships, they have not.
    values: { ...all(open, 'side', 'unit', 'hex'), landings: secretOfActive([]), assaults: secretOfActive() },
    left: { 'B landing and drift': secretOfActive([]), 'D Special Amphibious Assault': inAlphabet },
  },
  'Excess on the beaches': { values: all(open, 'side', 'hex'), left: all(open, 'overfull hexes') },
  'Special Amphibious Assault': { values: all(open, 'target', 'side', 'force', 'attackers') },
};

/** The order of the assaults is its player's until they come. */
function inAlphabet(value: Json, { seat, local }: Held): Json {
  return seat === activeSide(local) ? value : [...(value as string[])].sort();
}
