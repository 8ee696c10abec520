import { segmentMarkers } from '../rules/04-2-markers';
import { segmentBegins } from '../rules/06-1-supply-points';
import { lapse } from '../rules/20-2-lasting';
import type { World } from '../world';

/** 6.15d, 7.21, 13.11: a Segment, be it nobody's, forgets what the last one used. Writes the world. */
export function beginSegment(world: World): void {
  lapse(world, 'segment');
  segmentMarkers(world);
  segmentBegins(world);
}
