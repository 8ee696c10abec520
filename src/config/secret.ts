import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './settings';

/** The service's secret: the one that is set, or one made at the first start and kept in `home` for its owner's eyes only. */
export function serviceSecret(settings: Pick<Settings, 'secret' | 'home'>): string {
  if (settings.secret !== null) return settings.secret;
  const path = join(settings.home, 'secret');
  if (existsSync(path)) return readFileSync(path, 'utf8').trim();
  mkdirSync(settings.home, { recursive: true });
  const secret = randomBytes(32).toString('hex');
  writeWhole(path, `${secret}\n`);
  return secret;
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
