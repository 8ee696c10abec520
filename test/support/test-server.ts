import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopEmbedded } from '../../src/store/embedded-postgres';
import { alive } from '../../src/store/processes';

const PREFIX = 'despatch-test-';

/** The beginning of the folder name of a run: tells whose it is, so that what a killed run left behind can be found. */
export const testFolder = (pid: number): string => `${PREFIX}${pid}-`;

/** Stops and removes the servers of runs that were killed. What cannot be removed is said, and keeps no run from its start. */
export async function removeLeftOvers(): Promise<void> {
  const owners = new Set(folders().map((name) => Number(name.slice(PREFIX.length).split('-')[0])));
  for (const pid of owners)
    if (!alive(pid))
      await removeFoldersOf(pid).catch((error: Error) => process.stderr.write(`LEFT WHERE IT IS: ${error.message}\n`));
}

export async function removeFoldersOf(pid: number): Promise<void> {
  for (const name of folders().filter((f) => f.startsWith(testFolder(pid)))) {
    const home = join(tmpdir(), name);
    stopMailServers(home);
    // A service that was started by a spec has a password of its own.
    await stopEmbedded(home);
    unmount(home);
    rmSync(home, { recursive: true, force: true });
  }
}

/** Takes away the small disk that a spec laid over its folder, if one is there. */
export function unmount(folder: string): void {
  if (statSync(folder).dev !== statSync(tmpdir()).dev) spawnSync('umount', ['--lazy', folder]);
}

/** A Postfix or Dovecot that a killed run left behind names itself in its folder. */
function stopMailServers(home: string): void {
  const files = [join(home, 'queue', 'pid', 'master.pid'), join(home, 'run', 'master.pid')];
  for (const file of files.filter((f) => existsSync(f))) {
    const pid = Number(readFileSync(file, 'utf8'));
    const command = join('/proc', String(pid), 'comm');
    if (existsSync(command) && /^(?:master|dovecot)$/m.test(readFileSync(command, 'utf8')))
      process.kill(pid, 'SIGTERM');
  }
}

const folders = (): string[] => readdirSync(tmpdir()).filter((name) => name.startsWith(PREFIX));
