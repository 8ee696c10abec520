import { unloading } from '../decisions/unloading';
import type { Unloads } from '../decisions/unloading';
import { define } from '../mercury';

/** One side unloads (expanded sequence III.G1, G3). */
const unloadingOf = define<Unloads>('Unloading of a side', (s) => [s.ask('unload', unloading)]);

/** Expanded sequence III.G: first the Allied player, then the German (17.37). */
export const unloadingPhase = define('G Naval Unloading Phase', (s) => [
  s.call('1 Allied units and RSCs', unloadingOf, () => ({ side: 'allied' as const })),
  s.call('3 German units and RSCs', unloadingOf, () => ({ side: 'german' as const })),
]);

export const unloadingProcedures = [unloadingPhase, unloadingOf];
