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
  const path = join(home, 'serve.lock');
  const holder = existsSync(path) ? holderOf(readFileSync(path, 'utf8')) : null;
  if (holder !== null && holder !== process.pid) throw new FolderInUse(home, holder);
  rmSync(path, { force: true });
  writeFileSync(path, `${process.pid} ${bornAt(process.pid)}`, { flag: 'wx' });
  return () => rmSync(path, { force: true });
}

/** The process a lock names, if it still runs: its id may have been given to another one since. */
function holderOf(lock: string): number | null {
  const [id = '', born = ''] = lock.trim().split(' ');
  const pid = Number(id);
  return id !== '' && alive(pid) && bornAt(pid) === born ? pid : null;
}
