import { eachOnce } from '../../../kernel/data/each-once';
import type { Fault } from '../../../kernel/decide/fault';
import type { HexId } from '../../../hex/hex';
import type { Side } from '../side';
import type { Board, Unit } from './board';
import { mayCommand } from './g27-activation';
import { isFromSea } from './g39-attacks';
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
  if (order === 'additional-retreat') {
    const barred = retreatFault(board, side, hex);
    if (barred) return barred;
  }
  return commandFault(board, side, [...before, hex]);
}

/** G51, G66: what bars Additional Retreat out of a hex. */
function retreatFault(board: Board, side: Side, hex: HexId): Fault | null {
  if (board.position.weather.ground === 'Mud') return { rule: 'G51', why: 'there is no Additional Retreat in Mud' };
  const { grid } = board.data.waters.map;
  const watched = Object.keys(board.position.interdiction.zones).some((at) => grid.distance(at, hex) <= 1);
  return watched && side === 'soviet'
    ? { rule: 'G66', why: `${hex} lies in a Zone of Interdiction: there is no Additional Retreat` }
    : null;
}

/** G26, G51: a Soviet order costs a command point of an Operational HQ in range. */
const commandFault = (board: Board, side: Side, hexes: readonly HexId[]): Fault | null =>
  side === 'axis' ||
  mayCommand(
    board,
    side,
    hexes.map((at) => ({ at })),
  )
    ? null
    : { rule: 'G51', why: 'an Operational HQ in range must have a command point for each order' };

/** G51, 30.16a: why attackers may not have Additional Retreat against the order of a defender; `before`: hexes that those of earlier lines attack from. */
export function attackersFault(
  board: Board,
  side: Side,
  { hex, units }: { hex: HexId; units: readonly Unit[] },
  before: readonly HexId[],
): Fault | null {
  if (units.some((unit) => isFromSea(board, unit)))
    return { rule: '30.16', why: `who attacks ${hex} from the sea has no orders` };
  const from = leavingFrom(units);
  for (const at of from) {
    const barred = retreatFault(board, side, at);
    if (barred) return barred;
  }
  return commandFault(board, side, [...before, ...from.slice(0, 1)]);
}

/** The hexes that attackers retreat from: flotillas are not meant. */
export const leavingFrom = (units: readonly Unit[]): HexId[] =>
  eachOnce(units.flatMap(({ at, counter }) => (counter.type === 'flotilla' ? [] : [at])));
