import { chooseLines } from '../../../play/choices/lines';
import { called, type OrderOf } from '../../../play/words/written';
import { raidLeft } from '../facts/transport';
import { place, units } from '../orders/names';
import { boardOf } from '../rules/03-board';
import { activeIn } from '../rules/04-sequence';
import { leaveCoast, leaveFault, leavePorts } from '../rules/10-6-raid';
import type { Playing } from '../sequence/playing';
import { written, type SlouchHats } from '../slouch-hats';

const leave = written(
  'a commando that landed goes back to sea (10.65)',
  { unit: units, to: called('port', place) },
  'leave {unit} to {to}',
);
type Leave = OrderOf<typeof leave>;

/** 10.65: a commando that landed in this Segment goes back to a port. */
export const leaving = chooseLines<SlouchHats, Playing, Leave>({
  ...{ kind: 'slouch-hats.leaving', rule: '10.65', title: 'commandos leaving', word: 'leaving' },
  ...{ seats: ['axis', 'allied'], asked: 'own', order: leave, once: 'unit' },
  question: 'Does a commando leave the coast?',
  nothing: 'commandos stay where they landed',
  whose: ({ world }) => activeIn(world.moment),
  options({ view, data, seat }) {
    const board = boardOf(view, data);
    const ways = Object.keys(view.raids).flatMap((unit) => leavePorts(board, seat, unit).map((to) => ({ unit, to })));
    return ways.filter(({ unit, to }) => leaveFault(board, seat, unit, to) === null);
  },
  fault: ({ unit, to }, { view, data, seat }) => leaveFault(boardOf(view, data), seat, unit, to),
  onMap: ({ unit, to }, { view }) => ({ from: view.units[unit]?.at ?? null, to }),
  take(c, { unit, to }) {
    const from = c.world.units[unit]?.at ?? '';
    leaveCoast(c.world, c.data, unit, to);
    raidLeft(c, { unit, from, to });
  },
});
