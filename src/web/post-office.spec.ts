import { askingOf } from './post-office';

describe('which mail of a mailbox asks its owner', () => {
  const mail = (id: string, game: string, subject: string, own = false) => ({
    ...{ id, game, subject, own, when: '', current: false },
  });
  // The newest first: in E2C7 he has answered, in 5GAL and J4RA he is asked.
  const list = [
    mail('receipt', 'E2C7', 'receipt, recorded'),
    mail('answered', 'E2C7', 'I June, West attacks, due Fri 11 Dec 15:58 GMT'),
    mail('own', '5GAL', '20 AM, West set-up, due Tue 8 Dec', true),
    mail('campaign', '5GAL', '20 AM, West set-up, due Tue 8 Dec'),
    mail('naval', 'J4RA', '22 AM, West set-up, due Tue 8 Dec'),
  ];

  it('is not the newest question where that is answered, but one of a game that waits for him', () => {
    expect(askingOf(list, ['5GAL', 'J4RA'], 'E2C7')?.id).toBe('campaign');
  });
  it('is that of the game that is open, if it waits for him', () => {
    expect(askingOf(list, ['5GAL', 'J4RA'], 'J4RA')?.id).toBe('naval');
    expect(askingOf(list, ['E2C7'], 'E2C7')?.id).toBe('answered');
  });
  it('is none where nothing waits for him', () => {
    expect(askingOf(list, [], 'E2C7')).toBeUndefined();
  });
});
