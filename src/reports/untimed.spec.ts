import { untimed } from './untimed';

const told = (state: 'held' | 'running', { entering = false, back = false } = {}): string =>
  untimed(
    {
      game: { state },
      position: entering ? ({ entering: {} } as never) : {},
      seat: () => ({ undeliveredSince: back ? new Date(0) : null }) as never,
    },
    'red',
  );

describe('what a turn mail says where it names no date', () => {
  it('is that the clock starts with the release, not that there is no limit, while the moderator holds the game', () => {
    expect(told('held')).toMatch(
      /clock stands still: the moderator holds the game.*starts when he lets the game go on/,
    );
  });

  it('is that the clock stands, where a roll has to be typed or mail came back', () => {
    expect(told('running', { entering: true })).toMatch(/clock stands still until the moderator has typed a roll/);
    expect(told('held', { back: true })).toBe('Your clock stands still, as our mails came back.');
  });

  it('is that there is no limit only where no clock is stopped', () => {
    expect(told('running')).toBe('There is no time limit.');
  });
});
