import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './settings';

/**
 * The service's secret: the one that is set, or one made at the first start and kept in `home` for its owner's eyes only. Of
 * several processes that start at the same moment all have the same.
 */
export function serviceSecret(settings: Pick<Settings, 'secret' | 'home'>): string {
  const known = knownSecret(settings);
  if (known !== null) return known;
  const making = written(settings.home, randomBytes(32).toString('hex'));
  try {
    linkSync(making, join(settings.home, 'secret'));
  } catch (error) {
    // Another process was first.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(making);
  }
  return serviceSecret(settings);
}

/** The secret that is set, or the one kept in `home`; null: there is none yet. */
export function knownSecret({ secret, home }: Pick<Settings, 'secret' | 'home'>): string | null {
  const path = join(home, 'secret');
  return secret ?? (existsSync(path) ? readFileSync(path, 'utf8').trim() : null);
}

/** Keeps a secret in `home`, for its owner's eyes only, in the place of any other. */
export function keepSecret(home: string, secret: string): void {
  renameSync(written(home, secret), join(home, 'secret'));
}

/** Half a secret would be worse than none: it is on the disk, in the file that is given, before it gets its name. */
function written(home: string, secret: string): string {
  mkdirSync(home, { recursive: true });
  const path = join(home, `secret.making-${randomBytes(6).toString('hex')}`);
  const file = openSync(path, 'wx', 0o600);
  writeSync(file, `${secret}\n`);
  fsyncSync(file);
  closeSync(file);
  return path;
}
