import { chooseLines } from '../../../play/choices/lines';
import { called, type OrderOf } from '../../../play/words/written';
import { portDemolished } from '../facts/supply';
import { place } from '../orders/names';
import { boardOf } from '../rules/03-board';
import { demolishPort, demolitionFault, friendlyPorts, portCapacity } from '../rules/07-3-ports';
import type { Playing } from '../sequence/playing';
import { written, type Side, type SlouchHats } from '../slouch-hats';

const demolish = written(
  'takes one level off a friendly port, which then does not recover in this phase (7.34, 7.35)',
  { port: called('port', place) },
  'demolish {port}',
);
type Demolish = OrderOf<typeof demolish>;

/** 7.35: own ports that lose a level in the Engineering phase; both sides say it sealed. */
const demolishing = (side: Side) =>
  chooseLines<SlouchHats, Playing, Demolish>({
    ...{ kind: `slouch-hats.demolish-${side}`, rule: '7.35', title: 'port demolition', word: 'demolition' },
    ...{ seats: [side], order: demolish, once: 'port' },
    question:
      'Do you demolish a level of ports of yours? One that you demolish has not recovered in this phase either.',
    nothing: 'no port is demolished',
    whose: () => side,
    options({ view, data }) {
      const board = boardOf(view, data);
      const ports = friendlyPorts(board, side).filter((port) => demolitionFault(board, port, side) === null);
      return ports.map((port) => ({ port }));
    },
    about: ({ port }, { view, data }) => `capacity ${portCapacity(view, data, port)}`,
    fault: ({ port }, { view, data }) => demolitionFault(boardOf(view, data), port, side),
    onMap: ({ port }) => ({ to: port }),
    take(c, { port }) {
      const { capacity } = demolishPort(c.world, c.data, port, c.local.recovered?.includes(port));
      portDemolished(c, { side, hex: port, capacity });
    },
  });
export const demolishAxis = demolishing('axis');
export const demolishAllied = demolishing('allied');
