import Sequencer from '@jest/test-sequencer';

/** The specs that take minutes begin first: begun last, one of them would keep a single worker busy at the end. */
const LONG = [
  'simulate-3',
  'leaks',
  'simulate',
  'simulate-2',
  'simulate-1',
  'games',
  'kill-nine',
  'two-serves',
  'game',
  'service',
  'outbound',
  'identity',
];

/** The order in which Jest runs the specs. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const at = LONG.findIndex((name) => path.endsWith(`/${name}.spec.ts`));
      return at < 0 ? LONG.length : at;
    };
    return [...super.sort(tests)].sort((a, b) => rank(a) - rank(b));
  }
}
