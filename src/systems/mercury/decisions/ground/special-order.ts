import { chooseOrder, inOrder } from '../../../../play/choices/order';
import type { Mercury } from '../../mercury';
import { orderVerb } from '../../orders/ground/order-of-combats';
import { hexesToAssault } from '../../rules/ground/06-4-among-enemies';
import type { Paradrop } from './paradrop';

/** 6.41, 10.35: Special Assaults are Assault Combats, whose order is the attacker's choice: a hex that is won opens ways of retreat. */
export const orderSpecialAssaults = chooseOrder<Mercury, Paradrop>({
  kind: 'mercury.special-order',
  rule: '6.41',
  title: 'order of the Special Assaults',
  word: 'assault order',
  seats: ['german'],
  asked: 'own',
  yields: true,
  interphase: 'the Special Assaults come in the order of the drops',
  verb: orderVerb,
  question: (combats) => `Paratroops are among Allied units in ${combats}. Which Special Assault comes first?`,
  absent: { rule: '6.41', says: (hex) => `no paratroops are among Allied units in ${hex}` },
  twice: '10.35',
  disclose(c) {
    const combats = hexesToAssault(c, Object.keys(c.local.drops ?? {}));
    return combats.length < 2 ? null : { seat: 'german', facts: { combats } };
  },
  take: (c, hexes) => void (c.local.assaults = inOrder(hexes, hexesToAssault(c, Object.keys(c.local.drops ?? {})))),
});
