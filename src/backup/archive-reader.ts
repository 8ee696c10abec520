import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { BadBackup, readManifest, type Manifest } from './manifest';

/** More than any piece of ours. */
const MOST_BYTES = 64 << 20;
const NEWLINE = 0x0a;

/** A backup whose hashes hold. */
export interface CheckedBackup {
  path: string;
  manifest: Manifest;
  /** The manifest as it stands in the file, and the seal over it. */
  text: string;
  seal: string;
  /** The service's secret, if it is in the file. */
  secret: string | null;
}

/** A piece of a table. */
export interface Piece {
  table: string;
  bytes: Buffer;
}

/** Reads all of a backup and compares every table with its hash. Whose it is, the seal tells. @throws BadBackup */
export async function checkBackup(path: string): Promise<CheckedBackup> {
  const found = new Map<string, string>();
  const tables = new Map<string, { hash: Hash; rows: number }>();
  for await (const { name, bytes } of entries(path)) {
    const table = tableOf(name);
    if (table === null) found.set(name, bytes.toString('utf8'));
    else {
      const seen = tables.get(table) ?? { hash: createHash('sha256'), rows: 0 };
      seen.hash.update(bytes);
      for (const byte of bytes) if (byte === NEWLINE) seen.rows += 1;
      tables.set(table, seen);
    }
  }
  const text = found.get('manifest.json');
  if (text === undefined) throw new BadBackup('it has no manifest: it is no backup of Despatch, or its end is missing');
  const manifest = readManifest(text);
  for (const { name, sha256, rows } of manifest.tables) {
    const seen = tables.get(name) ?? { hash: createHash('sha256'), rows: 0 };
    if (seen.hash.digest('hex') !== sha256 || seen.rows !== rows)
      throw new BadBackup(`the table ${name} in it is not as it was written`);
    tables.delete(name);
  }
  if (tables.size > 0) throw new BadBackup('it holds tables that its manifest does not name');
  return { path, manifest, text, seal: found.get('manifest.seal') ?? '', secret: found.get('secret')?.trim() ?? null };
}

/** The tables of a checked backup, piece by piece, in the manifest's order. */
export async function* pieces({ path }: CheckedBackup): AsyncGenerator<Piece> {
  for await (const { name, bytes } of entries(path)) {
    const table = tableOf(name);
    if (table !== null) yield { table, bytes };
  }
}

async function* entries(path: string): AsyncGenerator<{ name: string; bytes: Buffer }> {
  const archive = extract();
  const flow = pipeline(createReadStream(path), createGunzip(), archive);
  flow.catch(() => undefined);
  try {
    for await (const entry of archive) {
      const { name, size = 0 } = entry.header;
      if (size > MOST_BYTES) throw new BadBackup('it holds a piece that is too large');
      const parts: Buffer[] = [];
      for await (const part of entry as AsyncIterable<Buffer>) parts.push(part);
      yield { name, bytes: Buffer.concat(parts) };
    }
    await flow;
  } catch (error) {
    throw spoken(error);
  }
}

const tableOf = (entry: string): string | null => /^tables\/(\w+)\/\d+$/.exec(entry)?.[1] ?? null;

/** What is wrong with the file, told as such; other errors are left as they are. */
function spoken(error: unknown): unknown {
  const { code, message = '' } = error as { code?: string; message?: string };
  const cut = code?.startsWith('Z_') || /^(?:Unexpected end of data|Invalid tar header)/.test(message);
  return cut ? new BadBackup('it is damaged or cut short, or no backup of Despatch') : error;
}
