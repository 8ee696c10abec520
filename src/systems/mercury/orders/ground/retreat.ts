import type { Order } from '../../../../kernel/decide/order';
import { optional } from '../../../../play/words/parts';
import { bareVerb } from '../../../../play/words/verb';
import type { OrderOf } from '../../../../play/words/written';
import { type Verb, verbOf } from '../../mercury';
import { hex, hexes, units } from './names';

/**
 * 9.62: a stack retreats, unit by unit where they are named. `retreat`: by the best ways; `retreat to 4317`: towards it;
 * `retreat Koch: 4413, 4412`: this unit so.
 */
export const retreatVerb = verbOf({
  verb: 'retreat',
  syntax: 'retreat [unit: hex, hex | to hex]',
  help: 'the hexes a unit retreats through; without a unit all go by the best ways, or those nearest to a hex',
  form: [/^$/, /^to\s+(?<to>\S.*)$/i, /^(?<unit>[^:\s][^:]*):\s*(?<path>\S.*)$/],
  otherwise: 'write the unit, ":" and its hexes; or "retreat to hex"; or "retreat" alone',
  parts: { unit: optional(units), path: optional(hexes), to: optional(hex) },
  print: ({ unit, path, to }) => (unit === '' ? to && ` to ${to}` : ` ${unit}: ${path}`),
});
export type RetreatOrder = OrderOf<typeof retreatVerb>;

export interface StandOrder extends Order {
  verb: 'stand';
}

/** 9.65: the stack uses the no-retreat option. */
export const standVerb: Verb<StandOrder> = bareVerb('stand', 'use the no-retreat option (9.65)');

/** The same in the words of the rule. */
export const noRetreatVerb: Verb<StandOrder> = {
  ...standVerb,
  verb: 'no retreat',
  syntax: 'no retreat',
  help: 'the same as "stand"',
};
