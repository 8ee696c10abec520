import type { World } from '../slouch-hats';
import { segmentBegins } from './06-1-supply-points';
import { lapse } from './20-2-lasting';

/** 4.2: a new turn: nobody has arrived or raided in it (5.33, 10.61). Writes the world. */
export function turnMarkers(world: World): void {
  world.arrived = [];
  world.raids = {};
  delete world.coasts;
}

/** 7.12, 7.21, 7.32, 10.65, 13.11: a new Segment: transport markers and ports are free, air units may fly again. Writes the world. */
export function segmentMarkers(world: World): void {
  world.transportUsed = { naval: 0, air: 0, ports: {}, airfields: {} };
  for (const id of Object.keys(world.raids)) world.raids[id] = 'before';
  for (const state of Object.values(world.air)) state.flew = false;
}

/** 6.15d, 7.21, 13.11: a Segment, be it nobody's, forgets what the last one used. Writes the world. */
export function beginSegment(world: World): void {
  lapse(world, 'segment');
  segmentMarkers(world);
  segmentBegins(world);
}
