import type { HexId } from '../../../../hex/hex';
import { decision } from '../../mercury';
import { ifEnemyIn } from '../../orders/ground/conditions';
import type { OrderOfCombats } from '../../orders/ground/order-of-combats';
import { combatsToCome } from '../../rules/ground/07-declaration';
import { groundIn } from '../../rules/ground/ground';
import type { Side } from '../../world';
import { hexOrder, inOrder } from './hex-order';
import type { OrderFacts } from './hex-order';

/** 8.0, 10.35: the attacker resolves his combats one at a time; before each he may say which of them is next. */
export const orderCombats = decision<{ side: Side }, OrderFacts, HexId[], OrderOfCombats>({
  kind: 'mercury.combat-order',
  rule: '10.35',
  title: 'order of the combats',
  word: 'order',
  seats: ['german', 'allied'],
  asked: 'own',
  lasting: true,
  interphase: 'the combats come in the order in which they were declared',
  ...hexOrder({
    question: (combats) => `Which combat comes first? As things stand: ${combats}.`,
    absent: { rule: '7.15', says: (hex) => `no combat against ${hex} is still to come` },
  }),
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
  sample: (q, rng) => rng.shuffle(q.facts.combats).slice(0, 1 + rng.int(q.facts.combats.length)),
  take(c, hexes) {
    const ground = groundIn(c);
    ground.combats.splice(0, ground.combats.length, ...inOrder(hexes, ground.combats));
  },
});
