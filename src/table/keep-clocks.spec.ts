import type { Game } from './game.entity';
import { Seat } from './seat.entity';
import type { Submission } from '../kernel/record/submission';
import { Person } from '../people/person.entity';
import { toyHand, toyStart } from './testing/toy-hand';
import { keepClocks, reckonClocks } from './keep-clocks';

const DAY = 86_400;
const START = Date.parse('2026-11-22T12:00:00Z');
const charter = { options: {}, clock: { bank: 10 * DAY, increment: 2 * DAY, cap: 14 * DAY }, dice: 'keyed' };
const clockFrom = new Date('2026-11-22T00:00:00Z');

type What = { kind: 'answer'; answer: number } | { kind: 'undo' };

/** A toy game in which both seats are asked at the same time, and both clocks run. */
class Match {
  private position = toyStart();
  private readonly seats = ['north', 'south'].map((side) =>
    Object.assign(new Seat(), {
      ...{
        side,
        personId: side,
        state: 'joined',
        bankSeconds: 10 * DAY,
        earned: null,
        clockFrom,
        reminded: 0,
        owes: null,
        toldDecision: 1,
        clockZone: 'UTC',
        grace: null,
      },
      ...{ dueAt: new Date('2026-12-02T00:00:00Z'), undeliveredSince: null },
    }),
  );
  private readonly people = new Map(
    this.seats.map((s) => [s.side, Object.assign(new Person(), { id: s.side, zone: 'UTC', leave: [] })]),
  );

  constructor(north: Partial<Seat> = {}) {
    Object.assign(this.seats[0] as Seat, north);
  }

  /** Lets hours pass, and this be submitted for the north in one mail. */
  then(hours: number, ...mail: What[]): Seat {
    const game = { charter, changes: [], state: 'running' } as unknown as Game;
    const now = new Date(START + hours * 3_600_000);
    const hand = toyHand(this.position, { game, seats: this.seats, people: this.people, now });
    const decision = hand.openFor('north')[0]?.id ?? '';
    for (const what of mail) hand.submit({ source: 'player', seat: 'north', decision, ...what } as Submission);
    keepClocks(hand, []);
    reckonClocks(hand);
    this.position = hand.position;
    return { ...hand.seat('north') };
  }
}

it('who takes his answer back gives back what it earned, and his time runs on at once', () => {
  const match = new Match();
  const answered = match.then(0, { kind: 'answer', answer: 2 });
  expect(answered).toMatchObject({ bankSeconds: 11.5 * DAY, clockFrom: null, dueAt: null });
  const back = match.then(6, { kind: 'undo' });
  expect(back).toMatchObject({ bankSeconds: 9.5 * DAY, owes: expect.stringContaining('(d1)') as string });
  expect(back.dueAt?.toISOString()).toBe('2026-12-02T06:00:00.000Z');
  expect(match.then(30, { kind: 'answer', answer: 3 })).toMatchObject({ bankSeconds: 10.5 * DAY, clockFrom: null });
});

it('who answers and takes it back in one mail has done nothing: his clock runs, and nothing was earned', () => {
  const match = new Match();
  const both = match.then(24, { kind: 'answer', answer: 2 }, { kind: 'undo' });
  expect(both).toMatchObject({ bankSeconds: 10 * DAY, clockFrom, dueAt: new Date('2026-12-02T00:00:00Z') });
  match.then(36, { kind: 'answer', answer: 2 });
  const again = match.then(36, { kind: 'answer', answer: 4 }, { kind: 'undo' });
  expect(again).toMatchObject({ bankSeconds: 8 * DAY, dueAt: new Date('2026-12-02T00:00:00Z') });
});

it('of an answer that the cap let earn less, no more is given back than it earned', () => {
  const match = new Match({ bankSeconds: 13.5 * DAY, dueAt: new Date('2026-12-05T12:00:00Z') });
  expect(match.then(0, { kind: 'answer', answer: 2 }).bankSeconds).toBe(14 * DAY);
  expect(match.then(0, { kind: 'undo' }).bankSeconds).toBe(13 * DAY);
});
