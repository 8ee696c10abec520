import type { SourceFile } from '../../kernel/chance/chart';
import { Engine } from '../../kernel/engine';
import { dataFiles } from '../../config/data-files';
import { loadMercury } from './data/load';
import type { Mercury, MercuryData } from './mercury';
import { mercurySystem } from './system';

let loaded: MercuryData | undefined;
let engine: Engine<Mercury> | undefined;

/** The printed data, loaded once for all specs of a file. */
export function mercuryData(): MercuryData {
  return (loaded ??= loadMercury(ownSource));
}

/** An engine for specs. */
export function mercuryEngine(): Engine<Mercury> {
  return (engine ??= new Engine(mercurySystem(mercuryData())));
}

/** A file of the pack as it is. */
export function ownSource(path: string): SourceFile {
  return dataFiles(null)('mercury', path);
}

/** The pack with one file changed by `change`. */
export function changedSource(path: string, change: (text: string) => string): (wanted: string) => SourceFile {
  return (wanted) => {
    const file = ownSource(wanted);
    return wanted === path ? { ...file, text: change(file.text) } : file;
  };
}
