import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './settings';

/** The service's secret: the one that is set, or one made at the first start and kept in `home` for its owner's eyes only. */
export function serviceSecret(settings: Pick<Settings, 'secret' | 'home'>): string {
  const known = knownSecret(settings);
  if (known !== null) return known;
  const secret = randomBytes(32).toString('hex');
  keepSecret(settings.home, secret);
  return secret;
}

/** The secret that is set, or the one kept in `home`; null: there is none yet. */
export function knownSecret({ secret, home }: Pick<Settings, 'secret' | 'home'>): string | null {
  const path = join(home, 'secret');
  return secret ?? (existsSync(path) ? readFileSync(path, 'utf8').trim() : null);
}

/** Keeps a secret in `home`, for its owner's eyes only. */
export function keepSecret(home: string, secret: string): void {
  mkdirSync(home, { recursive: true });
  writeWhole(join(home, 'secret'), `${secret}\n`);
}

/** Half a secret would be worse than none: it is on the disk before it gets its name. */
function writeWhole(path: string, text: string): void {
  const making = `${path}.making`;
  const file = openSync(making, 'w', 0o600);
  writeSync(file, text);
  fsyncSync(file);
  closeSync(file);
  renameSync(making, path);
}
