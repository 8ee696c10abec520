import { dataFiles } from '../../config/data-files';
import { Engine } from '../../kernel/engine';
import type { JsonObject } from '../../kernel/realm';
import { navalBoard } from './board';
import { loadNavalModule, type NavalData } from './data/load';
import type { Naval } from './naval-module';
import { navalSystem } from './system';
import type { World } from './world';

let known: NavalData | undefined;

/** The pack as it comes, read once, for specs. */
export function navalData(): NavalData {
  const read = dataFiles(null);
  return (known ??= loadNavalModule((path) => read('naval-module', path)));
}

/** An engine for specs. */
export const navalEngine = (): Engine<Naval> => new Engine(navalSystem(navalData()));

/** A world as the board of a case has it. */
export const worldWith = (board: JsonObject): World => navalBoard(navalData(), board).world;
