import { playsToItsEnd } from '../../test/support/ground-games';

describe('scenario 3, twelve game-turns with everything west of Suda', () => playsToItsEnd('3'));
