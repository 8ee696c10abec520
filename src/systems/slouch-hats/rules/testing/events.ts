import type { HexId } from '../../../../hex/hex';
import {
  LETTERS,
  SIDES,
  type Letter,
  type OpenWorld,
  type Side,
  type SlouchHatsData,
  type World,
} from '../../slouch-hats';
import { handOf, heldBy } from '../20-1-hands';
import { inForce } from '../20-2-lasting';
import { cancelled, opens, versionOf, type Occasion } from '../20-2-windows';

/** What one side may know of the markers: his own hand, how many each holds, what lies open (20.13, 20.21 L, 20.22 L). */
export function markersSeenBy(
  world: World,
  side: Side,
): { hand: Letter[]; held: Record<Side, number>; shown: Record<Side, Letter[]> } {
  const { axis, allied } = world.events.shown;
  return { hand: handOf(world, side), held: heldBy(world), shown: { axis: [...axis], allied: [...allied] } };
}

/** Columns that events shift the combat against a hex by, to the right if positive (20.21 G, H, 20.22 H). */
export const eventColumns = (world: OpenWorld, hex: HexId): number =>
  inForce(world, 'shift')
    .filter((shift) => shift.hex === hex)
    .reduce((sum, { columns }) => sum + columns, 0);

/**
 * Letters that a side might play now if it held them. Whoever is asked, is asked for these: what he holds has no part in it,
 * and no more has what his enemy holds (20.13).
 */
export const lettersNow = (world: OpenWorld, data: SlouchHatsData, side: Side, occasion: Occasion): Letter[] =>
  LETTERS.filter((letter) =>
    versionOf(world, data, side, letter).windows.some((window) => opens(window, world, data, occasion)),
  );

/** Who may cancel something now, whatever he holds: the other side than that of a play that can be cancelled (20.21 D, 20.22 Q). */
export const cancellers = (world: OpenWorld, data: SlouchHatsData, occasion: Occasion): Side[] =>
  SIDES.filter((side) =>
    lettersNow(world, data, side, occasion).some((letter) => cancelled(world, data, side, letter).length > 0),
  );
