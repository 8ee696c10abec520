import type { Order } from '../../../../kernel/decide/order';
import type { HexId } from '../../../../hex/hex';
import { listOf } from '../../../../play/words/parts';
import { verbOf } from '../../../../play/words/verb';
import type { Mercury } from '../../mercury';
import { hex } from './names';

/** The attacked hexes whose combats come first, one behind the other. */
export interface OrderOfCombats extends Order {
  verb: 'order';
  hexes: HexId[];
}

/** `order 4315, 4414` (8.0, 10.35) */
export const orderVerb = verbOf<Mercury, OrderOfCombats>({
  verb: 'order',
  syntax: 'order hex, hex',
  help: 'the combats against these hexes come first, in this order; the others follow as declared',
  parts: { hexes: listOf(hex, 'name the attacked hexes in the order of their combats') },
});
