import { chooseLines } from '../../../play/choices/lines';
import { called, type OrderOf } from '../../../play/words/written';
import { written, type Ask, type Naval } from '../naval-module';
import { atSea } from '../orders/conditions';
import { goal, port, ships, units } from '../orders/names';
import { chanceOf, legsOf, type Convoy, type Leg } from '../rules/28-1-convoys';
import type { MovementPhase } from '../rules/28-1-cargo';
import { Board } from '../rules/board';
import type { Sailing } from '../sequence/sailing';
import type { Parameter } from '../../../kernel/decide/condition';
import { fine } from '../../../kernel/decide/order';
import { listOf, orNone } from '../../../play/words/parts';

/** Kinds of cargo that are named as such, and how they are printed: any MSU, any Zap unit. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['msu', 'MSU'],
  ['zap', 'Zap'],
]);

const item: Parameter<Naval, string> = {
  name: 'unit | MSU | Zap',
  read(text, scope) {
    const kind = text.trim().toLowerCase().replace(/s$/, '');
    return KINDS.has(kind) ? fine(kind) : units.read(text, scope);
  },
  print: (value, scope) => KINDS.get(value) ?? units.print(value, scope),
};

/** What a convoy carries, the first wanted first. */
const cargo = orNone(called('cargo', listOf<Naval, string>(item, 'a cargo is missing')));

const convoy = written(
  'ships carry from one harbour to another and come back, as often as they can (28.1)',
  { ships: ships.list, from: port, to: port, cargo },
  'convoy {ships}: {from} - {to}[, {cargo}]',
  'convoy {ships} from {from} to {to}[ with {cargo}]',
  'convoy {ships}: {from} to {to}[ with {cargo}]',
  'convoy {ships}: {from} - {to} with {cargo}',
);
interface Phase {
  phase: MovementPhase;
}
const NONE = 'no convoy sails';

/** All legs of all convoys, a ship in one of them. */
function legs(q: Pick<Ask<Phase>, 'view' | 'data' | 'facts'>, all: readonly Convoy[]): Leg[] {
  const board = new Board(q.view, q.data);
  return all.reduce<Leg[]>((found, one) => [...found, ...legsOf(board, one, q.facts.phase, found)], []);
}

/** 26, 28: standing convoys: each ship does the first lawful of going on, loading, going back and waiting, so that no order is broken. */
export const chooseConvoys = chooseLines<Naval, Sailing, OrderOf<typeof convoy>, Phase>({
  kind: 'naval.convoys',
  rule: '28.14',
  title: 'convoys',
  word: 'convoys',
  seats: ['soviet'],
  order: convoy,
  once: 'ships',
  lasting: true,
  interphase: NONE,
  quiet: true,
  conditions: atSea<Phase>(),
  question: 'Which ships sail in convoys, from where to where, and with what?',
  nothing: NONE,
  whose: ({ local }) => (local.side === 'axis' ? null : 'soviet'),
  told: ({ local }) => ({ phase: local.phase }),
  asks: ({ view, data }) => new Board(view, data).ships('soviet').some(({ counter }) => counter.transport > 0),
  options({ view, data }) {
    const board = new Board(view, data);
    const ports = board.ports().filter(({ id, hex }) => board.holder(hex ?? id) === 'soviet');
    const able = board.ships('soviet').filter(({ at, counter }) => counter.transport > 0 && data.waters.port(at));
    return able.flatMap(({ id, at }) =>
      ports.filter((one) => one.id !== at).map((one) => ({ ships: [id], from: at, to: one.id, cargo: ['msu'] })),
    );
  },
  fault({ ships: named, from, to }, q) {
    const board = new Board(q.view, q.data);
    const strange = named.find((id) => board.ship(id)?.counter.side !== q.seat);
    if (strange !== undefined) return { rule: '26.12', why: `${ships.print(strange, q)} is not yours` };
    const sea = [from, to].find((at) => q.data.waters.port(at) === undefined);
    if (sea !== undefined) return { rule: '28.14', why: `${goal.print(sea, q)} is no harbour` };
    return from === to ? { rule: '28.14', why: 'a convoy sails from one harbour to another' } : null;
  },
  foresee: (all, q) =>
    legs(q, all).map((leg) => {
      const found = chanceOf(new Board(q.view, q.data), leg);
      const risk = found ? `${found.column.replace('-', ' ')}, ${found.safe} in 100 without loss` : 'no loss roll';
      return `${ships.print(leg.ship, q)} to ${goal.print(leg.to, q)}: ${risk}.`;
    }),
  onMap: ({ ships: [first = ''], to }, { view }) => ({ from: view.ships[first]?.at ?? null, to }),
  takeAll(c, all) {
    const found = legs({ view: c.view('soviet'), data: c.data, facts: { phase: c.local.phase } }, all);
    c.local.convoyed = all.flatMap((one) => one.ships);
    c.local.orders.push(...found.map((leg) => ({ verb: 'sail' as const, ...leg, target: null })));
  },
});
