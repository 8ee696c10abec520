import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { alive, bornAt } from './processes';

/** A lock that was taken, or the process that has it. */
export type Lock = { release: () => void } | { holder: number };

/**
 * Takes the lock that is the file `path`. It comes into being whole, so that of several that try at the same moment one has
 * it; the lock of a process that is gone is taken over.
 */
export function takeLock(path: string): Lock {
  const own = `${path}.${process.pid}`;
  writeFileSync(own, `${process.pid} ${bornAt(process.pid)}`);
  try {
    while (!linked(own, path)) {
      const holder = holderOf(path) ?? clear(path, own);
      if (holder !== null) return { holder };
    }
    return { release: () => rmSync(path, { force: true }) };
  } finally {
    rmSync(own, { force: true });
  }
}

/** The process that has the lock, if it still runs. */
export function holderOf(path: string): number | null {
  const named = contents(path);
  return named !== '' && runs(named) ? idIn(named) : null;
}

/**
 * Removes the lock of a process that is gone. One does so at a time: a second would remove what the first has put there
 * since. Gives the process that is just at it.
 */
function clear(path: string, own: string): number | null {
  const clearing = `${path}.clearing`;
  if (!linked(own, clearing)) {
    const other = holderOf(clearing);
    if (other === null) removeStale(clearing);
    return other;
  }
  removeStale(path);
  rmSync(clearing, { force: true });
  return null;
}

/** A lock that is not there at the moment may be another's at the next: only one that names somebody who is gone is removed. */
function removeStale(path: string): void {
  const named = contents(path);
  if (named !== '' && !runs(named)) rmSync(path, { force: true });
}

const idIn = (named: string): number => Number(named.split(' ')[0]);

/** Whether the process that a lock names still runs: its id may have been given to another one since. */
function runs(named: string): boolean {
  const pid = idIn(named);
  return alive(pid) && bornAt(pid) === (named.split(' ')[1] ?? '');
}

/** Gives a file a second name, if nothing has that name. */
function linked(file: string, name: string): boolean {
  try {
    linkSync(file, name);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function contents(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
