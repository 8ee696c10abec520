import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alive, bornAt } from './processes';

/** Two services on one folder would fight over one embedded database. */
export class FolderInUse extends Error {
  constructor(home: string, pid: number) {
    super(
      `Another Despatch service (process ${pid}) uses the folder ${home}; stop it, or set DESPATCH_HOME to another folder.`,
    );
    this.name = 'FolderInUse';
  }
}

/** Takes the folder for this process; the lock of a process that is gone is taken over. @throws FolderInUse */
export function lockFolder(home: string): () => void {
  mkdirSync(home, { recursive: true });
  const path = lockOf(home);
  const holder = holderOf(path);
  if (holder !== null && holder !== process.pid) throw new FolderInUse(home, holder);
  rmSync(path, { force: true });
  writeFileSync(path, `${process.pid} ${bornAt(process.pid)}`, { flag: 'wx' });
  return () => rmSync(path, { force: true });
}

/** Whether another process has taken the folder. */
export function isServed(home: string): boolean {
  const holder = holderOf(lockOf(home));
  return holder !== null && holder !== process.pid;
}

const lockOf = (home: string): string => join(home, 'serve.lock');

/** The process a lock names, if it still runs: its id may have been given to another one since. */
function holderOf(path: string): number | null {
  if (!existsSync(path)) return null;
  const [id = '', born = ''] = readFileSync(path, 'utf8').trim().split(' ');
  const pid = Number(id);
  return id !== '' && alive(pid) && bornAt(pid) === born ? pid : null;
}
