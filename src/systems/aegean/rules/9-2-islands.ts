import type { AegeanData } from '../data/load';
import { SIDES, type Side } from '../side';
import type { GroundState, OpenWorld } from '../world';

/** What control of islands depends on, as far as the asker knows of it. */
export type Islands = Pick<OpenWorld, 'bases'> & { ground: Readonly<Record<string, GroundState>> };

/**
 * 9.2: who controls an island: every port and airfield on it is his, and for the German no Allied coast watcher is there.
 * Null: held by Italians, divided, or without a base.
 */
export function islandHolder({ bases, ground }: Islands, data: AegeanData, island: string): Side | null {
  const here = Object.values(bases).filter(({ hex }) => data.isles.islandOf(hex) === island);
  const side = SIDES.find((one) => here.length > 0 && here.every(({ owner }) => owner === one));
  if (side === undefined) return null;
  const watched = Object.entries(ground).some(
    ([id, { at }]) => data.ground.get(id)?.size === 'watch' && data.isles.islandOf(at) === island,
  );
  return side === 'german' && watched ? null : side;
}
