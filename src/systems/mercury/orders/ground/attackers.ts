import { orWord } from '../../../../play/words/parts';
import type { OrderOf } from '../../../../play/words/written';
import { verbOf, type Mercury } from '../../mercury';
import { units } from './names';

/** `maneuver: Koch, Genz`, `assault: rest` (9.31A, 10.1A); `all`: all that declared, or all that are not named for the other way. */
export const attackersVerb = (verb: 'maneuver' | 'assault', help: string) =>
  verbOf({
    ...{ verb, help, syntax: `${verb}: unit, unit | all | rest` },
    parts: { units: orWord<Mercury, string[], 'all'>('all', units.list, /^(all|(the )?rest)$/i) },
    print: (said) => `: ${said.units}`,
  });
export type AttackersOrder = OrderOf<ReturnType<typeof attackersVerb>>;
