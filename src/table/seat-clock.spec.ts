import {
  ASKED,
  claimableAt,
  dueReminders,
  nextLook,
  paused,
  reckoned,
  secondsLeft,
  started,
  stopped,
  type SeatClock,
  type Terms,
} from './seat-clock';

const DAY = 86_400;
const times = { bank: 10 * DAY, increment: 2 * DAY, cap: 11 * DAY };
const still: SeatClock = { bankSeconds: 10 * DAY, clockFrom: null, dueAt: null, reminded: 0, clockZone: null };

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
    expect(paused(clock, new Date('2026-11-22T12:00:00Z'))).toEqual({ ...still, clockZone: 'UTC' });
    const stands = paused(clock, new Date('2026-11-26T00:00:00Z'));
    expect(stands).toEqual({ ...still, bankSeconds: 7 * DAY, clockZone: 'UTC' });
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
    const away: Terms = { still: leave, schedule: null };
    const clock = started(still, new Date('2026-11-22T10:00:00Z'), 'UTC', away);
    expect(clock.dueAt?.toISOString()).toBe('2026-12-11T00:00:00.000Z');
    expect(secondsLeft(clock, new Date('2026-11-27T00:00:00Z'), away)).toBe(8 * DAY);
    expect(paused(clock, new Date('2026-12-03T00:00:00Z'), away).bankSeconds).toBe(7 * DAY);
    expect(stopped(clock, new Date('2026-12-03T00:00:00Z'), times, away).bankSeconds).toBe(9 * DAY);
    expect(dueReminders(clock, new Date('2026-12-04T23:00:00Z'), away)).toEqual({ reminders: 0, over: false });
    expect(dueReminders(clock, new Date('2026-12-05T00:00:00Z'), away).reminders).toBe(1);
    expect(reckoned(clock, { still: [], schedule: null }).dueAt?.toISOString()).toBe('2026-12-03T00:00:00.000Z');
  });
});

describe('a clock of fixed hours', () => {
  const nightly: Terms = { still: [], schedule: { each: '20:00', days: 2 } };
  const none: SeatClock = { ...still, bankSeconds: 0 };
  const put = new Date('2026-11-22T10:00:00Z');

  it('is out at the hour of the day, so many days after that of the question, whatever there is in no bank', () => {
    const clock = started(none, put, 'Europe/Athens', nightly);
    expect(clock.dueAt?.toISOString()).toBe('2026-11-24T18:00:00.000Z');
    expect(secondsLeft(clock, put, nightly)).toBe(44 * 3600);
    const answered = stopped(clock, new Date('2026-11-23T00:00:00Z'), { bank: 0, increment: 0, cap: 0 }, nightly);
    expect(answered).toEqual(none);
  });
  it('after leave is out at the first such hour that leaves him all of his time', () => {
    const still = [{ from: '2026-11-23T10:00:00Z', until: '2026-11-25T12:00:00Z' }];
    const clock = started(none, put, 'Europe/Athens', { ...nightly, still });
    expect(clock.dueAt?.toISOString()).toBe('2026-11-27T18:00:00.000Z');
  });
  it('goes on with what was left of it, and never begins anew while the same is asked', () => {
    const clock = started(none, put, 'Europe/Athens', nightly);
    const stands = paused(clock, new Date('2026-11-24T10:00:00Z'), nightly);
    expect(stands).toMatchObject({ bankSeconds: 8 * 3600, clockFrom: null, clockZone: 'Europe/Athens' });
    const again = started(stands, new Date('2026-12-01T10:00:00Z'), 'Asia/Tokyo', nightly);
    expect(again.dueAt?.toISOString()).toBe('2026-12-02T18:00:00.000Z');
  });
  it('gives what was granted beside, to the next of its hours', () => {
    const clock = started({ ...none, bankSeconds: 3600 }, put, 'Europe/Athens', nightly);
    expect(clock.dueAt?.toISOString()).toBe('2026-11-25T18:00:00.000Z');
  });
});

describe('when a sweep looks', () => {
  const terms: Terms = { still: [], schedule: null };
  const clock = started(still, new Date('2026-11-22T10:00:00Z'), 'UTC');
  const looked = (reminded: number, now: string, of = terms): string | undefined => {
    const claim = claimableAt(clock, of, { waits: true, yes: false });
    return nextLook({ ...reckoned(clock, of), reminded }, new Date(now), of, claim)?.toISOString();
  };
  it('is when the next reminder is due, then the end, then when silence may be claimed, then never', () => {
    const now = '2026-11-22T10:00:00Z';
    expect([0, 1, 2, 3, ASKED, 9].map((reminded) => looked(reminded, now)?.slice(0, 16))).toEqual([
      ...['2026-11-28T00:00', '2026-12-01T00:00', '2026-12-02T12:00', '2026-12-03T00:00', '2026-12-04T00:00'],
      undefined,
    ]);
  });
  it('is no sooner than leave is over', () => {
    const still = [{ from: '2026-11-28T00:00:00Z', until: '2026-11-30T00:00:00Z' }];
    expect(looked(0, '2026-11-22T10:00:00Z', { ...terms, still })).toBe('2026-11-30T00:00:00.000Z');
  });
  it('never is while the clock stands', () => {
    expect(nextLook(still, new Date(), terms, null)).toBeNull();
  });
  it('a day more once somebody has said that he is still there, on the schedule', () => {
    const at = (yes: boolean) => claimableAt(clock, terms, { waits: true, yes })?.toISOString();
    expect([at(false), at(true)]).toEqual(['2026-12-04T00:00:00.000Z', '2026-12-05T00:00:00.000Z']);
    expect(claimableAt(clock, terms, { waits: false, yes: false })).toEqual(clock.dueAt);
  });
});
