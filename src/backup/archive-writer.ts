import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';

/** A table is written in pieces of this size: a tar entry says how long it is before it begins. */
const PIECE_BYTES = 4 << 20;

/** A compressed archive; `putInPlace` gives it its name. */
export class ArchiveWriter {
  private readonly pack = pack();
  private readonly flow: Promise<void>;

  private constructor(
    private readonly path: string,
    private readonly at: Date,
  ) {
    const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
    this.flow = pipeline(this.pack, createGzip(), file);
    // Whoever writes the next entry hears of it.
    this.flow.catch(() => undefined);
  }

  /** Lets `fill` write the entries of what is to be `path`, and has them on the disk; nothing stays when it fails. */
  static async write(path: string, at: Date, fill: (archive: ArchiveWriter) => Promise<void>): Promise<void> {
    // What an attempt that was killed has left.
    await rm(partialOf(path), { force: true });
    const archive = new ArchiveWriter(partialOf(path), at);
    try {
      await fill(archive);
      archive.pack.finalize();
      await archive.flow;
    } catch (error) {
      archive.pack.destroy();
      await archive.flow.catch(() => undefined);
      await rm(archive.path, { force: true });
      throw error;
    }
  }

  async entry(name: string, body: Buffer | string): Promise<void> {
    const bytes = Buffer.from(body);
    const written = new Promise<void>((done, failed) => {
      const header = { name, size: bytes.length, mode: 0o600, mtime: this.at };
      this.pack.entry(header, (error) => (error ? failed(error) : done())).end(bytes);
    });
    await Promise.race([written, this.flow]);
  }

  /** Writes a stream as pieces `name/1`, `name/2` ...; gives the SHA-256 of the whole. */
  async pieces(name: string, stream: Readable): Promise<string> {
    const hash = createHash('sha256');
    let parts: Buffer[] = [];
    let bytes = 0;
    let count = 0;
    const piece = async (): Promise<void> => {
      await this.entry(`${name}/${++count}`, Buffer.concat(parts));
      [parts, bytes] = [[], 0];
    };
    for await (const part of stream as AsyncIterable<Buffer>) {
      hash.update(part);
      parts.push(part);
      bytes += part.length;
      if (bytes >= PIECE_BYTES) await piece();
    }
    if (bytes > 0) await piece();
    return hash.digest('hex');
  }
}

/** Where an archive is until it has been found whole. */
export const partialOf = (path: string): string => `${path}.partial`;

/** Gives a whole archive its name; what had that name is gone then. */
export async function putInPlace(path: string): Promise<void> {
  await rename(partialOf(path), path);
  const folder = await open(dirname(path), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
