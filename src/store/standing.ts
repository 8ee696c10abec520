import type { ClientBase } from 'pg';
import { onOwnConnection } from './own-connection';

/** The place of a server that is written to in the history of its database. */
export interface Place {
  /** What all copies of one database have in common. */
  system: string;
  /** Grows with each promotion of a copy. */
  timeline: number;
}

/** How long a server may take to say how it stands. */
const PATIENCE_MS = 2_000;

// A server that follows another writes no log of its own, and has no place to tell.
const PLACE = `
  SELECT system_identifier::text AS system, substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) AS timeline
  FROM pg_control_system()
  WHERE NOT pg_is_in_recovery() AND current_setting('transaction_read_only') = 'off'`;

/** The place of the server that a connection goes to; null: it may only be read. */
export async function placeOf(client: ClientBase): Promise<Place | null> {
  const { rows } = await client.query<{ system: string; timeline: string }>(PLACE);
  const [row] = rows;
  return row ? { system: row.system, timeline: Number.parseInt(row.timeline, 16) } : null;
}

/** The same for the server at `url`, asked now. */
export async function placeAt(url: string): Promise<Place | null | 'no answer'> {
  const config = { connectionString: url, connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS };
  return onOwnConnection(config, placeOf).catch(() => 'no answer');
}
