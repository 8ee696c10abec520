import { dataFiles } from '../../../config/data-files';
import { Engine } from '../../../kernel/engine';
import type { System } from '../../../kernel/system';
import { loadCards, type Cards } from './cards';
import { cardsSystem } from './system';

/** An engine for specs; parts of the system can be replaced. */
export function cardsEngine(change: Partial<System<Cards>> = {}): Engine<Cards> {
  const read = dataFiles(null);
  return new Engine({ ...cardsSystem(loadCards((path) => read('testing/cards', path))), ...change });
}
