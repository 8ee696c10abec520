import { readTimeOfDay } from '../../wording/time-of-day';
import { lastTime, sentBy } from './digest-times';

describe('the hour of a digest', () => {
  it.each([
    ['20:00', 'Europe/Berlin', '2026-11-24T19:30:00Z', '2026-11-24T19:00:00.000Z'],
    ['20:00', 'Europe/Berlin', '2026-11-24T18:30:00Z', '2026-11-23T19:00:00.000Z'],
    ['20:00', 'Europe/Berlin', '2026-03-29T19:00:00Z', '2026-03-29T18:00:00.000Z'],
    ['02:30', 'Europe/Berlin', '2026-03-29T12:00:00Z', '2026-03-29T01:30:00.000Z'],
    ['05:15', 'Asia/Kolkata', '2026-02-28T23:50:00Z', '2026-02-28T23:45:00.000Z'],
  ])('%s in %s was last, at %s, at %s', (at, zone, now, last) => {
    expect(lastTime(at, zone, new Date(now)).toISOString()).toBe(last);
  });

  it('has come once a day, whatever the clock does: the hour that comes twice brings one', () => {
    let last: Date = new Date(Date.UTC(2026, 9, 19, 12));
    const sent: string[] = [];
    for (let minute = 0; minute < 60 * 24 * 10; minute += 5) {
      const now: Date = new Date(Date.UTC(2026, 9, 20, 0, minute));
      if (last > sentBy({ at: '02:30', zone: 'Europe/Berlin' }, now)) continue;
      last = now;
      sent.push(now.toISOString().slice(0, 10));
    }
    expect(sent).toEqual(Array.from({ length: 10 }, (_, day) => `2026-10-${20 + day}`));
  });

  it.each([
    ['20:00', '20:00'],
    ['8 pm', '20:00'],
    ['12am', '00:00'],
    ['7.30', '07:30'],
    ['9', '09:00'],
    ['25:00', null],
    ['noon', null],
  ])('is read of "%s" as %s', (said, time) => {
    expect(readTimeOfDay(said)).toBe(time);
  });
});
