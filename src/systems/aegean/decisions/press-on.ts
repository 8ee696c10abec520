import type { Order } from '../../../kernel/decide/order';
import { chooseLines } from '../../../play/choices/lines';
import { written } from '../../../play/words/written';
import type { Aegean, Ask } from '../aegean';
import { onBoard } from '../orders/ground-conditions';
import { ships } from '../orders/names';
import { wanted } from '../rules/5-4-6-aims';
import { targetsOf } from '../rules/6-4-hits';
import { Fleet } from '../rules/6-fleet';
import type { Ship } from '../rules/ship';
import type { Flight } from '../sequence/flight';
import { SIDES } from '../side';
import { foreseenAttack } from './foreseen-hits';

interface Press extends Order {
  verb: 'press on';
  target: string;
}
interface Found {
  at: string;
  finders: string[];
}

const verb = written<Aegean, Press>(
  { help: 'TB and DB that found ships attack this one first, at once (5.4.2)', verb: 'press on' },
  { target: ships },
  'press on at {target}',
);

const TEXT = 'TB and DB that find ships attack the best of them at once';

const targets = (q: Ask<Found>): Ship[] => wanted(targetsOf(new Fleet(q.view, q.data), q.seat, q.facts.at), []);

/** 5.4.2: TB and DB on a search that found ships may go on to attack them. */
export const choosePressOn = chooseLines<Aegean, Flight, Press, Found>({
  ...{ kind: 'aegean.press-on', rule: '5.4.2', title: 'an attack on ships just found', word: 'press on', seats: SIDES },
  ...{
    order: verb,
    once: () => ['press on'],
    nameOf: () => 'the attack',
    lasting: true,
    asked: 'own',
    interphase: TEXT,
  },
  question: ({ facts, data }) =>
    `Your aircraft have found ships in ${data.isles.nameOf(facts.at)}. Do they attack them, and which first?`,
  nothing: 'they turn back',
  whose: ({ local }) => local.side,
  told: ({ local, data }) => {
    const search = local.line.verb === 'search' || local.line.verb === 'far search';
    const finders = local.finders.filter((id) => (data.air.get(id)?.tbs ?? 0) > 0 && local.units.includes(id));
    return search && local.goal !== null && finders.length > 0 ? { at: local.goal, finders } : null;
  },
  conditions: onBoard<Found>(),
  options: (q) => targets(q).map(({ id }) => ({ target: id })),
  fault: ({ target }, q) =>
    targets(q).some(({ id }) => id === target)
      ? null
      : { rule: '5.4.2', why: `${ships.print(target, q)} is no enemy ship that is spotted in ${q.facts.at}` },
  byDefault: (q) => ({
    lines: targets(q)
      .slice(0, 1)
      .map(({ id }) => ({ target: id })),
    text: TEXT,
  }),
  foresee: (answer, q) => answer.map(({ target }) => foreseenAttack(q, q.facts.at, target)),
  onMap: ({ target }, { view }) => ({ to: view.ships[target]?.at ?? null }),
  takeAll(c, [one]) {
    const { local } = c;
    if (!one || local.goal === null) return;
    const { finders, line, goal } = local;
    local.line = { verb: 'attack', at: goal, units: [...finders], also: { ...line.also, wants: [one.target] } };
  },
});
