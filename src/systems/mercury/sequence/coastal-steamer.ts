import { coastalSteamer } from '../decisions/coastal-steamer';
import { define } from '../mercury';

/** Expanded sequence III.G2, in Night turns of games with its option (17.5). */
export const coastalSteamerMove = define('G2 Coastal Steamer', (s) => [
  s.ask('Allied Coastal Steamer', coastalSteamer),
]);
