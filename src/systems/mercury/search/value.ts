import type { MercuryData, Side, World } from '../mercury';
import { groundValue } from './ground-value';
import { navalValue } from './naval-value';

/** What a running game is worth to `seat`, -1 to 1: how likely it is to win, and how well. What one side gains the other loses. */
export function value(world: World, seat: Side, data: MercuryData): number {
  const german = world.ground ? groundValue(world, data) : navalValue(world, data);
  return seat === 'german' ? german : -german;
}
