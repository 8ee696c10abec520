import { chooseLines } from '../../../play/choices/lines';
import type { OrderOf } from '../../../play/words/written';
import { written, type Ask, type Naval } from '../naval-module';
import { units as troops } from '../orders/names';
import { Board, type Unit } from '../rules/board';
import { SIDES, type Side } from '../side';

/** Steps that a scenario gives to units of a side in this turn, and whom they go to. */
export interface StepsBack {
  side: Side;
  steps: number;
  given: string[];
}
type Given = Pick<StepsBack, 'steps'>;

const restore = written(
  { help: 'a step that the scenario brings goes to a German unit in General Supply (scenario 3)', verb: 'restore' },
  { unit: troops },
  'restore {unit}',
);
const MOST_LOST = 'the steps go to who has lost most';

/** Scenario 3: German units on the map in General Supply that have lost steps, who has lost most first. */
export const wornUnits = (board: Board, side: Side): Unit[] =>
  board
    .units(side)
    .filter(
      ({ lost, hunger = 0, counter, at }) =>
        lost > 0 && hunger === 0 && counter.nation === 'german' && board.data.waters.map.sides.has(at),
    )
    .toSorted((a, b) => b.lost - a.lost || (a.id < b.id ? -1 : 1));

const worn = ({ view, data, seat }: Pick<Ask, 'view' | 'data' | 'seat'>): Unit[] =>
  wornUnits(new Board(view, data), seat);

/** In silence one step after another to who has lost most by then. */
function usual(q: Ask<Given>): { unit: string }[] {
  const left = new Map(worn(q).map(({ id, lost }) => [id, lost]));
  return Array.from({ length: q.facts.steps }).flatMap(() => {
    const [next] = [...left].filter(([, lost]) => lost > 0).toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
    if (!next) return [];
    left.set(next[0], next[1] - 1);
    return [{ unit: next[0] }];
  });
}

/** G11, scenario 3: to whom the steps of GT 180 and 184 go. A line is a step, and a unit may have several. */
export const chooseSteps = chooseLines<Naval, StepsBack, OrderOf<typeof restore>, Given>({
  kind: 'naval.steps',
  rule: 'G11',
  title: 'steps that come back',
  word: 'steps',
  seats: SIDES,
  order: restore,
  once: () => [],
  interphase: MOST_LOST,
  question: ({ facts }) =>
    `${facts.steps} steps come to German units in General Supply. To which? A line for each step.`,
  nothing: 'no step is given',
  whose: ({ local }) => local.side,
  told: ({ local }) => (local.steps > 0 ? { steps: local.steps } : null),
  options: (q) => worn(q).map(({ id }) => ({ unit: id })),
  about: ({ unit }, q) => `${worn(q).find(({ id }) => id === unit)?.lost ?? 0} lost`,
  fault({ unit }, q, before) {
    const found = worn(q).find(({ id }) => id === unit);
    const why = troops.print(unit, q);
    if (!found) return { rule: 'G11', why: `${why} is no German unit of yours in General Supply that has lost a step` };
    if (before.length >= q.facts.steps) return { rule: 'G11', why: `${q.facts.steps} steps come in this turn` };
    return before.filter((one) => one.unit === unit).length < found.lost
      ? null
      : { rule: 'G14', why: `${why} has lost no more steps than it gets by the lines before` };
  },
  byDefault: (q) => ({ lines: usual(q), text: MOST_LOST }),
  takeAll(c, all) {
    c.local.given = all.map(({ unit }) => unit);
  },
});
