import type { Order } from '../../../../kernel/decide/order';
import { orWord } from '../../../../play/words/parts';
import { verbOf } from '../../../../play/words/verb';
import type { Mercury, Verb } from '../../mercury';
import { units } from './names';

/** Which units attack in one way; `all`: all that declared, or all that are not named for the other way. */
export interface AttackersOrder extends Order {
  verb: 'maneuver' | 'assault';
  units: string[] | 'all';
}

/** `maneuver: Koch, Genz`, `assault: rest` (9.31A, 10.1A) */
export const attackersVerb = (verb: 'maneuver' | 'assault', help: string): Verb<AttackersOrder> =>
  verbOf<Mercury, AttackersOrder>({
    ...{ verb, help, syntax: `${verb}: unit, unit | all | rest` },
    parts: { units: orWord<Mercury, string[], 'all'>('all', units.list, /^(all|(the )?rest)$/i) },
    print: (said) => `: ${said.units}`,
  });
