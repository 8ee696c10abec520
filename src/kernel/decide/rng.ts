import { createHash } from 'node:crypto';

/** Random choices for bots and fuzzing: never for the game's dice. */
export interface Rng {
  /** A whole number from 0 to `below` - 1. */
  int(below: number): number;
  /** One of `list`. @throws RangeError for an empty list */
  pick<T>(list: readonly T[]): T;
  /** True `times` out of `of`. */
  chance(times: number, of: number): boolean;
  /** `list` in random order. */
  shuffle<T>(list: readonly T[]): T[];
}

/** A generator that gives the same choices for the same seed (mulberry32 over a hash of the seed). */
export function seededRng(seed: string): Rng {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (below: number): number => Math.floor(next() * below);
  return {
    int,
    pick: (list) => {
      const item = list[int(list.length)];
      if (list.length === 0) throw new RangeError('nothing to pick from');
      return item as (typeof list)[number];
    },
    chance: (times, of) => int(of) < times,
    shuffle: (list) => {
      const out = [...list];
      for (let i = out.length - 1; i > 0; i--) {
        const j = int(i + 1);
        [out[i], out[j]] = [out[j] as never, out[i] as never];
      }
      return out;
    },
  };
}
