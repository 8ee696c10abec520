import { isZone, momentText, spanText } from './when';

describe('moments and spans as our mails print them', () => {
  const winter = new Date('2026-11-24T18:00:00Z');
  const summer = new Date('2026-07-01T18:00:00Z');
  it.each([
    ['Europe/Athens', 'Tue 24 Nov 20:00 EET'],
    ['Europe/Berlin', 'Tue 24 Nov 19:00 CET'],
    ['Europe/London', 'Tue 24 Nov 18:00 GMT'],
    ['America/New_York', 'Tue 24 Nov 13:00 EST'],
    ['UTC', 'Tue 24 Nov 18:00 UTC'],
    ['Asia/Tokyo', 'Wed 25 Nov 03:00 GMT+9 (Asia/Tokyo)'],
  ])('%s: its own hour, and its name', (zone, text) => {
    expect(momentText(winter, zone)).toBe(text);
  });
  it('knows summer time', () => {
    expect(momentText(summer, 'America/New_York')).toBe('Wed 1 Jul 14:00 EDT');
    expect(momentText(summer, 'Europe/Athens')).toBe('Wed 1 Jul 21:00 EEST');
  });
  it('prints a span in its two largest units', () => {
    expect([0, 59, 3600, 90_000, 864_000].map(spanText)).toEqual(['0 min', '0 min', '1 h 0 min', '1 d 1 h', '10 d']);
  });
  it('tells a zone from a word', () => {
    expect([isZone('Europe/Athens'), isZone('Atlantis')]).toEqual([true, false]);
  });
});
