import { Keys } from '../config/keys';
import { PASS_DAYS, SeatPasses } from './seat-passes';

const passes = new SeatPasses(new Keys('x'.repeat(40)), { publicUrl: 'https://despatch.example.org/' });
const game = { id: '1' };
const anna = { side: 'red', personId: 'a' };
const tom = { side: 'blue', personId: 't' };
const seats = [anna, tom];
const now = new Date('2026-11-22T10:00:00Z');
const after = (days: number): Date => new Date(now.getTime() + days * 86_400_000);

describe('what opens the page of a seat', () => {
  it.each(['link', 'cookie'] as const)('a %s opens that seat until it is too old', (kind) => {
    const pass = passes.make(kind, game, tom, now);
    expect(pass).toMatch(/^[a-z2-7]{29}$/);
    expect(passes.seatOf(kind, pass, game, seats, after(PASS_DAYS[kind]))).toBe(tom);
    expect(passes.seatOf(kind, pass, game, seats, after(PASS_DAYS[kind] + 1))).toBeNull();
    expect(passes.seatOf(kind, pass, game, seats, after(-1))).toBeNull();
  });

  it('opens no other game, is no pass of the other kind, and ends with the player in the seat', () => {
    const pass = passes.make('link', game, anna, now);
    expect(passes.seatOf('link', pass, { id: '2' }, seats, now)).toBeNull();
    expect(passes.seatOf('cookie', pass, game, seats, now)).toBeNull();
    expect(passes.seatOf('link', pass, game, [{ ...anna, personId: 'b' }, tom], now)).toBeNull();
  });

  it.each(['', 'a', 'b'.repeat(29), 'ä'.repeat(29), `${'a'.repeat(400)}`])('is not %j', (pass) => {
    expect(passes.seatOf('link', pass, game, seats, now)).toBeNull();
  });

  it('says the same of a pass with one letter changed', () => {
    const pass = passes.make('link', game, anna, now);
    const changed = `${pass.slice(0, 10)}${pass[10] === 'a' ? 'b' : 'a'}${pass.slice(11)}`;
    expect(passes.seatOf('link', changed, game, seats, now)).toBeNull();
  });
});
