import { chooseOrder, inOrder, type OrderFacts } from '../../../../play/choices/order';
import type { Mercury, Side } from '../../mercury';
import { ifEnemyIn } from '../../orders/ground/conditions';
import { orderVerb } from '../../orders/ground/order-of-combats';
import { combatsToCome } from '../../rules/ground/07-declaration';
import { groundIn } from '../../rules/ground/ground';

/** 8.0, 10.35: the attacker resolves his combats one at a time; before each he may say which of them is next. */
export const orderCombats = chooseOrder<Mercury, { side: Side }>({
  kind: 'mercury.combat-order',
  rule: '10.35',
  title: 'order of the combats',
  word: 'order',
  seats: ['german', 'allied'],
  asked: 'own',
  lasting: true,
  interphase: 'the combats come in the order in which they were declared',
  verb: orderVerb,
  question: (combats) => `Which combat comes first? As things stand: ${combats}.`,
  absent: { rule: '7.15', says: (hex) => `no combat against ${hex} is still to come` },
  twice: '10.35',
  conditions: ifEnemyIn<OrderFacts>(),
  concerns: (order, q) => order.hexes.some((hex) => q.facts.combats.includes(hex)),
  disclose(c) {
    const { side } = c.local;
    const combats = combatsToCome(groundIn(c), side);
    return combats.length < 2 ? null : { seat: side, facts: { combats } };
  },
  foresee: (hexes, q) => [`combats in the order ${inOrder(hexes, q.facts.combats).join(', ')}`],
  imagined(scope) {
    const combats = combatsToCome(groundIn(scope), scope.seat);
    return combats.length < 2 ? null : { combats };
  },
  take(c, hexes) {
    const ground = groundIn(c);
    ground.combats.splice(0, ground.combats.length, ...inOrder(hexes, ground.combats));
  },
});
