import { DataSource } from 'typeorm';
import { MIGRATIONS } from '../../migrations';
import { Keys } from '../config/keys';
import type { Settings } from '../config/settings';
import { ENTITIES } from './entities';
import { startEmbedded } from './embedded-postgres';

/** A database that is up: where it is, and how to let it go. */
export interface OpenDatabase {
  url: string;
  close(): Promise<void>;
}

/** The PostgreSQL server that is set, or the embedded one. */
export async function openDatabase(settings: Settings, secret: string): Promise<OpenDatabase> {
  if (settings.databaseUrl !== null) return { url: settings.databaseUrl, close: () => Promise.resolve() };
  const embedded = await startEmbedded(settings.home, databasePassword(secret));
  return { url: embedded.url, close: () => embedded.stop() };
}

/** The embedded server's password, made from the service's secret. */
export function databasePassword(secret: string): string {
  return new Keys(secret).mac('database', 'password', 18).toString('base64url');
}

/** A TypeORM data source on `url`; migrations are run by whoever opens it. */
export function dataSource(url: string, connections = 20): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    entities: ENTITIES,
    migrations: MIGRATIONS,
    migrationsTransactionMode: 'each',
    uuidExtension: 'pgcrypto',
    poolSize: connections,
    applicationName: 'despatch',
  });
}
