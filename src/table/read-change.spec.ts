import { changeText } from './charter-text';
import { readChange, readClock } from './read-change';

const DAY = 86_400;

describe('a clock as people write it', () => {
  it.each([
    ['fast', { preset: 'Fast' }],
    ['10d + 2d, at most 14d', { bank: 10 * DAY, increment: 2 * DAY, cap: 14 * DAY }],
    ['2w+12h', { bank: 14 * DAY, increment: DAY / 2, cap: 15 * DAY }],
    ['20:00', { each: '20:00', days: 1 }],
    ['20:00 every 2 days', { each: '20:00', days: 2 }],
    ['Tue Fri 20:00', { fixed: { days: ['Tue', 'Fri'], hours: ['20:00'] } }],
    ['Monday, Thursday at 08:30 and 20:00', { fixed: { days: ['Mon', 'Thu'], hours: ['08:30', '20:00'] } }],
  ])('%s is read', (said, clock) => {
    expect(readClock(said)).toEqual(clock);
  });
  it.each(['', 'hasty', '25:00', 'Tue', '0d + 1d', '20:00 every 0 days', 'Foo 20:00'])('%s is none', (said) => {
    expect(readClock(said)).toBeNull();
  });
});

describe('a change of a charter', () => {
  it.each([
    ['errors hard core', { errors: 'Hard Core' }, 'no UNDO, and nobody takes the game back'],
    ['silence forfeit after 3', { silence: { forfeit: 3 } }, 'after 3 deadlines in silence'],
    ['silence claim-only', { silence: 'claim-only' }, 'nobody else may'],
    ['rewind-dice kept', { rewindDice: 'kept' }, 'a rewind keeps the dice'],
    ['spectators 2 turns', { spectators: { delay: 2 } }, 'what both sides knew 2 game-turns ago'],
    ['balance north 3', { balance: { to: 'north', by: 3 } }, 'balanced by a house option, 3 to north'],
    ['balance 3 to the North', { balance: { to: 'north', by: 3 } }, '3 to north'],
    ['balance none', { balance: null }, 'without a bid for balance'],
    ['spectators None', { spectators: 'none' }, 'nobody else may watch'],
    ['clock 20:00', { clock: { each: '20:00', days: 1 } }, 'orders are due at 20:00 of the day after the question'],
  ])('%s is read, and told', (said, change, text) => {
    const read = readChange(said);
    expect(read).toEqual({ change });
    if ('change' in read) expect(changeText(read.change)).toContain(text);
  });
  it.each([
    ['weather fine', 'is nothing of a charter that could be changed'],
    ['constructor anew', 'is nothing of a charter that could be changed'],
    ['__proto__ none', 'is nothing of a charter that could be changed'],
    ['clock hasty', '"hasty" cannot be read as clock'],
    ['errors rude', '"rude" cannot be read as errors'],
    ['spectators 0', '"0" cannot be read as spectators'],
    ['silence', 'cannot be read as silence'],
  ])('%s is refused with what can be written', (said, why) => {
    const read = readChange(said);
    expect('wrong' in read ? read.wrong : '').toContain(why);
    expect('wrong' in read ? read.wrong : '').toContain('PROPOSE CHARTER clock Fast');
  });
});

describe('what of a running game', () => {
  it.each([
    ['holidays 2026-12-24..2027-01-02, 2027-04-05', 'all clocks stand on 2026-12-24 to 2027-01-02, 2027-04-05'],
    ['holidays none', 'there are no holidays'],
    ['names shown', 'players are called by their names from now on'],
  ])('may be changed by both: %s', (said, text) => {
    const read = readChange(said);
    expect('change' in read && changeText(read.change)).toBe(text);
  });

  it.each([
    ['options 31.2', 'they cannot be changed once play has begun'],
    ['dice entered', 'The first row of the game seals where its dice come from'],
    ['names hidden', 'Names that have been told cannot be hidden again'],
    ['holidays Christmas', '"Christmas" cannot be read as holidays'],
    ['holidays 2027-01-02..2026-12-24', 'cannot be read as holidays'],
  ])('may not, and why: %s', (said, text) => {
    const read = readChange(said);
    expect('wrong' in read && read.wrong).toContain(text);
  });
});
