import { accessSync, chmodSync, constants, mkdtempSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { until } from './patience';
import { testFolder } from './test-server';

/** The unprivileged user that mailboxes belong to. */
export const NOBODY = 65_534;

const PLACES = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/bin'];

/** Where a program is; null: it is not installed. */
export function program(name: string): string | null {
  return PLACES.map((place) => join(place, name)).find(runs) ?? null;
}

function runs(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** `describe` where the programs are, and root to start them. CI installs them: there a missing one is a fault. */
export function describeWith(programs: readonly string[], what: string, tests: () => void): void {
  const missing = programs.filter((name) => program(name) === null);
  const root = process.getuid?.() === 0;
  if (missing.length > 0 && process.env['CI'] !== undefined) throw new Error(`CI has no ${missing.join(', ')}`);
  const why = missing.length > 0 ? `${missing.join(', ')} not installed` : root ? null : 'only root can start them';
  if (why !== null) process.stdout.write(`Left out, ${why}: ${what}.\n`);
  (why === null ? describe : describe.skip)(what, tests);
}

/** A folder that a server's unprivileged processes can reach. */
export function serverFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), testFolder(process.pid)));
  chmodSync(folder, 0o755);
  return folder;
}

/** Waits until `holds`, looking again whenever something changes in one of the folders. */
export async function untilFolders(
  folders: readonly string[],
  what: () => string,
  holds: () => boolean,
  patience?: number,
): Promise<void> {
  const bell = (ring: () => void): (() => void) => {
    const watchers = folders.map((folder) => watch(folder, ring));
    return () => watchers.forEach((watcher) => watcher.close());
  };
  await until(what, holds, { bell, ...(patience === undefined ? {} : { patience }) });
}
