import { chooseLines } from '../../../play/choices/lines';
import type { OrderOf } from '../../../play/words/written';
import { written, type Ask, type Naval } from '../naval-module';
import { units } from '../orders/names';
import { Board, type Unit } from '../rules/board';
import type { Sailing } from '../sequence/sailing';

const unload = written(
  'who goes ashore in a harbour, in this order; others stay aboard (28.14)',
  { units: units.list },
  'unload {units}',
);

const ALL = 'all who may go ashore, in the order in which they were loaded';

/** Who is aboard a ship that has come into a harbour. */
function arrived({ view, data }: Pick<Ask, 'view' | 'data'>): Unit[] {
  const board = new Board(view, data);
  return board
    .ships('soviet')
    .filter(({ at, left }) => data.waters.port(at) !== undefined && at !== left)
    .flatMap(({ id }) => board.aboard(id));
}

/** 28.14e, f: who of the cargo is unloaded. */
export const chooseUnloading = chooseLines<Naval, Sailing, OrderOf<typeof unload>>({
  kind: 'naval.unload',
  rule: '28.14',
  title: 'unloading',
  word: 'unload',
  seats: ['soviet'],
  asked: 'own',
  order: unload,
  once: 'units',
  lasting: true,
  interphase: ALL,
  quiet: true,
  question: 'Who goes ashore, and in which order?',
  nothing: 'nobody goes ashore',
  whose: ({ local }) => (local.side === 'axis' ? null : 'soviet'),
  options: (q) => arrived(q).map(({ id }) => ({ units: [id] })),
  fault({ units: named }, q) {
    const strange = named.find((id) => !arrived(q).some((one) => one.id === id));
    return strange === undefined
      ? null
      : { rule: '28.14', why: `${units.print(strange, q)} is aboard no ship that has come into a harbour` };
  },
  byDefault: (q) => ({ lines: arrived(q).length > 0 ? [{ units: arrived(q).map(({ id }) => id) }] : [], text: ALL }),
  onMap: ({ units: [first = ''] }, { view }) => ({ from: view.units[first]?.at ?? null }),
  takeAll(c, all) {
    c.local.unloading = all.flatMap((one) => one.units);
  },
});
