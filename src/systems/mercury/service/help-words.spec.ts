import { answersTerms, answersWords } from '../../../cli/testing/help-words';

describe('HELP with a word of the rules', () => {
  answersWords('mercury', '1', ['TDV', 'D2F1', 'A3F2!', 'BF1', 'efficiency', 'step', 'fatigue']);
  answersWords('mercury', '4', ['screen', 'TF', 'VP']);
  // What the position, the defaults and the set-up of a campaign say.
  answersWords('mercury', '4b', [
    ...['sector', 'supply level', 'Adequate', 'Short', 'Low', 'On Hand', 'Expended', 'Reserve Supply Counters'],
    ...['Suda Command Area', 'off-map box', 'Airlanding group', 'evacuation', 'contact', 'objective', 'stack'],
    ...['Refitting', 'Ready to Sail', 'Arrival', 'orchard', 'broken', 'rough', 'flat', 'reduced', '2s'],
  ]);

  const terms = [
    ...['column', 'columns', 'odds', 'Maneuver Combat', 'Assault', 'Special Assault', 'coordination', 'coordinated'],
    ...['spotter', 'retreats', 'advances', 'refuses', 'reacts', 'drifts', 'dispersed', 'interdiction', 'airfield'],
    ...['Flown', 'Ready', 'Abort', 'Suda Command', 'detected', 'decoy', 'critical hit', 'refit', 'turns back'],
    ...['turning back', 'presses on', 'RSC', 'step', 'leads', 'fatigue', 'check', 'ammunition', 'efficiency', 'bold'],
  ];
  answersTerms('mercury', '1', terms, 15);
  answersTerms('mercury', '4b', terms, 8);
  answersTerms('mercury', '6', terms, 20);
});
