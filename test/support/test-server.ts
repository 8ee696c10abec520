import { readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded, embeddedRuns } from '../../src/store/embedded-postgres';
import { alive } from '../../src/store/processes';

const PREFIX = 'despatch-test-';

/** The beginning of the folder name of a run: tells whose it is, so that what a killed run left behind can be found. */
export const testFolder = (pid: number): string => `${PREFIX}${pid}-`;

/** Stops and removes the servers of runs that were killed. */
export async function removeLeftOvers(): Promise<void> {
  const owners = folders().map((name) => Number(name.slice(PREFIX.length).split('-')[0]));
  for (const pid of owners) if (!alive(pid)) await removeFoldersOf(pid);
}

export async function removeFoldersOf(pid: number): Promise<void> {
  for (const name of folders().filter((f) => f.startsWith(testFolder(pid)))) {
    const home = join(tmpdir(), name);
    if (embeddedRuns(home)) await (await startEmbedded(home, 'test-only')).stop();
    rmSync(home, { recursive: true, force: true });
  }
}

const folders = (): string[] => readdirSync(tmpdir()).filter((name) => name.startsWith(PREFIX));
