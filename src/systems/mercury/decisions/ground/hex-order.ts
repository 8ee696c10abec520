import type { HexId } from '../../../../hex/hex';
import { illegal } from '../../../../kernel/decide/decision';
import type { Assembled, Objection } from '../../../../kernel/decide/decision';
import type { RuleRef } from '../../../../kernel/realm';
import type { Ask } from '../../mercury';
import { orderVerb } from '../../orders/ground/order-of-combats';
import type { OrderOfCombats } from '../../orders/ground/order-of-combats';

/** What is known to who says which combat comes next. */
export interface OrderFacts {
  /** Hexes whose combats are still to come, in the order that stands. */
  combats: HexId[];
}

/** How one kind of combat is spoken of. */
interface Words {
  question: (combats: string) => string;
  /** Why a hex is none of those that are asked about. */
  absent: { rule: RuleRef; says: (hex: HexId) => string };
}

/** 10.35: the parts of a decision in which the attacker says in which order hexes are fought for. The answer names those that come first. */
export function hexOrder({ question, absent }: Words) {
  const faults = (hexes: readonly HexId[], { facts: { combats } }: Asked, at: { line?: number } = {}): Objection[] => {
    const nearest = { ...at, nearest: written(combats) };
    const unknown = hexes.filter((hex) => !combats.includes(hex));
    const twice = hexes.filter((hex, i) => hexes.indexOf(hex) !== i);
    return [
      ...unknown.map((hex) => illegal(absent.rule, absent.says(hex), nearest)),
      ...twice.map((hex) => illegal('10.35', `${hex} stands twice in the order`, nearest)),
    ];
  };
  return {
    verbs: [orderVerb],
    prompt: ({ facts: { combats } }: Asked) => ({
      question: question(combats.join(', ')),
      choices: combats.map((hex) => `order ${hex}`),
      examples: [written([...combats].reverse())],
    }),
    assemble(said: OrderOfCombats[], q: Asked): Assembled<HexId[]> {
      const objections = said.flatMap(({ hexes, line }) => (line === undefined ? [] : faults(hexes, q, { line })));
      return objections.length > 0 ? { objections } : { answer: said.flatMap((one) => meant(one, q.facts)) };
    },
    judge: (hexes: HexId[], q: Asked) => faults(hexes, q),
    print: (hexes: HexId[]) => [written(hexes)],
    ifSilent: ({ facts: { combats } }: Asked) => ({ answer: combats, text: written(combats) }),
  };
}

type Asked = Ask<OrderFacts>;

const written = (hexes: readonly HexId[]): string => `order ${hexes.join(', ')}`;

/** Orders given in advance leave out the combats that are over, were never declared, or came to nothing in the drop. */
const meant = ({ hexes, line }: OrderOfCombats, { combats }: OrderFacts): HexId[] =>
  line === undefined ? hexes.filter((hex) => combats.includes(hex)) : hexes;

/** `combats` with some of them first. */
export const inOrder = (first: readonly HexId[], combats: readonly HexId[]): HexId[] => [
  ...first,
  ...combats.filter((hex) => !first.includes(hex)),
];
