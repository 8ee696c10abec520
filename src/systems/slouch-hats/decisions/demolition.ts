import { illegal } from '../../../kernel/decide/decision';
import { lineOf } from '../../../play/choices/sound-entry';
import { besidesPass, passVerb } from '../../../play/words/pass';
import type { PassOrder } from '../../../play/words/pass';
import { demolishVerb } from '../orders/demolish';
import type { DemolishOrder } from '../orders/demolish';
import { place } from '../orders/names';
import { Board } from '../rules/03-board';
import { demolishPort, demolitionFault, friendlyPorts, portCapacity } from '../rules/07-3-ports';
import type { Playing } from '../sequence/playing';
import type { Side } from '../side';
import { announce, decision } from '../slouch-hats';
import type { Ask } from '../slouch-hats';

interface Demolished {
  port: string;
  line?: number;
}

/** 7.35: own ports that lose a level in the Engineering phase; both sides say it sealed. */
const demolishing = (side: Side) =>
  decision<Playing, object, Demolished[], DemolishOrder | PassOrder>({
    ...{ kind: `slouch-hats.demolish-${side}`, rule: '7.35', title: 'port demolition', word: 'demolition' },
    seats: [side],
    interphase: 'no port is demolished',
    verbs: [demolishVerb, passVerb],
    disclose: ({ world, data }) => (able(new Board(world, data), side).length > 0 ? { seat: side, facts: {} } : null),
    prompt: (q) => ({
      question:
        'Do you demolish a level of ports of yours? One that you demolish has not recovered in this phase either.',
      choices: ['demolish port', 'pass'],
      listing: all(q).map((port) => `${place.print(port, q)}: capacity ${portCapacity(q.view, q.data, port)}`),
      examples: [
        ...all(q)
          .slice(0, 1)
          .map((port) => line({ port }, q)),
        'pass',
      ],
    }),
    assemble: (orders) => ({
      answer: besidesPass<DemolishOrder>(orders).map((order) => ({ port: order.port, ...lineOf(order) })),
    }),
    judge: (answer, q) =>
      answer.flatMap((one, i) => {
        const twice = answer.slice(0, i).some(({ port }) => port === one.port);
        const again = { rule: '7.35', why: `${place.print(one.port, q)} loses one level in a phase, no second` };
        const fault = twice ? again : demolitionFault(new Board(q.view, q.data), one.port, side);
        const other = all(q).find((port) => !answer.some((named) => named.port === port));
        const nearest = other === undefined ? 'pass' : line({ port: other }, q);
        return fault ? [illegal(fault.rule, fault.why, { ...lineOf(one), nearest })] : [];
      }),
    print: (answer, q) => (answer.length === 0 ? ['pass'] : answer.map((one) => line(one, q))),
    ifSilent: () => ({ answer: [], text: 'no port is demolished' }),
    sample: (q, rng) => (rng.chance(1, 4) ? [{ port: rng.pick(all(q)) }] : []),
    take(c, answer) {
      for (const { port } of answer) {
        const { capacity } = demolishPort(c.world, c.data, port, c.local.recovered?.includes(port));
        announce(c, 'port.demolished', '7.35', { side, hex: port, capacity });
      }
    },
  });
export const demolishAxis = demolishing('axis');
export const demolishAllied = demolishing('allied');

const able = (board: Board, side: Side): string[] =>
  friendlyPorts(board, side).filter((port) => demolitionFault(board, port, side) === null);
const all = ({ view, data, seat }: Ask): string[] => able(new Board(view, data), seat);
const line = ({ port }: Demolished, q: Ask): string => demolishVerb.print({ verb: 'demolish', port }, q);
