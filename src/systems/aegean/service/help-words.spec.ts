import { answersTerms, answersWords } from '../../../cli/testing/help-words';

describe('HELP with a word of the rules', () => {
  answersWords('aegean', 'leros-november', [
    ...['A1R', 'AE', 'DR', 'D1', 'DD', 'EX', 'NE', 'AR', 'VP', 'CAP', 'AA'],
    // What stands in brackets behind aircraft and ships.
    ...['F', 'FB', 'B', 'DB', 'TB', 'AS', 'R', 'TR', 'H', 'T', 'N', 'bombs', 'against ships'],
    ...['BB', 'CV', 'CVE', 'CL', 'SS', 'TA', 'MN', 'TW', 'LC', 'LS', 'ML'],
    ...['Holding Box', 'Turkish waters', 'endurance', 'mines', 'coast watcher', 'garrison', 'leader', 'company'],
    ...['battalion', 'static', 'morale', 'odds', 'rough', 'flown', 'ready', 'extended range', 'each impulse'],
  ]);

  const terms = ['assault', 'strength', 'round', 'spotted', 'morale', 'disrupted', 'retreat', 'surrendered', 'mines'];
  const more = ['initiative', 'impulse', 'half', 'drop', 'hit', 'hits', 'sunk', 'naval battle', 'withdraw', 'CAP'];
  answersTerms('aegean', 'leros-november', [...terms, ...more], 8);
  answersTerms('aegean', 'campaign', [...terms, ...more, 'Luftwaffe', 'Accolade', 'submarine', 'task force'], 12);
});
