import { z } from 'zod';
import type { Keys } from '../config/keys';

export const FORMAT = 'despatch-backup/1';

const schema = z.strictObject({
  format: z.literal(FORMAT),
  /** The version of the service that wrote it. */
  service: z.string(),
  takenAt: z.iso.datetime(),
  note: z.string(),
  /** The steps that the schema of its tables is made by. */
  migrations: z.array(z.strictObject({ timestamp: z.number().int(), name: z.string() })),
  /** In an order that no row comes before one it names. `sha256` is that of the rows as COPY writes them. */
  tables: z.array(
    z.strictObject({
      name: z.string().regex(/^\w+$/),
      columns: z.array(z.string()),
      rows: z.number().int().min(0),
      sha256: z.string().length(64),
    }),
  ),
  /** Null: the sequence has given no number yet. */
  sequences: z.array(
    z.strictObject({
      name: z.string().regex(/^\w+$/),
      last: z
        .string()
        .regex(/^-?\d+$/)
        .nullable(),
    }),
  ),
  /** Whether the service's secret is in the archive. */
  secret: z.boolean(),
});

/** What a backup says of itself. */
export type Manifest = z.infer<typeof schema>;
export type Table = Manifest['tables'][number];

/** A file that is no backup, or not as it was written, or not for this service. */
export class BadBackup extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'BadBackup';
  }
}

/** @throws BadBackup */
export function readManifest(text: string): Manifest {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new BadBackup('its manifest cannot be read: it is no backup of Despatch, or of a later kind');
  }
}

const SEAL_BYTES = 32;

/** What only those who have the service's secret can write under a manifest, and so under every hash in it. */
export const sealOf = (keys: Keys, manifest: string): string =>
  keys.mac('backup', manifest, SEAL_BYTES).toString('hex');

/** Whether a seal was made with the service's secret, this one or the one before it. */
export function isSealed(keys: Keys, manifest: string, seal: string): boolean {
  const bytes = Buffer.from(seal, 'hex');
  return bytes.length === SEAL_BYTES && keys.made('backup', manifest, bytes);
}
