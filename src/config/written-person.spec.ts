import { writtenPerson } from './written-person';

describe('somebody as people write him', () => {
  it.each([
    ['Anna Berg <anna@example.org>', 'Anna Berg', true],
    ['"Berg, Anna" < anna@example.org >', 'Berg, Anna', true],
    ['Anna Berg, <anna@example.org>', 'Anna Berg', true],
    ['<anna@example.org>', '', true],
    ['  anna@example.org ', '', false],
    ['Anna Berg anna@example.org', 'Anna Berg', false],
    ['Anna, anna@example.org', 'Anna', false],
  ])('%s', (line, name, isBracketed) => {
    expect(writtenPerson(line)).toEqual({ name, email: 'anna@example.org', isBracketed });
  });

  it.each(['', '<>', 'Anna Berg', 'Anna <anna>', '@example.org', 'anna@', 'anna@example.org is gone'])(
    'nobody: %s',
    (line) => {
      expect(writtenPerson(line)).toBeNull();
    },
  );
});
