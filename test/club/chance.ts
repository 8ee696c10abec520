import { createHash } from 'node:crypto';

/** Numbers from a seed, the same in every run: what somebody does hangs on nothing else. */
export const chance =
  (seed: string) =>
  (about: string): number =>
    createHash('sha256').update(`${seed}/${about}`).digest().readUInt32BE(0) / 2 ** 32;
