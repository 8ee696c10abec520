import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { giveTo, type Unprivileged } from './unprivileged';

/** Whose the database is: its owner in PostgreSQL with his password, and the user of the machine who runs it; null: whoever we are. */
interface Owner {
  name: string;
  password: string;
  user: Unprivileged | null;
}

/** Makes the data beside their place and moves them there whole: a start that is killed leaves nothing half made. */
export async function initialise(initdb: string, data: string, { name, password, user }: Owner): Promise<void> {
  const making = `${data}.making`;
  rmSync(making, { recursive: true, force: true, maxRetries: 5 });
  mkdirSync(dirname(data), { recursive: true });
  mkdirSync(making, { mode: 0o700 });
  const folder = mkdtempSync(join(tmpdir(), 'despatch-'));
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user) [making, folder].forEach((f) => giveTo(f, user));
  const args = ['-U', name, '-E', 'UTF8', '--locale=C', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  try {
    await promisify(execFile)(initdb, ['-D', making, ...args], { ...user, cwd: tmpdir() });
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    throw new Error(`initdb failed: ${(error as { stderr?: string }).stderr || String(error)}`, { cause: error });
  } finally {
    rmSync(folder, { recursive: true });
  }
  renameSync(making, data);
}
