import { isFault, type SlouchHatsData, type World } from '../slouch-hats';
import { applySupply, spend } from './06-1-supply-points';
import { asMsus, receive } from './06-15-creating';
import type { Stores } from './07-cargo';

/** The supply counters of a world as transport takes Supply Points off them and lays them out (6.14, 6.15e). Writes the world. */
export function storesOf(world: World, data: SlouchHatsData): Stores {
  return {
    spend(id, points) {
      const outcome = spend(world, data, id, points);
      if (isFault(outcome)) throw new Error(outcome.why);
      applySupply(world, outcome);
    },
    put(side, place, points, type = 'dump') {
      const outcome = type === 'msu' ? asMsus(world, data, side, place, points) : null;
      const rest = outcome?.lost ?? points;
      if (outcome) applySupply(world, outcome);
      const dumps = receive(world, data, { side, place, points: rest });
      if (isFault(dumps)) throw new Error(dumps.why);
      applySupply(world, dumps);
      return points - dumps.lost;
    },
  };
}
