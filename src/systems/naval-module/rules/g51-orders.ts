import type { Fault } from '../../../kernel/decide/fault';
import type { HexId } from '../../../hex/hex';
import type { Side } from '../side';
import type { Board } from './board';
import { mayCommand } from './g27-activation';
import { groundDrm, worksOf, type CombatOrder } from './g45-odds';

/** G51: why a defender may not lay an order in a Defender hex; `before`: hexes with orders of earlier lines, each a command point. */
export function orderFault(
  board: Board,
  side: Side,
  { hex, order }: { hex: HexId; order: CombatOrder },
  before: readonly HexId[],
  fromSea: boolean,
): Fault | null {
  if (groundDrm(board, hex) + worksOf(board, side, hex) < 1)
    return { rule: 'G51', why: `an order is laid where ground or works help the defender, and ${hex} does not` };
  if (order === 'no-retreat' && fromSea)
    return { rule: '30.16', why: 'against a landing Additional Retreat alone may be ordered' };
  if (order === 'additional-retreat' && board.position.weather.ground === 'Mud')
    return { rule: 'G51', why: 'there is no Additional Retreat in Mud' };
  const { grid } = board.data.waters.map;
  const watched = Object.keys(board.position.interdiction.zones).some((at) => grid.distance(at, hex) <= 1);
  if (order === 'additional-retreat' && watched && side === 'soviet')
    return { rule: 'G66', why: `${hex} lies in a Zone of Interdiction: there is no Additional Retreat` };
  if (
    side === 'soviet' &&
    !mayCommand(
      board,
      side,
      [...before, hex].map((at) => ({ at })),
    )
  )
    return { rule: 'G51', why: 'an Operational HQ in range must have a command point for each order' };
  return null;
}
