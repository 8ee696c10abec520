import type { Order } from '../../../kernel/decide/order';
import { verbOf } from '../../../play/words/verb';
import type { SlouchHats } from '../slouch-hats';
import { aircraft, place } from './names';

/** Where air units land that return from a mission (13.13). */
export interface HomeOrder extends Order {
  verb: 'home';
  units: string[];
  to: string;
}

/** `home 208, 80 to Ramat David` */
export const homeVerb = verbOf<SlouchHats, HomeOrder>({
  ...{ verb: 'home', syntax: 'home air unit, air unit to place' },
  help: 'the friendly airfield or box in range that an air unit returns to (13.13)',
  form: /^(?<units>\S.*?)\s+to\s+(?<to>\S.*)$/i,
  parts: { units: aircraft.list, to: place },
  print: ({ units, to }) => ` ${units} to ${to}`,
});
