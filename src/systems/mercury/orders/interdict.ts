import { listOf } from '../../../play/words/parts';
import { called, type OrderOf } from '../../../play/words/written';
import { written } from '../mercury';
import { airRef } from './allocate';
import { sectors } from './names';

/** `interdict Maleme-Suda: Ju-87 I/StG2, 2 Do-17` (12.41): the mission and where it is flown. */
export const interdictVerb = written(
  'send air units to interdict a sector of the map',
  { sector: sectors, units: called('unit, 2 Do-17', listOf(airRef, 'an air unit is missing')) },
  'interdict {sector}: {units}',
);
export type InterdictOrder = OrderOf<typeof interdictVerb>;
