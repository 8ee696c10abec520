import type { Order } from '../../../kernel/decide/order';
import { chooseLines } from '../../../play/choices/lines';
import { written } from '../../../play/words/written';
import type { Aegean, Ask } from '../aegean';
import { onBoard } from '../orders/ground-conditions';
import { ships, takers } from '../orders/names';
import { dealtFault, targetsOf, type Hits } from '../rules/6-4-hits';
import { Fleet } from '../rules/6-fleet';
import type { Flight } from '../sequence/flight';
import { SIDES } from '../side';
import { foreseenHits } from './foreseen-hits';

interface Hit extends Order {
  verb: 'bombs hit';
  ships: string[];
}

const verb = written<Aegean, Hit>(
  {
    help: 'enemy ships that take the hits of bombs, one for each name, in this order (5.7.1, 6.4.3)',
    verb: 'bombs hit',
  },
  { ships: takers },
  'bombs hit {ships}',
);

const TEXT = 'hits of bombs go as the mission was ordered, else they sink whom they can, the dearest first';

const targets = (q: Ask<Hits>) => targetsOf(new Fleet(q.view, q.data), q.seat, q.facts.at, q.facts.known);

/** 5.7.1, 6.4.3: which ships take the hits of those that bombed level. */
export const chooseBombHits = chooseLines<Aegean, Flight, Hit, Hits>({
  ...{ kind: 'aegean.bomb-hits', rule: '5.7.1', title: 'hits of bombs on ships', word: 'bomb hits', seats: SIDES },
  ...{ order: verb, once: () => ['hits'], nameOf: () => 'hits', lasting: true, asked: 'own', interphase: TEXT },
  question: ({ facts, data }) =>
    `Your bombs score ${facts.hits} ${facts.hits === 1 ? 'hit' : 'hits'} on ships in ${data.isles.nameOf(facts.at)}. Who takes them?`,
  nothing: TEXT,
  whose: ({ local }) => local.side,
  told: ({ local }) =>
    local.hits > 0 && local.goal !== null ? { at: local.goal, hits: local.hits, known: local.known } : null,
  conditions: onBoard<Hits>(),
  options: (q) => (targets(q).length < 2 ? [] : targets(q).map(({ id }) => ({ ships: [id] }))),
  fault: ({ ships: named }, q) =>
    dealtFault(new Fleet(q.view, q.data), q.seat, q.facts, named, (id) => ships.print(id, q)),
  foresee: (answer, q) =>
    foreseenHits(
      answer.flatMap((one) => one.ships),
      q,
      q.facts,
    ),
  onMap: (_, { facts }) => ({ from: facts.at }),
  takeAll(c, all) {
    const named = all.flatMap((one) => one.ships);
    if (named.length > 0) c.local.dealt = named;
  },
});
