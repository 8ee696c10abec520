import type { Parameter } from '../../../../kernel/decide/condition';
import { fine } from '../../../../kernel/decide/order';
import { orNull } from '../../../../play/words/parts';
import type { Movers } from '../../../../play/words/who';
import type { OrderOf } from '../../../../play/words/written';
import { verbOf, type Mercury } from '../../mercury';
import { sea, ships } from '../names';
import { movers } from './names';

/** Units that leave Crete, or all that can. */
export type Leaving = Movers | 'all';

const who: Parameter<Mercury, Leaving> = {
  name: 'unit, unit | all',
  read: (text, scope) => (/^(all|everybody|everyone)$/i.test(text.trim()) ? fine('all') : movers.read(text, scope)),
  print: (value, scope) => (value === 'all' ? 'all' : movers.print(value, scope)),
};

/** `embark A/Queens, B/Queens at Sphakia`, `embark all at Suda on Orion` (17.33) */
export const embarkVerb = verbOf({
  verb: 'embark',
  syntax: 'embark unit, unit | all at port [on ship]',
  help: 'after the evacuation order: units go to a port or anchorage and aboard a ship that lies there',
  form: /^(?<who>.+?)\s+(?:at|from)\s+(?<at>.+?)(?:\s+(?:on|aboard)\s+(?<ship>.+))?$/i,
  otherwise: 'write where they go aboard: embark unit at port',
  parts: { who, at: sea, ship: orNull(ships) },
  print: (said) => ` ${said.who} at ${said.at}${said.ship === '' ? '' : ` on ${said.ship}`}`,
});
export type EmbarkOrder = OrderOf<typeof embarkVerb>;
