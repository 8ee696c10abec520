import { chownSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** An existing user without rights, under whom PostgreSQL runs when we are root: it refuses to run as root itself. */
export interface Unprivileged {
  uid: number;
  gid: number;
}

const CANDIDATES = ['nobody', 'daemon', 'postgres'];

/** The user to drop to; null when this process is not root, or where there are no such users. */
export function unprivileged(): Unprivileged | null {
  if (process.getuid?.() !== 0 || !existsSync('/etc/passwd')) return null;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of CANDIDATES) {
    const fields = lines.find((l) => l.startsWith(`${name}:`))?.split(':');
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  return null;
}

/** Whether `user` may walk down to `folder`: every folder above lets him through. */
export function canReach(folder: string, user: Unprivileged): boolean {
  for (let at = resolve(folder); ; at = dirname(at)) {
    if (!mayPass(at, user)) return false;
    if (dirname(at) === at) return true;
  }
}

function mayPass(folder: string, user: Unprivileged): boolean {
  const { mode, uid, gid } = statSync(folder);
  if (uid === user.uid) return (mode & 0o100) !== 0;
  if (gid === user.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}

/** Gives a folder and all in it to `user`. */
export function giveTo(folder: string, user: Unprivileged): void {
  chownSync(folder, user.uid, user.gid);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) giveTo(path, user);
    else if (!entry.isSymbolicLink()) chownSync(path, user.uid, user.gid);
  }
}
