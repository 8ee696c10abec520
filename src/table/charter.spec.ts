import { hashOf } from '../kernel/record/hash';
import { charterOf, charterSchema, errorPolicy, scheduleOf, silenceOf, strengthOf } from './charter';
import { stillSpans } from './still';

describe('how strong the bot of a game plays', () => {
  it('stands in its charter by seat', () => {
    const charter = charterSchema.parse({ bots: { blue: 'strong' } });
    expect(strengthOf(charter, 'blue')).toBe('strong');
  });

  it('is the script in games of before there was a choice, whose charters are read as they were sealed', () => {
    const charter = { options: {}, clock: { preset: 'Club' }, dice: 'keyed', rewindDice: 'anew' };
    expect(charterSchema.parse(charter)).toEqual(charter);
    expect(Object.keys(charterSchema.parse(charter))).not.toContain('bots');
    expect(strengthOf(charterSchema.parse(charter), 'blue')).toBe('easy');
  });

  it('is one of three', () => {
    expect(charterSchema.safeParse({ bots: { blue: 'best' } }).success).toBe(false);
  });
});

describe('a charter', () => {
  const sealed = {
    options: {},
    clock: { preset: 'Club' as const },
    dice: 'keyed' as const,
    rewindDice: 'anew' as const,
  };

  it('of before reads as it was sealed, and plays as games did then', () => {
    const old = charterSchema.parse(sealed);
    expect(hashOf(old)).toBe(hashOf(sealed));
    expect([errorPolicy(old), silenceOf(old), scheduleOf(old)]).toEqual(['Friendly', 'default', null]);
  });
  it.each([
    [{ clock: { fixed: { hours: ['25:00'] } } }, 'is no hour of the day'],
    [{ clock: { fixed: { hours: [] } } }, 'names no hour'],
    [{ clock: { each: '8pm' } }, 'is no hour of the day'],
    [{ holidays: [{ from: '2026-02-30', to: '2026-03-01' }] }, 'is no day'],
    [{ holidays: [{ from: '2026-12-24', to: '2026-12-23' }] }, 'comes before the first day'],
  ])('with a fault says which: %j', (charter, text) => {
    expect(JSON.stringify(charterSchema.safeParse(charter).error?.issues)).toContain(text);
  });
  it('as it is played is as it was sealed, with what both have agreed to since, the last last', () => {
    const changes = [
      { clock: { preset: 'Fast' as const } },
      { errors: 'Hard Core' as const },
      { errors: 'Tournament' as const },
    ];
    expect(charterOf({ charter: sealed, changes })).toEqual({
      ...sealed,
      clock: { preset: 'Fast' },
      errors: 'Tournament',
    });
    expect(charterOf({ charter: sealed, changes: [] })).toEqual(sealed);
  });
  it('lets clocks stand on its holidays by the days of each player', () => {
    const holidays = [{ from: '2026-10-25', to: '2026-10-25' }];
    const spans = (zone: string) => stillSpans({ leave: [], downtimes: [], holidays, zone });
    expect(spans('Europe/Berlin')).toEqual([{ from: '2026-10-24T22:00:00.000Z', until: '2026-10-25T23:00:00.000Z' }]);
    expect(spans('Asia/Kolkata')).toEqual([{ from: '2026-10-24T18:30:00.000Z', until: '2026-10-25T18:30:00.000Z' }]);
    const leave = [{ from: '2026-10-24T12:00:00Z', until: '2026-10-25T12:00:00Z' }];
    const downtimes = [{ from: '2026-10-25T11:00:00Z', until: '2026-10-26T01:00:00Z' }];
    expect(stillSpans({ leave, downtimes, holidays, zone: 'UTC' })).toEqual([
      { from: '2026-10-24T12:00:00.000Z', until: '2026-10-26T01:00:00.000Z' },
    ]);
  });
});
