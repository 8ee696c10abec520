import type { Order } from '../../../kernel/decide/order';
import { chooseLines } from '../../../play/choices/lines';
import { written } from '../../../play/words/written';
import type { Aegean, Ask } from '../aegean';
import { onBoard } from '../orders/ground-conditions';
import { aircraft } from '../orders/names';
import { spareEscorts } from '../rules/5-5-air-combat';
import { fastestOf } from '../rules/5-5-worth';
import type { AirFight } from '../sequence/air-combat';
import { SIDES } from '../side';
import { foreseenSpare } from './foreseen-dogfight';

interface Shoot extends Order {
  verb: 'shoot';
  unit: string;
  target: string;
}
interface Spare {
  at: string;
  escorts: string[];
  cap: string[];
}

const verb = written<Aegean, Shoot>(
  'an escort that nobody met shoots at a CAP unit, without an answer (5.5.4)',
  { unit: aircraft, target: aircraft },
  'shoot {unit} at {target}',
);

const TEXT = 'spare escorts shoot at the fastest CAP';

const usual = ({ facts, data }: Ask<Spare>): { unit: string; target: string }[] => {
  const target = fastestOf(data, facts.cap);
  return target === null ? [] : facts.escorts.map((unit) => ({ unit, target }));
};

/** 5.5.4: whom escorts that are left over shoot at. */
export const chooseSpare = chooseLines<Aegean, AirFight, Shoot, Spare>({
  ...{ kind: 'aegean.spare-escorts', rule: '5.5.4', title: 'spare escorts', word: 'escorts', seats: SIDES },
  ...{ order: verb, once: 'unit', lasting: true, asked: 'own', interphase: TEXT },
  question: ({ facts, data }) => `Escorts are left over in ${data.isles.nameOf(facts.at)}. Whom do they shoot at?`,
  nothing: TEXT,
  whose: ({ local }) => local.side,
  told: ({ world, local }) => {
    const { at, flight } = local;
    const cap = local.cap.filter((id) => world.air[id]?.cap && world.air[id].at === at);
    return { at, escorts: spareEscorts(local).filter((id) => [...flight.escorts, ...flight.units].includes(id)), cap };
  },
  conditions: onBoard<Spare>(),
  options: ({ facts: { escorts, cap } }) =>
    cap.length < 2 ? [] : escorts.flatMap((unit) => cap.map((target) => ({ unit, target }))),
  fault({ unit, target }, q) {
    if (!q.facts.escorts.includes(unit))
      return { rule: '5.5.4', why: `${aircraft.print(unit, q)} is no escort that is left over` };
    return q.facts.cap.includes(target)
      ? null
      : { rule: '5.5.4', why: `${aircraft.print(target, q)} is not on the CAP over ${q.facts.at}` };
  },
  byDefault: (q) => ({ lines: usual(q), text: TEXT }),
  foresee: (answer, q) => foreseenSpare(answer, q, q.facts),
  onMap: (_, { facts }) => ({ from: facts.at }),
  takeAll(c, all) {
    for (const { unit, target } of all) c.local.spare[unit] = target;
  },
});
