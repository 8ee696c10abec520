import { howMany, listOf, orNamed } from '../../../play/words/parts';
import type { OrderOf } from '../../../play/words/written';
import { verbOf } from '../slouch-hats';
import { aircraft, airTransport, place, ships, units } from './names';

/** `delay 21/7A, 208, Air Transport` */
export const delayVerb = verbOf({
  ...{ verb: 'delay', syntax: 'delay unit, unit', help: 'reinforcements that come on a later turn (5.31)' },
  parts: { units: listOf(orNamed(units, aircraft, ships, airTransport), 'a unit is missing') },
});
export type DelayOrder = OrderOf<typeof delayVerb>;

/** `receive 3 SP at Iraq` */
export const receiveVerb = verbOf({
  ...{ verb: 'receive', syntax: 'receive number SP at box' },
  help: 'how many of the Supply Points of this turn come to which box; the others come to the Middle East (6.11c)',
  form: /^(?<points>\d{1,2})\s*(?:SPs?)?\s+(?:at|in)\s+(?<at>\S.*)$/i,
  otherwise: 'write how many and where: "receive 3 SP at Iraq"',
  parts: { points: howMany, at: place },
  print: ({ points, at }) => ` ${points} SP at ${at}`,
});
export type ReceiveOrder = OrderOf<typeof receiveVerb>;
