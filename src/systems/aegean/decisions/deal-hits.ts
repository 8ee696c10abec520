import type { Order } from '../../../kernel/decide/order';
import { chooseLines } from '../../../play/choices/lines';
import { written } from '../../../play/words/written';
import type { Aegean, Ask } from '../aegean';
import { onBoard } from '../orders/ground-conditions';
import { ships, takers } from '../orders/names';
import { dealtFault, targetsOf } from '../rules/6-4-hits';
import { Fleet } from '../rules/6-fleet';
import type { Battle } from '../sequence/naval-battle';
import { SIDES, type Side } from '../side';
import { foreseenHits } from './foreseen-hits';

interface Hit extends Order {
  verb: 'hit';
  ships: string[];
}

/** Hits that a side deals in a hex. */
interface Dealing {
  at: string;
  hits: number;
}

const hit = written<Aegean, Hit>(
  'enemy ships that take your hits, one for each name, in this order; a name may stand twice (6.4.3)',
  { ships: takers },
  'hit {ships}',
  'hit: {ships}',
);

/** The hits on one ship after another, or all on one; more ways are written. */
function dealings(targets: readonly string[], hits: number): string[][] {
  if (hits < 2) return targets.map((id) => [id]);
  return targets.flatMap((first) => targets.map((second) => [first, second]));
}

const faultOf = (named: readonly string[], side: Side, q: Ask<Dealing>) =>
  dealtFault(new Fleet(q.view, q.data), side, q.facts, named, (id) => ships.print(id, q));

/** 6.4.3: which ships take a side's hits; both say it sealed. */
const dealing = (side: Side) =>
  chooseLines<Aegean, Battle, Hit, Dealing>({
    ...{ kind: `aegean.deal-hits-${side}`, rule: '6.4.3', title: 'hits dealt', word: 'hits', seats: [side] },
    ...{ order: hit, once: () => ['hits'], nameOf: () => 'hits', lasting: true },
    question: ({ facts, data }) =>
      `Your ships score ${facts.hits} ${facts.hits === 1 ? 'hit' : 'hits'} in ${data.isles.nameOf(facts.at)}. Who takes them?`,
    nothing: 'the hits sink whom they can, the dearest first',
    whose: ({ local }) => ((local.due[side] ?? 0) > 0 ? side : null),
    told: ({ local }) => ({ at: local.at, hits: local.due[side] ?? 0 }),
    options(q) {
      const targets = targetsOf(new Fleet(q.view, q.data), side, q.facts.at);
      return targets.length < 2
        ? []
        : dealings(
            targets.map(({ id }) => id),
            q.facts.hits,
          )
            .filter((named) => faultOf(named, side, q) === null)
            .map((named) => ({ ships: named }));
    },
    fault: ({ ships: named }, q) => faultOf(named, side, q),
    conditions: onBoard<Dealing>(),
    foresee: (answer, q) =>
      foreseenHits(
        answer.flatMap((one) => one.ships),
        q,
        q.facts,
      ),
    onMap: (_, { facts }) => ({ from: facts.at }),
    takeAll(c, all) {
      c.local.dealt[side] = all.flatMap(({ ships: named }) => named);
    },
  });
export const chooseHits = SIDES.map(dealing);
