import { answersWords } from '../../../cli/testing/help-words';

describe('HELP with a word of the rules', () => {
  answersWords('mercury', '1', ['TDV', 'D2F1', 'A3F2!', 'BF1', 'efficiency', 'step', 'fatigue']);
  answersWords('mercury', '4', ['screen', 'TF', 'VP']);
});
