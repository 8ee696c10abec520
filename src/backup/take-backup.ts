import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Clock } from '../config/clock';
import type { Keys } from '../config/keys';
import { Snapshot } from '../store/snapshot.repository';
import { checkBackup } from './archive-reader';
import { ArchiveWriter, partialOf, putInPlace } from './archive-writer';
import { FORMAT, sealOf, type Manifest, type Table } from './manifest';

/** What is backed up, and where to. */
export interface Wanted {
  databaseUrl: string;
  path: string;
  /** They seal it. */
  keys: Keys;
  /** The service's secret, when it is to be in the file. */
  secret: string | null;
  clock: Clock;
}

/** A backup that was written and read again. */
export interface Taken {
  manifest: Manifest;
  bytes: number;
}

const NOTE =
  'Restore with "despatch restore FILE". Without the DESPATCH_SECRET of its service it opens no reply address and no dice.';

/** Writes the whole database as it is at one moment into one file, which gets its name when it has been read again. */
export async function takeBackup({ databaseUrl, path, keys, secret, clock }: Wanted): Promise<Taken> {
  const takenAt = clock.now();
  await ArchiveWriter.write(path, takenAt, (archive) =>
    Snapshot.of(databaseUrl, async (snapshot) => {
      const tables = await copyTables(snapshot, archive);
      const manifest: Manifest = {
        ...{ format: FORMAT, service: serviceVersion(), takenAt: takenAt.toISOString(), note: NOTE },
        migrations: await snapshot.migrations(),
        tables,
        // Read after the rows: no number that stands in one is given again.
        sequences: await snapshot.sequences(),
        secret: secret !== null,
      };
      const text = JSON.stringify(manifest, null, 1);
      if (secret !== null) await archive.entry('secret', `${secret}\n`);
      await archive.entry('manifest.json', text);
      await archive.entry('manifest.seal', sealOf(keys, text));
    }),
  );
  const { manifest } = await checkBackup(partialOf(path));
  await putInPlace(path);
  return { manifest, bytes: (await stat(path)).size };
}

async function copyTables(snapshot: Snapshot, archive: ArchiveWriter): Promise<Table[]> {
  const tables: Table[] = [];
  for (const shape of await snapshot.tables()) {
    let sha256 = '';
    const rows = await snapshot.copy(shape, async (stream) => {
      sha256 = await archive.pieces(`tables/${shape.name}`, stream);
    });
    tables.push({ ...shape, rows, sha256 });
  }
  return tables;
}

/** The version in package.json, which lies above the sources and above the built code. */
function serviceVersion(): string {
  for (let folder = __dirname; folder !== dirname(folder); folder = dirname(folder)) {
    try {
      return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;
    } catch {
      // Not here: one folder up.
    }
  }
  return 'unknown';
}
