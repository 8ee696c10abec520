import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../../src/store/embedded-postgres';
import { SERVER } from './database';
import { removeLeftOvers, testFolder } from './test-server';

/** Starts the one database server of this run, unless one was given from outside. */
export default async function globalSetup(): Promise<void> {
  if (process.env[SERVER] !== undefined) return;
  await removeLeftOvers();
  const home = mkdtempSync(join(tmpdir(), testFolder(process.pid)));
  // The unprivileged user that PostgreSQL runs as under root must get through.
  chmodSync(home, 0o755);
  const server = await startEmbedded(home, 'test-only');
  process.env[SERVER] = server.url;
}
