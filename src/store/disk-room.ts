import { existsSync, statfsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const MB = 1_000_000;
/** A server that runs has a piece of its log in reserve; a new one has all its own tables to write. */
const LEAST_MB = { running: 32, fresh: 96 };

/** There is no room to start on. */
export class DiskFull extends Error {
  constructor(folder: string, free: number, least: number) {
    super(
      `The disk of ${folder} is full: ${Math.floor(free / MB)} MB are free, and the database needs ${least} to start. Make room there, and start again.`,
    );
    this.name = 'DiskFull';
  }
}

/** Looks whether the database can be started in a folder, or where it is to be made. @throws DiskFull */
export function checkRoom(folder: string, state: keyof typeof LEAST_MB): void {
  let there = resolve(folder);
  while (!existsSync(there)) there = dirname(there);
  const { bavail, bsize } = statfsSync(there);
  if (bavail * bsize < LEAST_MB[state] * MB) throw new DiskFull(folder, bavail * bsize, LEAST_MB[state]);
}
