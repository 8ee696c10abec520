import type { HexId } from '../../../hex/hex';
import type { Board, Unit } from './board';

/** The siege of scenarios 2 and 3: its city, and how far it reaches. */
export const CITY = '1527';
const [RING, SIEGE] = [4, 3];
/** Scenario 3, 1: the fortress. */
export const FORTRESS: readonly HexId[] = ['1526', '1527', '1528', '1626', '1627', '1628', '1426', '1427'];

/** Scenario 2, 1: hexes of the siege, which is not played. */
export const isClosed = (board: Board, hex: HexId): boolean =>
  board.position.scenario === 'kerch-feodosia' && board.data.waters.map.grid.distance(CITY, hex) <= SIEGE;

/** Scenario 2, 1 and 4; scenario 3, 1: whether a unit may come to a hex by land at all. */
export function mayStand(board: Board, { counter, at }: Unit, hex: HexId): boolean {
  const { scenario } = board.position;
  const { grid } = board.data.waters.map;
  if (isClosed(board, hex)) return false;
  if (scenario !== 'sevastopol') return true;
  if (counter.side === 'soviet') return !FORTRESS.includes(at) || FORTRESS.includes(hex);
  const [now, then] = [grid.distance(CITY, at), grid.distance(CITY, hex)];
  return then <= RING || now > RING;
}

/** Scenario 2, 6: the first amphibious attack on Feodosia has surprise. */
export function isTimeOfSurprise(
  board: Board,
  side: 'axis' | 'soviet',
  hex: HexId,
  attackers: readonly string[],
): boolean {
  const { scenario, surprised } = board.position;
  if (scenario !== 'kerch-feodosia' || hex !== FEODOSIA || side !== 'soviet' || surprised) return false;
  return attackers.some((id) => board.position.ships[board.position.units[id]?.at ?? ''] !== undefined);
}
export const FEODOSIA = '3620';
