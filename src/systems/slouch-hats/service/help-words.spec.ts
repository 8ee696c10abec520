import { answersWords } from '../../../cli/testing/help-words';

describe('HELP with a word of the rules', () => {
  answersWords('slouch-hats', '1', ['D2R*', 'DR', 'A1/D1R', 'MSU', 'ZOC', 'cadre']);
});
