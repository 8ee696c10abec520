import Sequencer from '@jest/test-sequencer';
import { LONG } from './groups/long.js';

/** Long specs begin first, then those of the service: begun last, one of them would keep a single worker busy at the end. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const at = LONG.findIndex((spec) => path.endsWith(`/${spec}`));
      return at >= 0 ? at : LONG.length + (path.includes('/units-') ? 1 : 0);
    };
    return [...super.sort(tests)].sort((a, b) => rank(a) - rank(b));
  }
}
