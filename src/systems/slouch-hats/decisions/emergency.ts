import { counterToSpend } from '../rules/06-1-supply-points';
import type { Emergency } from '../rules/06-47-emergency';
import type { Ask } from '../slouch-hats';
import type { OpenWorld } from '../world';
import type { StackMove } from './moves';

/** What a line of a Movement phase spends, for whom. */
export function emergencyOf(
  world: OpenWorld,
  { emergency, units }: StackMove,
  { data, seat }: Pick<Ask, 'seat' | 'data'>,
): Emergency {
  const { kind, at } = emergency ?? { kind: 'movement', at: '' };
  return { kind, units, counter: counterToSpend(world, data, seat, at) ?? at };
}
