import type { Parameter } from '../../../kernel/decide/condition';
import { fine, misread, type Order } from '../../../kernel/decide/order';
import { listOf } from '../../../play/words/parts';
import type { OrderOf } from '../../../play/words/written';
import { verbOf, type Mercury, type Verb } from '../mercury';
import { airType, target } from './names';

export interface FireAaOrder extends Order {
  verb: 'fire AA';
}

const saver: Parameter<Mercury, string> = {
  ...target,
  read: (text, scope) =>
    /^(ammo )?low$/i.test(text) ? fine('low') : target.read(text === 'all' ? 'any' : text, scope),
};

/** `withhold AA: Warspite, BB against Bf-109` (19.33). `low` stands for ships with Ammo Low, `any` for all; without types of aircraft they hold it against all. */
export const withholdVerb = verbOf({
  verb: 'withhold AA',
  syntax: 'withhold AA: ship, ship [against Bf-109]',
  help: 'these ships do not fire, to save ammunition',
  form: /^(?<ships>.*?)(?:\s+against\s+(?<against>.*))?$/i,
  parts: { ships: listOf(saver, 'a ship is missing'), against: listOf(airType, null) },
  print: (said) => `: ${said.ships}${said.against === '' ? '' : ` against ${said.against}`}`,
});
export type WithholdOrder = OrderOf<typeof withholdVerb>;

/** `fire AA`: every ship fires. */
export const fireAaVerb: Verb<FireAaOrder> = {
  verb: 'fire AA',
  syntax: 'fire AA',
  help: 'every ship fires',
  read: (rest) =>
    /^(:?\s*all)?$/i.test(rest)
      ? fine({ verb: 'fire AA' })
      : misread('write "withhold AA: ..." for the ships that shall not fire'),
  print: () => 'fire AA',
};
