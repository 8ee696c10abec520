import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../../src/store/embedded-postgres';
import { makeTables, onServer, SERVER } from './database';
import { removeLeftOvers, testFolder } from './test-server';

/** Starts the one database server of this run, unless one was given from outside, and makes the tables that specs copy. */
export default async function globalSetup(): Promise<void> {
  if (process.env[SERVER] !== undefined) return makeTables(process.env[SERVER]);
  await removeLeftOvers();
  const home = mkdtempSync(join(tmpdir(), testFolder(process.pid)));
  // The unprivileged user that PostgreSQL runs as under root must get through.
  chmodSync(home, 0o755);
  const server = await startEmbedded(home, 'test-only');
  // Nothing here has to outlive a crash: no write waits for the disk.
  for (const waits of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await onServer(server.url, `ALTER SYSTEM SET ${waits} = off`);
  await onServer(server.url, 'SELECT pg_reload_conf()');
  await makeTables(server.url);
  process.env[SERVER] = server.url;
}
