import { Person } from '../people/person.entity';
import type { Position } from '../kernel/record/position';
import { charterSchema } from './charter';
import { proveDelivery, type ProofBy, type ProofOf } from './first-proof';
import type { Game } from './game.entity';
import { keepClocks, reckonClocks, start } from './keep-clocks';
import { FRESH } from './seat-clock';
import { Seat } from './seat.entity';
import { toyHand, toyStart } from './testing/toy-hand';

const DAY = 86_400;
const BANK = { bank: 10 * DAY, increment: 2 * DAY, cap: 14 * DAY };
const at = (time: string): Date => new Date(`2026-11-23T${time}:00Z`);

/** North is asked at noon; what then comes from him, and when. */
class Match {
  private readonly position: Position = toyStart();
  private readonly game: Game;
  private readonly people = ['north', 'south'].map((id) =>
    Object.assign(new Person(), { id, zone: 'Europe/Berlin', leave: [] }),
  );
  readonly seats = ['north', 'south'].map((side) =>
    Object.assign(new Seat(), { ...FRESH, side, personId: side, bankSeconds: 10 * DAY, toldDecision: 2, owes: null }),
  );

  constructor(clock: object = BANK) {
    this.game = { charter: charterSchema.parse({ clock }), changes: [], state: 'running' } as unknown as Game;
    const hand = this.hand(at('12:00'));
    if ('each' in clock) for (const seat of this.seats) seat.bankSeconds = 0;
    for (const seat of this.seats) start(hand, seat);
    keepClocks(hand, []);
    reckonClocks(hand);
  }
  private hand(now: Date) {
    const people = new Map(this.people.map((p) => [p.id, p]));
    return toyHand(this.position, { game: this.game, seats: this.seats, people, now });
  }
  proof(now: Date, of: ProofOf, by: ProofBy = 'mail'): boolean {
    const hand = this.hand(now);
    const first = proveDelivery(hand, 'north', of, by);
    reckonClocks(hand);
    return first;
  }
  get north(): Seat {
    return this.seats[0] as Seat;
  }
}

/** The number of the decision that waits for north. */
const ASKED = 1;

it('a clock starts with the first proof of delivery, and what started it is kept with the seat', () => {
  const match = new Match();
  expect(match.north).toMatchObject({ clockFrom: at('23:00'), dueAt: new Date('2026-12-03T23:00:00Z') });
  expect(match.proof(at('15:30'), ASKED)).toBe(true);
  expect(match.north).toMatchObject({ clockFrom: at('15:30'), dueAt: new Date('2026-12-03T15:30:00Z') });
  expect(match.north.firstProof).toEqual({ decision: 'd1', at: at('15:30').toISOString(), by: 'mail' });
});

it('only the first counts: neither a later one, nor one after his midnight, moves anything', () => {
  const match = new Match();
  match.proof(at('15:30'), 'shown', 'page');
  expect(match.proof(at('16:00'), ASKED)).toBe(false);
  expect(match.north).toMatchObject({ clockFrom: at('15:30'), firstProof: { by: 'page' } });
  const late = new Match();
  expect(late.proof(new Date('2026-11-24T09:00:00Z'), ASKED)).toBe(false);
  expect(late.north).toMatchObject({ clockFrom: at('23:00'), firstProof: null });
});

it('a mail that answers another question proves nothing of this one', () => {
  const match = new Match();
  for (const other of [0, 7]) expect(match.proof(at('15:30'), other)).toBe(false);
  expect(match.north.clockFrom).toEqual(at('23:00'));
});

it("his opponent's clock is his own, and fixed hours are the hours that were told", () => {
  const match = new Match();
  match.proof(at('15:30'), ASKED);
  expect(match.seats[1]).toMatchObject({ clockFrom: at('23:00'), firstProof: null });
  const fixed = new Match({ each: '20:00', days: 2 });
  const { dueAt, clockFrom } = fixed.north;
  expect(fixed.proof(at('15:30'), ASKED)).toBe(false);
  expect(fixed.north).toMatchObject({ dueAt, clockFrom });
});
