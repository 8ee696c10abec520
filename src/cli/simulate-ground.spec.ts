import { playsToItsEnd } from '../../test/support/ground-games';

describe.each(['1', '2'])('scenario %s', (scenario) => playsToItsEnd(scenario));
