import type { HexId } from '../../../hex/hex';
import type { AegeanData } from '../data/load';
import type { Side } from '../side';
import type { OpenWorld } from '../world';
import { scatterHexes } from './7-2-drop';
import { nearestPort, retreatHexes } from './7-4-7-retreat';
import type { Role } from './7-4-7-results';
import { sideOf, type GroundCombat } from './7-4-combat';
import type { Field } from './7-field';
import { hasSize, type GroundUnit } from './ground-unit';

/** 7.4.7: who goes when a side retreats: all of it in the hex, leaders too; a coast watcher never moves. */
export const retreating = (field: Field, combat: Pick<GroundCombat, 'side' | 'hex'>, role: Role): GroundUnit[] =>
  field.of(sideOf(combat, role), combat.hex).filter((unit) => hasSize(unit) || unit.size === 'leader');

/** 7.4.7: hexes that those may choose among who do not go back where they came from. */
export const openTo = (field: Field, side: Side, from: HexId): HexId[] =>
  retreatHexes(field.data.isles, from, { hasEnemy: (hex) => field.isStrange(side, hex) });

/** 7.2.2: hexes that a unit may fall back to, as its owner sees them. */
export const scatterTo = (field: Field, side: Side, hex: HexId): HexId[] =>
  scatterHexes(field.data.isles, hex, (next) => field.hasEnemy(side, next));

/** The published default of retreats and scattered drops: the hex nearest to an own port of the island. */
export function towardsPort(
  { bases }: Pick<OpenWorld, 'bases'>,
  { isles }: AegeanData,
  side: Side,
  from: HexId,
  hexes: readonly HexId[],
): HexId | null {
  const island = isles.islandOf(from);
  const own = Object.values(bases).filter(
    ({ hex, owner }) => owner === side && isles.hasPort(hex) && isles.islandOf(hex) === island,
  );
  return nearestPort(
    hexes,
    own.map(({ hex }) => hex),
    isles.grid.distance,
  );
}
