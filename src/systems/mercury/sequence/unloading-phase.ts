import { unloading, type Unloads } from '../decisions/unloading';
import { define } from '../mercury';
import { isNight } from '../rules/03-turn';
import { coastalSteamer } from '../decisions/coastal-steamer';

/** One side unloads (expanded sequence III.G1, G3). */
const unloadingOf = define<Unloads>('Unloading of a side', (s) => [s.ask('unload', unloading)]);

/** Expanded sequence III.G2, in Night turns of games with its option (17.5). */
export const coastalSteamerMove = define('G2 Coastal Steamer', (s) => [
  s.ask('Allied Coastal Steamer', coastalSteamer),
]);

/** Expanded sequence III.G: first the Allied player and his steamer, then the German (17.37, 17.52); without ships too (21.1). */
export const unloadingPhase = define('G Naval Unloading Phase', (s) => [
  s.call('1 Allied units and RSCs', unloadingOf, () => ({ side: 'allied' as const })),
  s.when('2 at night', isNight, [s.call('Coastal Steamer', coastalSteamerMove)]),
  s.call('3 German units and RSCs', unloadingOf, () => ({ side: 'german' as const })),
]);
