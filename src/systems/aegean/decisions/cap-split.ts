import type { Order } from '../../../kernel/decide/order';
import { chooseLines } from '../../../play/choices/lines';
import { written } from '../../../play/words/written';
import type { Aegean, Ask } from '../aegean';
import { onBoard } from '../orders/ground-conditions';
import { aircraft } from '../orders/names';
import {
  completeSplit,
  defaultSplit,
  splitFault,
  type Meeting,
  type Split as DogfightSplit,
} from '../rules/5-5-air-combat';
import { strengthInAir, worthInAir } from '../rules/5-5-worth';
import type { AirFight } from '../sequence/air-combat';
import { enemyOf, SIDES } from '../side';
import { foreseenSplit } from './foreseen-dogfight';

interface Split extends Order {
  verb: 'split';
  unit: string;
  target: string;
}
interface Met extends Meeting {
  at: string;
}

const verb = written<Aegean, Split>(
  { help: 'a unit of your CAP is set against a unit of the mission; escorts must be met first (5.5.2)', verb: 'split' },
  { unit: aircraft, target: aircraft },
  'split {unit} against {target}',
);

const TEXT = 'one of your CAP meets each escort, the rest go for the dearest of the others';

const usual = ({ facts, data }: Ask<Met>): { unit: string; target: string }[] =>
  Object.entries(
    defaultSplit(
      facts,
      (id) => worthInAir(data, id),
      (id) => strengthInAir(data, id),
    ),
  ).map(([unit, target]) => ({ unit, target }));

/** 5.5.2: the split that lines come to, those of whom nothing is said by default. */
const wholeSplit = ({ facts, data }: Ask<Met>, lines: readonly { unit: string; target: string }[]): DogfightSplit =>
  completeSplit(
    facts,
    Object.fromEntries(lines.map(({ unit, target }) => [unit, target])),
    (id) => worthInAir(data, id),
    (id) => strengthInAir(data, id),
  );

/** 5.5.2: whom each CAP unit is set against. */
export const chooseSplit = chooseLines<Aegean, AirFight, Split, Met>({
  ...{ kind: 'aegean.cap-split', rule: '5.5.2', title: 'CAP against a mission', word: 'split', seats: SIDES },
  ...{ order: verb, once: 'unit', lasting: true, asked: 'other', interphase: TEXT },
  question: (q) =>
    `Your CAP over ${q.data.isles.nameOf(q.facts.at)} meets ${escorted(q)}. Whom is each unit set against?`,
  nothing: TEXT,
  whose: ({ local }) => enemyOf(local.side),
  told: ({ local: { at, escorts, others, cap } }) =>
    cap.length === 0 || escorts.length + others.length === 0
      ? null
      : { at, escorts: [...escorts], others: [...others], cap: [...cap] },
  conditions: onBoard<Met>(),
  options(q) {
    const { escorts, others, cap } = q.facts;
    const all = cap.flatMap((unit) => [...escorts, ...others].map((target) => ({ unit, target })));
    const legal = all.filter((one) => splitFault(q.facts, wholeSplit(q, [one])) === null);
    // Where all that may be said comes to the same, nobody is asked.
    const ends = legal.map((one) =>
      Object.entries(wholeSplit(q, [one]))
        .toSorted()
        .join(';'),
    );
    return ends.every((one) => one === ends[0]) ? [] : legal;
  },
  fault({ unit, target }, q) {
    const { escorts, others, cap, at } = q.facts;
    if (!cap.includes(unit)) return { rule: '5.5.2', why: `${aircraft.print(unit, q)} is not on your CAP over ${at}` };
    return escorts.includes(target) || others.includes(target)
      ? null
      : { rule: '5.5.2', why: `${aircraft.print(target, q)} is not in the mission over ${at}` };
  },
  together: (all, q) => splitFault(q.facts, wholeSplit(q, all)),
  byDefault: (q) => ({ lines: usual(q), text: TEXT }),
  foresee: (answer, q) => foreseenSplit(answer, q, q.facts),
  onMap: (_, { facts }) => ({ from: facts.at }),
  takeAll(c, all) {
    for (const { unit, target } of all) c.local.split[unit] = target;
  },
});

const escorted = (q: Ask<Met>): string => {
  const { escorts, others } = q.facts;
  const with_ = escorts.length > 0 ? ` escorted by ${aircraft.list.print(escorts, q)}` : '';
  return `${others.length > 0 ? aircraft.list.print(others, q) : 'fighters'}${with_}`;
};
