import { optional } from '../../../../play/words/parts';
import type { OrderOf } from '../../../../play/words/written';
import { verbOf } from '../../mercury';
import { hex, units } from './names';

/** 7.32: the attacked stack tries to go before the combat. `refuse`: by the best way; `refuse to 4315`: all there; `refuse Koch to 4315`: this unit there. */
export const refuseVerb = verbOf({
  verb: 'refuse',
  syntax: 'refuse [unit] [to hex]',
  help: 'try to leave before the combat; without a hex each unit goes as far from the enemy as it may',
  form: [/^$/, /^(?<unit>.*?)\s*\bto\s+(?<to>\S.*)$/i],
  otherwise: 'write "refuse", "refuse to hex" or "refuse unit to hex"',
  parts: { to: optional(hex), unit: optional(units) },
  print: ({ unit, to }) => `${unit && ` ${unit}`}${to && ` to ${to}`}`,
});
export type RefuseOrder = OrderOf<typeof refuseVerb>;
