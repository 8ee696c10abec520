import { chooseLines } from '../../../play/choices/lines';
import { called, type OrderOf } from '../../../play/words/written';
import { written, type Act, type Ask, type Naval } from '../naval-module';
import { classes } from '../orders/air';
import { boats } from '../orders/names';
import { Board } from '../rules/board';
import { boatsReady, isHunted, LARGEST } from '../rules/27-2-loss';
import type { Sailing } from '../sequence/sailing';

const torpedo = written(
  {
    help: 'a torpedo flotilla is set on a ship at sea off the Crimea, classes of ships in this order (scenario 3, 6)',
    means: ['torpedo'],
  },
  { unit: called('unit', boats), prefers: classes },
  'torpedo with {unit}[ at {prefers}]',
);
/** Classes of the ships that came into the two zones in this phase. */
interface Hunted {
  classes: string[];
}
const TEXT = 'each flotilla goes for the largest ship';

/** Ships that may be attacked now, in the order in which they were placed. */
const hunted = ({ local, data }: Pick<Act<Sailing>, 'local' | 'data'>): { ship: string; class: string }[] =>
  local.voyages.filter(isHunted).map(({ ship }) => ({ ship, class: data.ships.get(ship)?.class ?? '' }));

/** Scenario 3, 6: which flotillas are set on which ships, before the rolls. */
export const chooseTorpedoes = chooseLines<Naval, Sailing, OrderOf<typeof torpedo>, Hunted>({
  kind: 'naval.torpedo',
  rule: '27.22',
  title: 'torpedo boats',
  word: 'torpedo',
  seats: ['axis'],
  asked: 'other',
  order: torpedo,
  once: 'unit',
  lasting: true,
  interphase: TEXT,
  quiet: true,
  question: ({ facts }) =>
    `Ships are off the Crimea (${facts.classes.join(', ')}). Which flotillas are set on which class?`,
  nothing: 'no flotilla is set on a ship',
  whose: () => 'axis',
  told: ({ local, data, world }) => {
    const found = hunted({ local, data }).map((one) => one.class);
    return world.scenario === 'sevastopol' && found.length > 0 ? { classes: found.toSorted() } : null;
  },
  options: ({ view, data }: Ask<Hunted>) => boatsReady(new Board(view, data)).map((unit) => ({ unit, prefers: [] })),
  fault: ({ unit }, q) =>
    boatsReady(new Board(q.view, q.data)).includes(unit)
      ? null
      : {
          rule: '27.22',
          why: `${boats.print(unit, q)} is no undamaged torpedo flotilla in a harbour of yours, or there is a Storm`,
        },
  byDefault: ({ view, data }) => ({
    lines: boatsReady(new Board(view, data)).map((unit) => ({ unit, prefers: [] })),
    text: TEXT,
  }),
  onMap: ({ unit }, { view }) => ({ from: view.units[unit]?.at ?? null }),
  takeAll(c, all) {
    const left = hunted(c);
    for (const { unit, prefers } of all) {
      const order = [...prefers, ...LARGEST.filter((one) => !prefers.includes(one))];
      const [aim] = left.toSorted((a, b) => order.indexOf(a.class) - order.indexOf(b.class));
      if (!aim) return;
      left.splice(left.indexOf(aim), 1);
      const voyage = c.local.voyages.find(({ ship }) => ship === aim.ship);
      if (voyage) voyage.boats = unit;
    }
  },
});
