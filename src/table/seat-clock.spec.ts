import { dueReminders, paused, reckoned, secondsLeft, started, stopped } from './seat-clock';
import type { SeatClock } from './seat-clock';

const DAY = 86_400;
const times = { bank: 10 * DAY, increment: 2 * DAY, cap: 11 * DAY };
const still: SeatClock = { bankSeconds: 10 * DAY, clockFrom: null, dueAt: null, reminded: 0 };

describe('a seat clock', () => {
  it('starts at the next midnight of the reader, so that the day of the mail is free', () => {
    const clock = started(still, new Date('2026-11-22T10:00:00Z'), 'Europe/Athens');
    expect(clock.clockFrom?.toISOString()).toBe('2026-11-22T22:00:00.000Z');
    expect(clock.dueAt?.toISOString()).toBe('2026-12-02T22:00:00.000Z');
  });
  it('keeps to the wall clock over the end of summer time', () => {
    const clock = started(still, new Date('2026-10-24T10:00:00Z'), 'Europe/Athens');
    expect(clock.clockFrom?.toISOString()).toBe('2026-10-24T21:00:00.000Z');
  });
  it('does not start again while it runs', () => {
    const clock = started(still, new Date('2026-11-22T10:00:00Z'), 'UTC');
    expect(started(clock, new Date('2026-11-25T10:00:00Z'), 'UTC')).toEqual(clock);
  });
  it('gives the increment back with the answer, up to the cap', () => {
    const clock = started(still, new Date('2026-11-22T10:00:00Z'), 'UTC');
    expect(stopped(clock, new Date('2026-11-22T12:00:00Z'), times).bankSeconds).toBe(11 * DAY);
    expect(stopped(clock, new Date('2026-11-27T00:00:00Z'), times).bankSeconds).toBe(8 * DAY);
  });
  it('stands still with what is left of it, and goes on from the next midnight', () => {
    const clock = started(still, new Date('2026-11-22T10:00:00Z'), 'UTC');
    expect(paused(clock, new Date('2026-11-22T12:00:00Z'))).toEqual(still);
    const stands = paused(clock, new Date('2026-11-26T00:00:00Z'));
    expect(stands).toEqual({ ...still, bankSeconds: 7 * DAY });
    expect(paused(stands, new Date('2027-11-26T00:00:00Z'))).toEqual(stands);
    const goesOn = started(stands, new Date('2026-12-24T10:00:00Z'), 'UTC');
    expect(goesOn.dueAt?.toISOString()).toBe('2027-01-01T00:00:00.000Z');
    expect(paused(clock, new Date('2026-12-24T00:00:00Z')).bankSeconds).toBe(0);
  });
  it('stands while nothing waits for the seat', () => {
    expect(secondsLeft(still, new Date('2030-01-01T00:00:00Z'))).toBe(10 * DAY);
    expect(stopped(still, new Date('2030-01-01T00:00:00Z'), times)).toEqual(still);
  });
  it('reminds at 50, 80 and 95 per cent, and then it is over', () => {
    const clock = started(still, new Date('2026-11-22T10:00:00Z'), 'UTC');
    const at = (days: number): Date => new Date(Date.UTC(2026, 10, 23) + days * DAY * 1000);
    expect([4, 5, 8, 9.5, 10].map((d) => dueReminders(clock, at(d)).reminders)).toEqual([0, 1, 2, 3, 3]);
    expect(dueReminders(clock, at(10)).over).toBe(true);
  });
  it('does not count leave: the clock is out so much later, used up by no day of it, and reminds by what is used', () => {
    const leave = [
      { from: '2026-11-25T00:00:00Z', until: '2026-11-30T00:00:00Z' },
      { from: '2026-11-28T00:00:00Z', until: '2026-12-02T00:00:00Z' },
      { from: '2026-12-09T00:00:00Z', until: '2026-12-10T00:00:00Z' },
      { from: '2027-01-01T00:00:00Z', until: '2027-02-01T00:00:00Z' },
    ];
    const clock = started(still, new Date('2026-11-22T10:00:00Z'), 'UTC', leave);
    expect(clock.dueAt?.toISOString()).toBe('2026-12-11T00:00:00.000Z');
    expect(secondsLeft(clock, new Date('2026-11-27T00:00:00Z'), leave)).toBe(8 * DAY);
    expect(paused(clock, new Date('2026-12-03T00:00:00Z'), leave).bankSeconds).toBe(7 * DAY);
    expect(stopped(clock, new Date('2026-12-03T00:00:00Z'), times, leave).bankSeconds).toBe(9 * DAY);
    expect(dueReminders(clock, new Date('2026-12-04T23:00:00Z'), leave)).toEqual({ reminders: 0, over: false });
    expect(dueReminders(clock, new Date('2026-12-05T00:00:00Z'), leave).reminders).toBe(1);
    expect(reckoned(clock, []).dueAt?.toISOString()).toBe('2026-12-03T00:00:00.000Z');
  });
});
