import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { SourceFile } from '../kernel/chance/chart';
import { nearest } from '../kernel/decide/names';

const OWN = join(__dirname, '..', 'systems');

/** A folder of a club's own figures that cannot be what it meant. */
export class BadOverlay extends Error {
  constructor(why: string) {
    super(`DESPATCH_DATA ${why}`);
    this.name = 'BadOverlay';
  }
}

/**
 * Reads files of the data packs. A file of the club's own (`DESPATCH_DATA`, laid out like `src/systems`) stands in the
 * place of ours. @throws BadOverlay for a folder that is none, or a file in it that stands in no file's place
 */
export function dataFiles(overlay: string | null): (system: string, path: string) => SourceFile {
  if (overlay !== null) checkOverlay(overlay);
  return (system, path) => {
    const theirs = overlay === null ? null : join(overlay, system, path);
    const file = theirs !== null && existsSync(theirs) ? theirs : join(OWN, system, path);
    return { path: file, text: readFileSync(file, 'utf8') };
  };
}

/** The names of the YAML files in a folder of a system's own data, by the alphabet. */
export const dataNames = (system: string, folder: string): string[] =>
  readdirSync(join(OWN, system, folder))
    .filter((name) => name.endsWith('.yaml'))
    .toSorted();

/** A misspelt file would be passed over in silence, and the club would play on our figures. */
function checkOverlay(overlay: string): void {
  if (!existsSync(overlay) || !statSync(overlay).isDirectory())
    throw new BadOverlay(`names a folder; "${overlay}" is none`);
  const ours = dataIn(OWN);
  for (const path of dataIn(overlay)) {
    if (ours.includes(path)) continue;
    const like = nearest(
      path,
      ours.map((p) => ({ id: p, names: [p] })),
    );
    throw new BadOverlay(
      `holds ${path}, which stands in the place of no file${like ? `; did you mean ${like.id}?` : ''}`,
    );
  }
}

/** Paths of the data files below `folder`. */
function dataIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((f) => f.isFile() && /\.(yaml|json)$/.test(f.name))
    .map((f) => relative(folder, join(f.parentPath, f.name)));
}
