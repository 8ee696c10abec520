import type { Fault } from '../../../kernel/decide/fault';
import { chooseLines } from '../../../play/choices/lines';
import type { OrderOf } from '../../../play/words/written';
import { written, type Ask, type Naval } from '../naval-module';
import { EVERY_SEGMENT } from '../orders/conditions';
import { goal, ships } from '../orders/names';
import { goalsOf } from '../rules/26-1-ways';
import { sailFault } from '../rules/26-1-sailing';
import { Board, type Ship } from '../rules/board';
import { isGoalOpen } from '../rules/special-squadron';
import type { Sailing } from '../sequence/sailing';

const sail = written(
  'ships of one place sail as a group, with one loss roll, of which who is named first takes the first point (26.12a)',
  { ships: ships.list, to: goal },
  'sail {ships} to {to}',
);
type Group = Pick<OrderOf<typeof sail>, 'ships' | 'to'>;
type Reader = Pick<Ask, 'view' | 'data'>;
const STAYS = 'the squadron stays where it is';

function fault({ ships: named, to }: Group, q: Ask<Pick<Sailing, 'phase'>>): Fault | null {
  const board = new Board(q.view, q.data);
  const all = named.map((id) => board.ship(id));
  const strange = named.find((_, i) => all[i]?.counter.side !== q.seat);
  if (strange !== undefined) return { rule: '26.12', why: `${ships.print(strange, q)} is not yours` };
  const group = all.filter((one) => one !== undefined);
  if (group.some(({ at }) => at !== group[0]?.at))
    return { rule: '26.12', why: 'those who sail as a group begin at one place' };
  const faults = group.flatMap(
    (ship) => sailFault(board, ship, { to, cargo: [] }, { phase: q.facts.phase, aboard: [] }) ?? [],
  );
  return faults[0] ?? null;
}

const readyOf = ({ view, data }: Reader): Ship[] =>
  new Board(view, data).ships('axis').filter(({ ready, at }) => ready === true && data.waters.zoneOf(at) !== undefined);

/** All who are Ready at the place of the first, as far as they can come, to each goal of hers. */
function options(q: Ask<Pick<Sailing, 'phase'>>): Group[] {
  const board = new Board(q.view, q.data);
  const ready = readyOf(q);
  return ready.flatMap((first, i) => {
    const group = ready.slice(i).filter(({ at }) => at === first.at);
    const sizes = group.length > 1 ? [group, [first]] : [group];
    return goalsOf(board, first)
      .flatMap((to) => sizes.map((all) => ({ ships: all.map(({ id }) => id), to })))
      .filter((one) => fault(one, q) === null);
  });
}

/** Scenario 1, 6: where the squadron sails. It is asked once the harbour that it may supply has fallen, or when it is at sea. */
export const chooseSquadron = chooseLines<Naval, Sailing, OrderOf<typeof sail>, Pick<Sailing, 'phase'>>({
  ...{ kind: 'naval.squadron', rule: '26.12', title: 'the squadron', word: 'squadron', seats: ['axis'], asked: 'own' },
  ...{ order: sail, once: 'ships', interphase: STAYS, nothing: STAYS, askedBy: EVERY_SEGMENT },
  question: 'Where does the squadron sail?',
  speaks: ({ view, data }) =>
    !isGoalOpen(new Board(view, data)) || view.clock.phase !== 'Axis Movement' || readyOf({ view, data }).length === 0,
  whose: ({ local }) => (local.side === 'axis' ? 'axis' : null),
  told: ({ local }) => ({ phase: local.phase }),
  imagined: () => ({ phase: 'movement' }),
  options,
  fault: (one, q) => fault(one, q),
  onMap: ({ ships: [first = ''], to }, { view }) => ({ from: view.ships[first]?.at ?? null, to }),
  takeAll(c, all) {
    c.local.orders.push(
      ...all.map(({ ships: [ship = '', ...others], to }) => ({
        ...{ verb: 'sail' as const, ship, with: others, to },
        ...{ units: [], target: null },
      })),
    );
  },
});
