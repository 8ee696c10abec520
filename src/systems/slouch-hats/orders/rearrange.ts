import { then, fine } from '../../../kernel/decide/order';
import type { Verb } from '../slouch-hats';
import { attackVerb, type AttackOrder } from './attack';

/** An attack with other units, in the place of one that fell away (note to 10.16). */
export interface RearrangeOrder extends Omit<AttackOrder, 'verb'> {
  verb: 'rearrange';
}

/** `rearrange 1723: 21/7A; supply none` */
export const rearrangeVerb: Verb<RearrangeOrder> = {
  verb: 'rearrange',
  syntax: 'rearrange hex: unit, unit; guns unit; air unit; ships unit; supply hex',
  help: 'who fights in the place of an attack that fell away and that others hang on (10.16): units that have not fought, of other attacks too; `pass`, or `rearrange none` beforehand, cancels it, with those that hang on it; "at 1723: rearrange none" only there',
  read: (rest, scope) => then(attackVerb.read(rest, scope), (order) => fine({ ...order, verb: 'rearrange' as const })),
  print: (order, scope) => attackVerb.print({ ...order, verb: 'attack' }, scope).replace(/^attack/, 'rearrange'),
};
