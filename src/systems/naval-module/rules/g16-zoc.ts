import type { HexId } from '../../../hex/hex';
import { enemyOf, type Side } from '../side';
import { isCombatUnit } from './g13-units';
import type { Board, Unit } from './board';

/** G13: whose zone of control reaches the hexes around it; a garrison's is its own hex. */
const ZOC: readonly string[] = ['infantry', 'naval-infantry', 'mountain', 'zap', 'cavalry', 'armor', 'motorized'];

export const hasZoc = ({ counter }: Pick<Unit, 'counter'>): boolean => ZOC.includes(counter.type);

/** The hexes that a side controls by its units (G16): through land and coast sides, not into a major city. */
export const zoneOf = (board: Board, side: Side): ReadonlyMap<HexId, true> =>
  board.once(`zone ${side}`, () => controlled(board, side));

function controlled(board: Board, side: Side): ReadonlyMap<HexId, true> {
  const { waters } = board.data;
  const found = new Map<HexId, true>();
  for (const { at, counter } of board.units(side)) {
    if (!ZOC.includes(counter.type) || !waters.map.sides.has(at)) continue;
    for (const hex of waters.map.grid.neighbours(at))
      if (waters.joins(at, hex) && waters.map.places.get(hex)?.rank !== 'major-city') found.set(hex, true);
  }
  return found;
}

/** Hexes with combat units of a side, and with others of it (G22). */
export function heldBy(
  board: Board,
  side: Side,
): { combat: ReadonlyMap<HexId, true>; others: ReadonlyMap<HexId, true> } {
  return board.once(`held ${side}`, () => {
    const held = { combat: new Map<HexId, true>(), others: new Map<HexId, true>() };
    for (const { at, counter } of board.onHexes(side)) held[isCombatUnit(counter) ? 'combat' : 'others'].set(at, true);
    return held;
  });
}

/** All that movement asks of a position, for one side. */
export interface Ground {
  zoc: ReadonlyMap<HexId, true>;
  enemies: ReadonlyMap<HexId, true>;
  friends: ReadonlyMap<HexId, true>;
}

export function groundFor(board: Board, side: Side): Ground {
  const now = board.still();
  return {
    zoc: zoneOf(now, enemyOf(side)),
    enemies: heldBy(now, enemyOf(side)).combat,
    friends: heldBy(now, side).combat,
  };
}
