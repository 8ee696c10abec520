import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from '../kernel/chance/chart';

const OWN = join(__dirname, '..', 'systems');

/**
 * Reads files of the data packs. A file of the club's own (`DESPATCH_DATA`, laid out like `src/systems`) stands in the
 * place of ours.
 */
export function dataFiles(overlay: string | null): (system: string, path: string) => SourceFile {
  return (system, path) => {
    const theirs = overlay === null ? null : join(overlay, system, path);
    const file = theirs !== null && existsSync(theirs) ? theirs : join(OWN, system, path);
    return { path: file, text: readFileSync(file, 'utf8') };
  };
}
