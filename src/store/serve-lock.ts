import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { holderOf, takeLock } from './lock-file';

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
  const lock = takeLock(lockOf(home));
  if ('release' in lock) return lock.release;
  throw new FolderInUse(home, lock.holder);
}

/** Whether another process has taken the folder. */
export function isServed(home: string): boolean {
  const holder = holderOf(lockOf(home));
  return holder !== null && holder !== process.pid;
}

const lockOf = (home: string): string => join(home, 'serve.lock');
