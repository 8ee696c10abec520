import { decision, illegal, type Ask, type DecisionKind, type Objection } from '../../kernel/decide/decision';
import type { Order, OrderKind } from '../../kernel/decide/order';
import type { Act, Next } from '../../kernel/flow/act';
import type { Realm, RuleRef } from '../../kernel/realm';
import type { Heads } from './spec';

/** The hexes whose combats come first, one behind the other. */
export interface HexesOrder extends Order {
  hexes: string[];
}

/** What is known to who says which combat comes next. */
export interface OrderFacts {
  /** Hexes whose combats are still to come, in the order that stands. */
  combats: string[];
}

type Kind<R extends Realm, L> = DecisionKind<R, L, OrderFacts, string[], HexesOrder>;
type Asked<R extends Realm> = Ask<R, OrderFacts>;

/** What a choice of the order of combats says of itself. */
export interface OrderSpec<R extends Realm, L>
  extends Heads<R>, Partial<Pick<Kind<R, L>, 'conditions' | 'concerns' | 'foresee' | 'imagined'>> {
  verb: OrderKind<R, HexesOrder>;
  question(combats: string): string;
  /** Why a hex is none of those that are asked about. */
  absent: { rule: RuleRef; says: (hex: string) => string };
  /** The rule that says in what order combats come. */
  twice: RuleRef;
  disclose(c: Act<R, L>): { seat: R['seat']; facts: OrderFacts } | null;
  take(c: Act<R, L>, hexes: string[]): Next;
}

/** A decision that says in which order hexes are fought for; the answer names those that come first. */
export function chooseOrder<R extends Realm, L>(spec: OrderSpec<R, L>): Kind<R, L> {
  const { verb, absent, twice } = spec;
  const written = (hexes: readonly string[], q: Asked<R>): string =>
    verb.print({ verb: verb.verb, hexes: [...hexes] }, q);
  const faults = (hexes: readonly string[], q: Asked<R>, at: { line?: number } = {}): Objection[] => {
    const { combats } = q.facts;
    const nearest = { ...at, nearest: written(combats, q) };
    const unknown = hexes.filter((hex) => !combats.includes(hex));
    const again = hexes.filter((hex, i) => hexes.indexOf(hex) !== i);
    return [
      ...unknown.map((hex) => illegal(absent.rule, absent.says(hex), nearest)),
      ...again.map((hex) => illegal(twice, `${hex} stands twice in the order`, nearest)),
    ];
  };
  return decision<R, L, OrderFacts, string[], HexesOrder>({
    ...spec,
    verbs: [verb],
    prompt: (q) => ({
      question: spec.question(q.facts.combats.join(', ')),
      choices: [`${verb.syntax} (of ${q.facts.combats.join(', ')})`],
      examples: [written([...q.facts.combats].reverse(), q)],
    }),
    assemble(said, q) {
      const objections = said.flatMap(({ hexes, line }) => (line === undefined ? [] : faults(hexes, q, { line })));
      return objections.length > 0 ? { objections } : { answer: said.flatMap((one) => meant(one, q.facts)) };
    },
    judge: (hexes, q) => faults(hexes, q),
    print: (hexes, q) => [written(hexes, q)],
    ifSilent: (q) => ({ answer: q.facts.combats, text: written(q.facts.combats, q) }),
    sample: ({ facts: { combats } }, rng) => rng.shuffle(combats).slice(0, 1 + rng.int(combats.length)),
  });
}

/** Orders given in advance leave out the combats that are over, were never declared, or came to nothing. */
const meant = ({ hexes, line }: HexesOrder, { combats }: OrderFacts): string[] =>
  line === undefined ? hexes.filter((hex) => combats.includes(hex)) : hexes;

/** `combats` with some of them first. */
export const inOrder = (first: readonly string[], combats: readonly string[]): string[] => [
  ...first,
  ...combats.filter((hex) => !first.includes(hex)),
];
