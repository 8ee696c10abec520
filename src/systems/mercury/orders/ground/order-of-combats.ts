import { listOf } from '../../../../play/words/parts';
import { verbOf } from '../../../../play/words/verb';
import type { HexesOrder } from '../../../../play/choices/order';
import type { Mercury } from '../../mercury';
import { hex } from './names';

/** `order 4315, 4414` (8.0, 10.35) */
export const orderVerb = verbOf<Mercury, HexesOrder>({
  verb: 'order',
  syntax: 'order hex, hex',
  help: 'the combats against these hexes come first, in this order; the others follow as declared',
  parts: { hexes: listOf(hex, 'name the attacked hexes in the order of their combats') },
});
