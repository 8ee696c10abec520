import { handOf, heldBy } from '../rules/20-1-hands';
import type { Side, SlouchHatsData, World } from '../slouch-hats';
import { WORLD } from '../world';

/** All that a side may know (3.34, 20.13). */
export const slouchHatsView = WORLD.view({
  /** Whose view it is. */
  viewer: (_: World, side: Side): Side => side,
  /** The letters of his own hand. */
  hand: handOf,
  /** How many markers each side holds. */
  held: heldBy,
  /** Letters that lie open before the other side (20.21 L, 20.22 L). */
  shown: ({ events: { shown } }: World) => ({ axis: [...shown.axis], allied: [...shown.allied] }),
});

/** All that one side may know: everything but the letters of the markers that the other holds (20.13). */
export type SlouchHatsView = ReturnType<typeof slouchHatsView> & {
  /** It is that of who sits at neither side: there is no hand of his own. */
  outside?: true;
};

/** What lies open to both: everything but the letters of held markers (20.13). */
export const openView = (world: World, data: SlouchHatsData): SlouchHatsView => ({
  ...slouchHatsView(world, 'axis', data),
  ...{ hand: [], outside: true },
});
