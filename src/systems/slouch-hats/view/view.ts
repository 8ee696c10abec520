import type { Letter } from '../letters';
import type { Side } from '../side';
import type { OpenWorld } from '../world';

/** All that one side may know: everything but the letters of the markers that the other holds (20.13). */
export interface SlouchHatsView extends OpenWorld {
  /** It is that of who sits at neither side: there is no hand of his own. */
  outside?: true;
  /** Whose view it is. */
  viewer: Side;
  /** The letters of his own hand. */
  hand: readonly Letter[];
  /** How many markers each side holds. */
  held: Readonly<Record<Side, number>>;
  /** Letters that lie open before the other side (20.21 L, 20.22 L). */
  shown: Readonly<Record<Side, readonly Letter[]>>;
}
