import { answersWords } from '../../../cli/testing/help-words';

describe('HELP with a word of the rules', () => {
  answersWords('slouch-hats', '1', [
    'D2R*',
    'DR',
    'A1/D1R',
    'MSU',
    'ZOC',
    'cadre',
    'RP',
    'REPL',
    'OoS',
    'MA',
    'CAS',
    'DRM',
  ]);
  answersWords('slouch-hats', '2', ['garrison', 'Light', 'Major Battle', 'Flown', 'Sailed', 'Fired', 'motor pool']);
});
