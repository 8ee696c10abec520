import { chooseLines } from '../../../play/choices/lines';
import type { OrderOf } from '../../../play/words/written';
import { written, type Ask, type Naval } from '../naval-module';
import { units } from '../orders/names';
import { backFrom } from '../rules/27-2-loss';
import { Board, type Unit } from '../rules/board';
import type { Sailing } from '../sequence/sailing';

const unload = written(
  'who goes ashore in a harbour, in this order; others stay aboard (28.14)',
  { units: units.list },
  'unload {units}',
);

const ALL = 'all who may go ashore, in the order in which they were loaded, where no ship turned back';

/** Ships that have turned back in the phase (27.32); what was asked before 1.3.0 has them not. */
interface Phase {
  back?: string[];
}

/** Who is aboard a ship in harbour that did not turn back into it in this phase; `come`: only of those that did not before either. */
function aboard({ view, data, facts: { back = [] } }: Ask<Phase>, come = false): Unit[] {
  const board = new Board(view, data);
  return board
    .ships('soviet')
    .filter(({ id, at, left }) => data.waters.port(at) !== undefined && !back.includes(id) && !(come && at === left))
    .flatMap(({ id }) => board.aboard(id));
}

/** 28.14e, f: who of the cargo is unloaded. */
export const chooseUnloading = chooseLines<Naval, Sailing, OrderOf<typeof unload>, Phase>({
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
  told: ({ local, world }) => ({ back: backFrom(local.voyages, world.ships) }),
  options: (q) => aboard(q).map(({ id }) => ({ units: [id] })),
  fault({ units: named }, q) {
    const strange = named.find((id) => !aboard(q).some((one) => one.id === id));
    return strange === undefined
      ? null
      : { rule: '28.14', why: `${units.print(strange, q)} is aboard no ship that has come into a harbour` };
  },
  byDefault(q) {
    const come = aboard(q, true).map(({ id }) => id);
    return { lines: come.length > 0 ? [{ units: come }] : [], text: ALL };
  },
  onMap: ({ units: [first = ''] }, { view }) => ({ from: view.units[first]?.at ?? null }),
  takeAll(c, all) {
    c.local.unloading = all.flatMap((one) => one.units);
  },
});
