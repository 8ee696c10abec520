import Sequencer from '@jest/test-sequencer';

/** The specs that take minutes begin first: begun last, one of them would keep a single worker busy at the end. */
const LONG = [
  'simulate-3',
  'two-serves',
  'service',
  'kill-nine',
  'game',
  'leaks',
  'simulate-2',
  'game-page',
  'identity',
  'games',
  'post-office',
  'simulate-1',
  'convoys',
  'reading',
  'naval-page',
  'flood',
  'bounces',
  'solo',
  'proposals',
  'transfer',
  'backup',
  'words',
  'twins',
  'luftwaffe',
  'passing',
  'simulate',
  'bot',
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
