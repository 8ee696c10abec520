import { chooseLines } from '../../../play/choices/lines';
import { called, type OrderOf } from '../../../play/words/written';
import { written, type Ask, type Naval } from '../naval-module';
import { aircraft } from '../orders/air';
import { pairedBy, pairFault, type Aloft, type Pair } from '../rules/g58-air-combat';
import { placeName } from '../rules/names';
import { enemyOf, SIDES, type Side } from '../side';

/** One air combat: who flies at a place, of each side mission units and firing units (G57), and what came of it so far. */
export interface Dogfight {
  at: string;
  /** What names it in the keys of dice. */
  key: string;
  mission: Record<Side, string[]>;
  firing: Record<Side, string[]>;
  /** Who has the initiative; null: there is no air combat. */
  winner: Side | null;
  /** +: his units that were not hit fire once more. */
  again: boolean;
  pairs: Pair[];
  /** Who was hit, and carries nothing out (G62). */
  out: string[];
}
export const dogfightOf = (where: Pick<Dogfight, 'at' | 'key' | 'mission' | 'firing'>): Dogfight => ({
  ...where,
  winner: null,
  again: false,
  pairs: [],
  out: [],
});

/** What the winner of the initiative pairs; null: nobody has it. */
export function aloftFor({ winner, firing, mission }: Pick<Dogfight, 'winner' | 'firing' | 'mission'>): Aloft | null {
  if (winner === null) return null;
  const loser = enemyOf(winner);
  return { firing: firing[winner], enemies: { firing: firing[loser], mission: mission[loser] } };
}

type Paired = Aloft & { at: string };

const match = written(
  { help: 'against whom a firing unit flies, where its side has the initiative (G58)', verb: 'match' },
  { unit: called('own unit', aircraft), target: called('enemy unit', aircraft) },
  'match {unit} against {target}',
);
const BEST = 'the highest rating flies against the highest, who is left over against mission units';

const targetsOf = ({ enemies }: Aloft): string[] => [...enemies.firing, ...enemies.mission];
const lawful = ({ facts }: Pick<Ask<Paired>, 'facts'>): Pair[] =>
  facts.firing
    .flatMap((unit) => targetsOf(facts).map((target) => ({ unit, target })))
    .filter((one) => pairFault(facts, one, []) === null);

/** G58: the winner of the initiative pairs his firing units. */
export const choosePairs = chooseLines<Naval, Dogfight, OrderOf<typeof match>, Paired>({
  kind: 'naval.pairs',
  rule: 'G58',
  title: 'pairs of an air combat',
  word: 'pairs',
  seats: SIDES,
  order: match,
  once: () => [],
  lasting: true,
  interphase: BEST,
  question: ({ facts, ...q }) =>
    `You have the initiative at ${placeName(q.data, facts.at)}. Against whom do your firing units fly?`,
  nothing: BEST,
  whose: ({ local }) => local.winner,
  told({ local }) {
    const aloft = aloftFor(local);
    return aloft && { ...aloft, at: local.at };
  },
  asks: (q) => lawful(q).length > 1,
  options: lawful,
  concerns: (order, { facts }) => !('unit' in order) || facts.firing.includes(order.unit),
  listing: ({ facts, data }) =>
    [...facts.firing, ...targetsOf(facts)].map((id) => {
      const counter = data.air.get(id);
      const what = facts.enemies.mission.includes(id) ? 'mission unit' : 'firing unit';
      return `${counter?.names[0] ?? id}: ${what}, air ${counter?.rating ?? 0}`;
    }),
  fault({ unit, target }, q, before) {
    const name = (id: string): string => q.data.air.get(id)?.names[0] ?? id;
    if (!q.facts.firing.includes(unit)) return { rule: 'G58', why: `${name(unit)} is no firing unit of yours there` };
    if (!targetsOf(q.facts).includes(target)) return { rule: 'G58', why: `${name(target)} is no enemy aircraft there` };
    if (before.some((one) => one.unit === unit)) return { rule: 'G58', why: `${name(unit)} flies against one enemy` };
    const why = pairFault(q.facts, { unit, target }, before);
    return why === null ? null : { rule: 'G58', why };
  },
  byDefault: (q) => ({
    lines: pairedBy(q.data, q.facts, []).map(({ firer, target }) => ({ unit: firer, target })),
    text: BEST,
  }),
  onMap: () => ({ from: null }),
  takeAll(c, all) {
    c.local.pairs = all.map(({ unit, target }) => ({ unit, target }));
  },
});
