import { dataFiles } from '../../config/data-files';
import { Engine } from '../../kernel/engine';
import type { JsonObject } from '../../kernel/realm';
import type { Aegean } from './aegean';
import { aegeanBoard } from './board';
import { loadAegean, type AegeanData } from './data/load';
import { aegeanSystem } from './system';
import type { World } from './world';

let known: AegeanData | undefined;

/** The pack as it comes, read once, for specs. */
export function aegeanData(): AegeanData {
  const read = dataFiles(null);
  return (known ??= loadAegean((path) => read('aegean', path)));
}

/** An engine for specs. */
export const aegeanEngine = (): Engine<Aegean> => new Engine(aegeanSystem(aegeanData()));

/** A world as the board of a case has it. */
export const worldWith = (board: JsonObject): World => aegeanBoard(aegeanData(), board).world;
