import { dropTables } from './database';
import { removeFoldersOf } from './test-server';

/** Stops the server that this run started, and takes its data away. */
export default async function globalTeardown(): Promise<void> {
  await dropTables();
  await removeFoldersOf(process.pid);
}
