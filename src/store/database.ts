import { join } from 'node:path';
import type { ClientBase } from 'pg';
import { DataSource } from 'typeorm';
import { MIGRATIONS } from '../../migrations';
import { Keys } from '../config/keys';
import type { Settings } from '../config/settings';
import { clientTo } from './client';
import { startEmbedded, type EmbeddedPostgres } from './embedded-postgres';
import { Servers } from './servers';

/** A database that is up: where it is, and how to let it go. */
export interface OpenDatabase {
  url: string;
  /** Null: others run it. */
  embedded: EmbeddedPostgres | null;
  close(): Promise<void>;
}

/** The PostgreSQL server that is set, or the embedded one. */
export async function openDatabase(settings: Settings, secret: string): Promise<OpenDatabase> {
  if (settings.databaseUrl !== null) {
    Servers.of(settings.databaseUrl)?.remember(join(settings.home, 'timeline'));
    return { url: settings.databaseUrl, embedded: null, close: () => Promise.resolve() };
  }
  const embedded = await startEmbedded(settings.home, databasePassword(secret));
  return { url: embedded.url, embedded, close: () => embedded.stop() };
}

/** The embedded server's password, made from the service's secret. */
export function databasePassword(secret: string): string {
  return new Keys(secret).mac('database', 'password', 18).toString('base64url');
}

/** How a process uses the database. */
export interface Connections {
  /** The most it opens. */
  databasePool: number;
  /** Seconds after which others take over from a process that lives and does nothing. */
  leaseSeconds: number;
  /** Whether statements that belong together go without waiting for each other's answers; no stream can go then. */
  pipeline?: boolean;
}

/** The class of a table's rows. */
export type EntityClass = new () => object;

const CONNECT_MS = 10_000;
/** A server whose machine is gone says nothing: after so long it is asked whether it is there. */
const SILENT_MS = 10_000;
const LIFETIME_SECONDS = 60;

/**
 * A TypeORM data source on `url`; migrations are run by whoever opens it. The server ends a transaction that its process
 * has forgotten: nobody else could touch that game. `entities`: the tables it shall know by class.
 */
export function dataSource(
  url: string,
  { databasePool, leaseSeconds, pipeline = true }: Connections,
  entities: readonly EntityClass[] = [],
): DataSource {
  const servers = Servers.of(url);
  return new DataSource({
    type: 'postgres',
    url: servers?.urls[0] ?? url,
    entities: [...entities],
    migrations: MIGRATIONS,
    migrationsTransactionMode: 'each',
    uuidExtension: 'pgcrypto',
    poolSize: databasePool,
    connectTimeoutMS: CONNECT_MS,
    applicationName: 'despatch',
    extra: {
      ...{ pipeline, idle_in_transaction_session_timeout: leaseSeconds * 1000, onConnect: heed },
      ...{ keepAlive: true, keepAliveInitialDelayMillis: SILENT_MS },
      ...(servers && ofSeveral(servers)),
    },
  });
}

/** Connections that begin at whichever server is written to then, and do not outlive a change by much. */
const ofSeveral = (servers: Servers): object => ({
  Client: clientTo(servers),
  maxLifetimeSeconds: LIFETIME_SECONDS,
  onConnect: (client: ClientBase) => {
    heed(client);
    return servers.check(client);
  },
});

/**
 * A server that stops may say so in the very breath in which it said that it is ready: before anybody who asked for the
 * connection has it, and listens. What is asked of it then fails by itself; the process shall not.
 */
const heed = (client: ClientBase): void => void client.on('error', () => undefined);
