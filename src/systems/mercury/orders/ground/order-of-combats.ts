import { everyRead, fine, misread, then } from '../../../../kernel/decide/order';
import type { Order } from '../../../../kernel/decide/order';
import type { HexId } from '../../../../hex/hex';
import type { Verb } from '../../mercury';
import { splitList } from '../lists';
import { readHex } from './path';

/** The attacked hexes whose combats come first, one behind the other. */
export interface OrderOfCombats extends Order {
  verb: 'order';
  hexes: HexId[];
}

/** `order 4315, 4414` (8.0, 10.35) */
export const orderVerb: Verb<OrderOfCombats> = {
  verb: 'order',
  syntax: 'order hex, hex',
  help: 'the combats against these hexes come first, in this order; the others follow as declared',
  read(rest, scope) {
    const parts = splitList(rest);
    if (parts.length === 0) return misread('name the attacked hexes in the order of their combats');
    return then(everyRead(parts.map((part) => readHex(part, scope))), (hexes) => fine({ verb: 'order', hexes }));
  },
  print: ({ hexes }) => `order ${hexes.join(', ')}`,
};
