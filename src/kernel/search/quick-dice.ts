import type { Dice } from '../chance/dice';

const STEP = 0x9e3779b9;

/**
 * Dice for rollouts, never for a game: a face from a hash of seed, step and key. The same roll of two rollouts with one seed
 * falls alike, so that what two answers come to is compared with the same luck.
 */
export function quickDice(seed: number): Dice {
  return {
    face({ step }, key, sides) {
      let hash = (seed ^ Math.imul(step + 1, STEP)) >>> 0;
      for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
      hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
      hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
      return (((hash ^ (hash >>> 16)) >>> 0) % sides) + 1;
    },
  };
}
