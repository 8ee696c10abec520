import { answersTerms, answersWords } from '../../../cli/testing/help-words';

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

  // What the position, the hand and the defaults say.
  answersWords('slouch-hats', '2', [
    ...['Large', 'reduced', 'hand', 'Middle East box', 'Defender Hex', 'commandos', 'port', 'capacities', 'source'],
    ...['Druze', 'Alawi', 'Supply Line'],
  ]);

  const terms = ['support', 'surrender', 'interdiction', 'column', 'odds', 'retreat', 'Supply Point', 'Supply Points'];
  const more = [
    'marker',
    'event',
    'Cadre Box',
    'Out of Supply',
    'Movement Supply',
    'MSU',
    'garrison',
    'raid',
    'active',
  ];
  answersTerms('slouch-hats', '1', [...terms, ...more], 6);
});
