import { illegal } from '../../../../kernel/decide/decision';
import type { Objection } from '../../../../kernel/decide/decision';
import type { HexId } from '../../../../hex/hex';
import { decision } from '../../mercury';
import type { Ask } from '../../mercury';
import { orderVerb } from '../../orders/ground/order-of-combats';
import type { OrderOfCombats } from '../../orders/ground/order-of-combats';
import { hexesToAssault } from '../../rules/ground/06-4-special-assault';
import { inOrder } from './combat-order';
import type { Paradrop } from './paradrop';

interface OrderFacts {
  /** Hexes with paratroops among enemies, in the order of the drops. */
  combats: HexId[];
}

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
  verbs: [orderVerb],
  disclose(c) {
    const combats = hexesToAssault(c, Object.keys(c.local.drops ?? {}));
    return combats.length < 2 ? null : { seat: 'german', facts: { combats } };
  },
  prompt: ({ facts: { combats } }) => ({
    question: `Paratroops are among Allied units in ${combats.join(', ')}. Which Special Assault comes first?`,
    choices: combats.map((hex) => `order ${hex}`),
    examples: [`order ${[...combats].reverse().join(', ')}`],
  }),
  assemble(orders, q) {
    const written = orders as OrderOfCombats[];
    const objections = written.flatMap(({ hexes, line }) => (line === undefined ? [] : faults(hexes, q, { line })));
    return objections.length > 0 ? { objections } : { answer: written.flatMap((one) => meant(one, q.facts)) };
  },
  judge: (hexes, q) => faults(hexes, q),
  print: (hexes) => [`order ${hexes.join(', ')}`],
  ifSilent: ({ facts: { combats } }) => ({ answer: combats, text: `order ${combats.join(', ')}` }),
  sample: (q, rng) => rng.shuffle(q.facts.combats).slice(0, 1 + rng.int(q.facts.combats.length)),
  take: (c, hexes) => void (c.local.assaults = inOrder(hexes, hexesToAssault(c, Object.keys(c.local.drops ?? {})))),
});

/** Where the units come down nobody knows beforehand: of orders given in advance counts what came true. */
const meant = ({ hexes, line }: OrderOfCombats, { combats }: OrderFacts): HexId[] =>
  line === undefined ? hexes.filter((hex) => combats.includes(hex)) : hexes;

function faults(hexes: readonly HexId[], q: Ask<OrderFacts>, at: { line?: number } = {}): Objection[] {
  const { combats } = q.facts;
  const nearest = { ...at, nearest: `order ${combats.join(', ')}` };
  const unknown = hexes.filter((hex) => !combats.includes(hex));
  const twice = hexes.filter((hex, i) => hexes.indexOf(hex) !== i);
  return [
    ...unknown.map((hex) => illegal('6.41', `no paratroops are among Allied units in ${hex}`, nearest)),
    ...twice.map((hex) => illegal('10.35', `${hex} stands twice in the order`, nearest)),
  ];
}
