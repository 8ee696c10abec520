import type { HexId } from '../../../../hex/hex';
import { illegal } from '../../../../kernel/decide/decision';
import type { Objection } from '../../../../kernel/decide/decision';
import type { Ask } from '../../mercury';
import { decision } from '../../mercury';
import { ifEnemyIn } from '../../orders/ground/conditions';
import { orderVerb } from '../../orders/ground/order-of-combats';
import type { OrderOfCombats } from '../../orders/ground/order-of-combats';
import { combatsToCome } from '../../rules/ground/07-declaration';
import { groundOf } from '../../rules/ground/ground';
import type { Side } from '../../world';

interface OrderFacts {
  /** Attacked hexes whose combats are still to come, in the order that stands. */
  combats: HexId[];
}

/** 8.0, 10.35: the attacker resolves his combats one at a time; before each he may say which of them is next. */
export const orderCombats = decision<{ side: Side }, OrderFacts, HexId[]>({
  kind: 'mercury.combat-order',
  rule: '10.35',
  title: 'order of the combats',
  word: 'order',
  seats: ['german', 'allied'],
  asked: 'own',
  lasting: true,
  interphase: 'the combats come in the order in which they were declared',
  verbs: [orderVerb],
  conditions: ifEnemyIn<OrderFacts>(),
  concerns: (order, q) => (order as OrderOfCombats).hexes.some((hex) => q.facts.combats.includes(hex)),
  disclose(c) {
    const { side } = c.local;
    const combats = combatsToCome(groundOf(c.world, c.data), c.data, side);
    return combats.length < 2 ? null : { seat: side, facts: { combats } };
  },
  prompt: ({ facts: { combats } }) => ({
    question: `Which combat comes first? As things stand: ${combats.join(', ')}.`,
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
  foresee: (hexes, q) => [`combats in the order ${inOrder(hexes, q.facts.combats).join(', ')}`],
  imagined(scope) {
    const combats = combatsToCome(groundOf(scope.view, scope.data), scope.data, scope.seat as Side);
    return combats.length < 2 ? null : { combats };
  },
  sample: (q, rng) => rng.shuffle(q.facts.combats).slice(0, 1 + rng.int(q.facts.combats.length)),
  take(c, hexes) {
    const ground = groundOf(c.world, c.data);
    ground.combats.splice(0, ground.combats.length, ...inOrder(hexes, ground.combats));
  },
});

/** Orders given in advance leave out the combats that are over, or were never declared. */
const meant = ({ hexes, line }: OrderOfCombats, { combats }: OrderFacts): HexId[] =>
  line === undefined ? hexes.filter((hex) => combats.includes(hex)) : hexes;

/** `combats` with some of them first. */
export const inOrder = (first: readonly HexId[], combats: readonly HexId[]): HexId[] => [
  ...first,
  ...combats.filter((hex) => !first.includes(hex)),
];

function faults(hexes: readonly HexId[], q: Ask<OrderFacts>, at: { line?: number } = {}): Objection[] {
  const { combats } = q.facts;
  const nearest = { ...at, nearest: `order ${combats.join(', ')}` };
  const unknown = hexes.filter((hex) => !combats.includes(hex));
  const twice = hexes.filter((hex, i) => hexes.indexOf(hex) !== i);
  return [
    ...unknown.map((hex) => illegal('7.15', `no combat against ${hex} is still to come`, nearest)),
    ...twice.map((hex) => illegal('10.35', `${hex} stands twice in the order`, nearest)),
  ];
}
