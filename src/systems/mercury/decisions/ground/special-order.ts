import type { HexId } from '../../../../hex/hex';
import { decision } from '../../mercury';
import { hexesToAssault } from '../../rules/ground/06-4-among-enemies';
import { hexOrder, inOrder } from './hex-order';
import type { OrderFacts } from './hex-order';
import type { Paradrop } from './paradrop';

/** 6.41, 10.35: Special Assaults are Assault Combats, whose order is the attacker's choice: a hex that is won opens ways of retreat. */
export const orderSpecialAssaults = decision<Paradrop, OrderFacts, HexId[]>({
  kind: 'mercury.special-order',
  rule: '6.41',
  title: 'order of the Special Assaults',
  word: 'assault order',
  seats: ['german'],
  asked: 'own',
  yields: true,
  interphase: 'the Special Assaults come in the order of the drops',
  ...hexOrder({
    question: (combats) => `Paratroops are among Allied units in ${combats}. Which Special Assault comes first?`,
    absent: { rule: '6.41', says: (hex) => `no paratroops are among Allied units in ${hex}` },
  }),
  disclose(c) {
    const combats = hexesToAssault(c, Object.keys(c.local.drops ?? {}));
    return combats.length < 2 ? null : { seat: 'german', facts: { combats } };
  },
  sample: (q, rng) => rng.shuffle(q.facts.combats).slice(0, 1 + rng.int(q.facts.combats.length)),
  take: (c, hexes) => void (c.local.assaults = inOrder(hexes, hexesToAssault(c, Object.keys(c.local.drops ?? {})))),
});
