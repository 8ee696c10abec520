import { called, type OrderOf } from '../../../play/words/written';
import { written } from '../slouch-hats';
import { aircraft, place } from './names';

/** `home 208, 80 to Ramat David` */
export const homeVerb = written(
  'the friendly airfield or box in range that an air unit returns to (13.13)',
  { units: aircraft.list, to: called('place', place) },
  'home {units} to {to}',
);
export type HomeOrder = OrderOf<typeof homeVerb>;
