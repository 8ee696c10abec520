import { fine, then, type Order } from '../../../../kernel/decide/order';
import { goesOf, type Goes } from '../../../../play/words/goes';
import type { Verb } from '../../mercury';
import { movers, place, way } from './names';

/** Ground units or a stack and where they go: hex by hex, or to a hex or off-map box by the cheapest way. */
export interface MoveGroundOrder extends Order, Goes {
  verb: 'move' | 'march';
}

const goes = goesOf(movers, place, way, /[a-z]?\d{4}/);

const groundVerb = (verb: 'move' | 'march', help: string): Verb<MoveGroundOrder> => ({
  ...{ verb, syntax: `${verb} unit: hex-hex`, help },
  read: (rest, scope) => then(goes.read(rest, scope), (said) => fine({ verb, ...said })),
  print: (order, scope) => `${verb} ${goes.print(order, scope)}`,
});

/** `move 9/III/Sturm: 4315-4416-4417`, `move Koch, Genz to 4417`, `move stack 4315 to 4414` (4.11) */
export const moveGroundVerb = groundVerb(
  'move',
  'hex by hex, or "move unit to hex" by the cheapest way; "unit, unit" or "stack hex" for a unit',
);

/** The same by Strategic Movement: `march Koch to 4417` (4.41) */
export const marchVerb = groundVerb('march', 'Strategic Movement: two points more, along roads, away from the enemy');
