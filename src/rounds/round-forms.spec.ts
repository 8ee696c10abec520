import { daysFrom, eventOf, peopleIn, resultOf, ticked } from './round-forms';

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

  it('take members who are ticked and people who are written, each once', () => {
    const form = {
      member: ['Anna Berg <anna@example.org>', 'Tom <tom@example.org>'],
      more: 'tom@example.org\nKen <k@b.cd>',
    };
    expect(ticked(form, 'member', 'more').map(({ email }) => email)).toEqual([
      ...['anna@example.org', 'tom@example.org', 'k@b.cd'],
    ]);
    expect(ticked({ member: 'Anna Berg <anna@example.org>' }, 'member', 'more')).toEqual([
      { name: 'Anna Berg', email: 'anna@example.org' },
    ]);
    expect(ticked(undefined, 'member', 'more')).toEqual([]);
  });

  it('give a result in words, or as a number where one is written', () => {
    const of = (form: object): object =>
      (resultOf({ game: 'AB12', side: 'red', reason: 'x', ...form }) as { wish: object }).wish;
    expect(of({ what: 'won' })).toEqual({ side: 'red', value: 1, reason: 'x' });
    expect(of({ what: 'narrow' })).toEqual({ side: 'red', value: 0.5, reason: 'x' });
    expect(of({ what: 'drawn' })).toEqual({ side: 'red', value: 0, reason: 'x' });
    expect(of({ what: 'value', value: '-0,25' })).toEqual({ side: 'red', value: -0.25, reason: 'x' });
    expect(of({ what: 'value' })).toEqual({ side: 'red', value: NaN, reason: 'x' });
    expect(of({ what: 'abandoned' })).toEqual({ abandonedBy: 'red', reason: 'x' });
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
    expect(eventOf({ ...form, spectators: '2' })).toMatchObject({ charter: { spectators: { delay: 2 } } });
  });
});
