import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alive } from './embedded-postgres';

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
  if (existsSync(path)) {
    const pid = Number(readFileSync(path, 'utf8'));
    if (pid !== process.pid && alive(pid) && isNode(pid)) throw new FolderInUse(home, pid);
    rmSync(path, { force: true });
  }
  writeFileSync(path, String(process.pid), { flag: 'wx' });
  return () => rmSync(path, { force: true });
}

function isNode(pid: number): boolean {
  const name = `/proc/${pid}/comm`;
  return !existsSync(name) || readFileSync(name, 'utf8').startsWith('node');
}
