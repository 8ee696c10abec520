import { daysFrom, eventOf, peopleIn } from './round-forms';

describe('forms about rounds', () => {
  it('take people one a line, with names or without', () => {
    const people =
      'Anna Berg <anna@example.org>\n\ntom@example.org\r\n"Holm, Ida" <ida@example.org>\n<ken@example.org>';
    expect(peopleIn({ people }, 'people')).toEqual([
      { name: 'Anna Berg', email: 'anna@example.org' },
      { email: 'tom@example.org' },
      { name: 'Holm, Ida', email: 'ida@example.org' },
      { email: 'ken@example.org' },
    ]);
    expect(() => peopleIn({ people: 'Anna Berg' }, 'people')).toThrow('people: "Anna Berg" has no address');
    expect(peopleIn(undefined, 'people')).toEqual([]);
  });

  it('count days from now', () => {
    const now = new Date('2026-11-22T10:00:00Z');
    expect(daysFrom({ days: '7' }, 'days', now)).toBe('2026-11-29T10:00:00.000Z');
    expect(daysFrom({ days: '' }, 'days', now)).toBeUndefined();
    expect(() => daysFrom({ days: 'soon' }, 'days', now)).toThrow('days: "soon" is no number of days');
  });

  it('make the wish for an event', () => {
    const form = {
      name: 'Cup',
      kind: 'swiss',
      scenario: 'cards/4',
      rounds: '5',
      clock: 'Fast',
      names: 'short',
      entrants: 'a@b.cd',
    };
    expect(eventOf(form)).toEqual({
      ...{ name: 'Cup', kind: 'swiss', system: 'cards', scenarios: ['4'], rounds: 5, names: 'short' },
      ...{ charter: { clock: { preset: 'Fast' } }, entrants: [{ email: 'a@b.cd' }] },
    });
  });
});
