import { existsSync, readFileSync, readdirSync, readlinkSync } from 'node:fs';

/** Whether a process runs. One that has ended and whose parent has not asked for it yet runs no more. */
export function alive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return stat(pid)?.state !== 'Z';
}

/** Tells a process from a later one that was given the same id; empty where the system does not say. */
export function bornAt(pid: number): string {
  return stat(pid)?.start ?? '';
}

/** Whether this system tells of its processes. */
export const tellsOfProcesses = (): boolean => existsSync('/proc/self/cwd');

/** Processes whose working folder is `folder`, as far as this user may know. */
export function processesIn(folder: string): number[] {
  if (!tellsOfProcesses()) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => workingFolder(pid) === folder);
}

/** The folder a process works in; null: it is gone, or not ours to know. */
export function workingFolder(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}

/** State letter and start time; the name before them may hold blanks and brackets. */
function stat(pid: number): { state: string; start: string } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', start: fields[19] ?? '' };
  } catch {
    return null;
  }
}
