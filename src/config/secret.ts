import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './settings';

/** The service's secret: the one that is set, or one made at the first start and kept in `home` for its owner's eyes only. */
export function serviceSecret(settings: Pick<Settings, 'secret' | 'home'>): string {
  if (settings.secret !== null) return settings.secret;
  const path = join(settings.home, 'secret');
  if (existsSync(path)) return readFileSync(path, 'utf8').trim();
  mkdirSync(settings.home, { recursive: true });
  const secret = randomBytes(32).toString('hex');
  writeFileSync(path, `${secret}\n`, { mode: 0o600 });
  return secret;
}
