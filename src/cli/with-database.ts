import type { Settings } from '../config/settings';

/** Runs `work` on the service's database, beside a running service or without one; a server that was started for it is stopped. */
export async function withDatabase<T>(
  settings: Settings,
  secret: string,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const { openDatabase } = await import('../store/database.js');
  const { embeddedRuns } = await import('../store/embedded-postgres.js');
  const { isServed } = await import('../store/serve-lock.js');
  const beside = settings.databaseUrl !== null || embeddedRuns(settings.home);
  const database = await openDatabase(settings, secret);
  try {
    return await work(database.url);
  } finally {
    // A service that was started meanwhile goes on with that server.
    if (!beside && !isServed(settings.home)) await database.close();
  }
}
