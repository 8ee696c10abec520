import { firstOn, scheduledFrom, type Schedule } from './schedule';

const on = (schedule: Schedule, at: string, zone: string): string =>
  firstOn(schedule, new Date(at), zone).toISOString();

describe('fixed local hours', () => {
  const evening: Schedule = { fixed: { days: ['Tue', 'Fri'], hours: ['20:00', '08:30'] } };

  it('are the next of the weekdays and hours, the moment itself among them', () => {
    expect(on(evening, '2026-11-22T12:00:00Z', 'UTC')).toBe('2026-11-24T08:30:00.000Z');
    expect(on(evening, '2026-11-24T08:30:00Z', 'UTC')).toBe('2026-11-24T08:30:00.000Z');
    expect(on(evening, '2026-11-24T20:00:01Z', 'UTC')).toBe('2026-11-27T08:30:00.000Z');
    expect(on({ fixed: { hours: ['20:00'] } }, '2026-11-22T20:00:01Z', 'UTC')).toBe('2026-11-23T20:00:00.000Z');
  });
  it.each([
    ['before summer time begins', '2026-03-28T12:00:00Z', 'Europe/Berlin', '2026-03-28T19:00:00.000Z'],
    ['after it has begun', '2026-03-29T12:00:00Z', 'Europe/Berlin', '2026-03-29T18:00:00.000Z'],
    ['after it has ended', '2026-10-25T12:00:00Z', 'Europe/Berlin', '2026-10-25T19:00:00.000Z'],
    ['a zone of half hours', '2026-11-22T12:00:00Z', 'Asia/Kolkata', '2026-11-22T14:30:00.000Z'],
    ['summer time of half an hour', '2026-10-04T12:00:00Z', 'Australia/Lord_Howe', '2026-10-05T09:00:00.000Z'],
    ['a leap day', '2028-02-28T21:00:00Z', 'UTC', '2028-02-29T20:00:00.000Z'],
  ])('keep to the clock on the wall: %s', (_, at, zone, due) => {
    expect(on({ each: '20:00', days: 1 }, at, zone)).toBe(due);
  });
  it('an hour that summer time leaves out comes an hour later, one that comes twice counts once', () => {
    expect(on({ each: '02:30', days: 1 }, '2026-03-28T23:30:00Z', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
    const twice = firstOn({ each: '02:30', days: 1 }, new Date('2026-10-24T22:00:00Z'), 'Europe/Berlin');
    const next = firstOn({ each: '02:30', days: 1 }, new Date(twice.getTime() + 1), 'Europe/Berlin');
    expect(next.toISOString()).toBe('2026-10-26T01:30:00.000Z');
  });
  it('each n days count from the day that begins with the clock, whatever night it is', () => {
    const due = (from: string): string =>
      scheduledFrom({ each: '20:00', days: 3 }, new Date(from), 'Europe/Berlin').toISOString();
    expect(due('2026-03-27T23:00:00Z')).toBe('2026-03-30T18:00:00.000Z');
    expect(due('2026-10-22T22:00:00Z')).toBe('2026-10-25T19:00:00.000Z');
    expect(due('2028-02-26T23:00:00Z')).toBe('2028-02-29T19:00:00.000Z');
  });
});
