import { illegal } from '../../../kernel/decide/decision';
import { lineOf } from '../../../play/choices/sound-entry';
import { besidesPass, passVerb } from '../../../play/words/pass';
import type { PassOrder } from '../../../play/words/pass';
import { leaveVerb } from '../orders/transport';
import type { LeaveOrder } from '../orders/transport';
import { Board } from '../rules/03-board';
import { activeIn } from '../rules/04-sequence';
import { leaveCoast, leaveFault, leavePorts } from '../rules/10-6-raid';
import { nameOf } from '../rules/names';
import type { Playing } from '../sequence/playing';
import type { Side } from '../side';
import { announce, decision } from '../slouch-hats';
import type { Ask } from '../slouch-hats';

interface Leave {
  unit: string;
  to: string;
  line?: number;
}

/** 10.65: a commando that landed in this Segment goes back to a port. */
export const leaving = decision<Playing, object, Leave[], LeaveOrder | PassOrder>({
  ...{ kind: 'slouch-hats.leaving', rule: '10.65', title: 'commandos leaving', word: 'leaving' },
  seats: ['axis', 'allied'],
  asked: 'own',
  interphase: 'commandos stay where they landed',
  verbs: [leaveVerb, passVerb],
  disclose({ world, data }) {
    const seat = activeIn(world.moment);
    return seat === null || ways(new Board(world, data), seat).length === 0 ? null : { seat, facts: {} };
  },
  prompt: (q) => ({
    question: 'Does a commando leave the coast?',
    choices: [...all(q).map((one) => line(one, q)), 'pass'],
    examples: [
      ...all(q)
        .map((one) => line(one, q))
        .slice(0, 1),
      'pass',
    ],
  }),
  assemble: (orders) => ({
    answer: besidesPass(orders).map((order) => ({ unit: order.unit, to: order.to, ...lineOf(order) })),
  }),
  judge: (answer, q) =>
    answer.flatMap((one, i) => {
      const twice = answer.slice(0, i).some(({ unit }) => unit === one.unit);
      const again = { rule: '10.65', why: `${nameOf(q.data, one.unit)} is named twice` };
      const fault = twice ? again : leaveFault(new Board(q.view, q.data), q.seat, one.unit, one.to);
      const other = all(q).find(({ unit }) => unit === one.unit && !twice);
      return fault
        ? [illegal(fault.rule, fault.why, { ...lineOf(one), nearest: other ? line(other, q) : 'pass' })]
        : [];
    }),
  print: (answer, q) => (answer.length === 0 ? ['pass'] : answer.map((one) => line(one, q))),
  ifSilent: () => ({ answer: [], text: 'commandos stay where they landed' }),
  sample: (q, rng) => (rng.chance(1, 2) ? [rng.pick(all(q))] : []),
  take(c, answer) {
    for (const { unit, to } of answer) {
      const from = c.world.units[unit]?.at ?? '';
      leaveCoast(c.world, c.data, unit, to);
      announce(c, 'raid.left', '10.65', { unit, from, to });
    }
  },
});

/** Commandos of a side that may leave, with their ports. */
const ways = (board: Board, side: Side): Leave[] =>
  Object.keys(board.world.raids).flatMap((unit) =>
    leavePorts(board, side, unit)
      .filter((to) => leaveFault(board, side, unit, to) === null)
      .map((to) => ({ unit, to })),
  );

const all = (q: Ask): Leave[] => ways(new Board(q.view, q.data), q.seat);
const line = ({ unit, to }: Leave, q: Ask): string => leaveVerb.print({ verb: 'leave', unit, to }, q);
