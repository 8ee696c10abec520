import { isDeepStrictEqual } from 'node:util';
import { often } from '../config/testing/depth';
import { seededRng, type Rng } from '../kernel/decide/rng';
import { charterSchema } from './charter';
import { ClockWalk, SIDES, type Side } from './testing/clock-walk';

/** Over the ends of summer time of three continents, a leap day, and holidays in between. */
const STARTS = ['2026-03-26T10:00:00Z', '2026-10-01T10:15:00Z', '2028-02-25T23:45:00Z', '2026-12-20T04:30:00Z'];
const HOLIDAYS = [
  { from: '2026-03-29', to: '2026-03-29' },
  { from: '2026-10-24', to: '2026-10-26' },
  { from: '2028-02-29', to: '2028-02-29' },
  { from: '2026-12-24', to: '2027-01-02' },
];
const STEPS = 60;

type Deed = (walk: ClockWalk, side: Side, rng: Rng) => void;
const DEEDS: Record<string, Deed> = {
  answer: (walk, side) => walk.answer(side),
  'answer again': (walk, side) => walk.answer(side),
  undo: (walk, side) => walk.undo(side),
  hold: (walk) => walk.hold(),
  release: (walk) => (walk.game.state === 'held' ? walk.hold() : undefined),
  extend: (walk, side, rng) => walk.extend(side, 1 + rng.int(60)),
  rewind: (walk) => walk.rewind(),
  replace: (walk, side) => walk.replace(side),
  bounce: (walk, side) => walk.bounce(side),
  'proof of delivery': (walk, side) => walk.prove(side),
  'proof of delivery again': (walk, side) => walk.prove(side),
  leave: (walk, side, rng) => walk.leave(side, 1 + rng.int(300)),
  move: (walk, side) => walk.moves(side),
  'the service is down': (walk, _, rng) => walk.pass(rng.int(40), true),
};

/** Walks at random; after each step the clocks say what the book says. Gives what was done, for a failure. */
function walk(seed: string): ClockWalk {
  const rng = seededRng(seed);
  const holidays = rng.chance(1, 2) ? { holidays: HOLIDAYS } : {};
  const clock = rng.pick([{ preset: 'Fast' }, { preset: 'Club' }, { bank: 90_000, increment: 3600, cap: 93_600 }]);
  const walked = new ClockWalk(rng, charterSchema.parse({ clock, ...holidays }), rng.pick(STARTS));
  const from = walked.now.getTime();
  const done: string[] = [];
  for (let n = 0; n < STEPS; n++) {
    const [what, side] = [rng.pick(Object.keys(DEEDS)), rng.pick(SIDES)];
    done.push(`${walked.now.toISOString()} ${side}: ${what}`);
    DEEDS[what]?.(walked, side, rng);
    walked.write(() => undefined);
    for (const one of SIDES)
      if ((walked.seat(one).clockFrom !== null) !== walked.waits(one)) throw new Error(`${one}: ${done.join('\n')}`);
    walked.pass(rng.int(rng.chance(1, 8) ? 800 : 120));
    const wall = (walked.now.getTime() - from) / 1000;
    for (const one of SIDES) {
      const [is, must] = [stateOf(walked, one), lawful(walked, one, wall)];
      if (!isDeepStrictEqual(is, must)) expect({ done, ...is }).toEqual({ done, ...must });
    }
  }
  return walked;
}

/** What the clock of a seat says, and what must be so by the book. */
function stateOf(walked: ClockWalk, side: Side): object {
  const { bankSeconds } = walked.seat(side);
  const { spent, over, stood, left, granted } = walked.books[side];
  return {
    side,
    left: walked.left(side),
    negative: bankSeconds < 0,
    wall: spent + over + stood,
    bank: left + spent - granted,
  };
}

function lawful(walked: ClockWalk, side: Side, wall: number): object {
  const { left } = walked.books[side];
  const first = walked.charter.clock;
  const bank = 'bank' in first ? first.bank : 'preset' in first && first.preset === 'Fast' ? 172_800 : 864_000;
  return { side, left, negative: false, wall, bank };
}

jest.setTimeout(often(60_000, 600_000));

it('no sequence of answers, leave, holds, extensions, rewinds, replacements, bounces and downtimes makes a clock negative or doubled: time spent, standing and run over is the time that passed', () => {
  for (let n = 0; n < often(12, 120); n++) walk(`clock ${n}`);
});

it('by fixed hours no sequence moves a deadline off them, nor gives less than the time to them', () => {
  for (let n = 0; n < often(6, 60); n++) {
    const rng = seededRng(`fixed ${n}`);
    const charter = charterSchema.parse({ clock: { each: '20:00', days: 2 }, holidays: HOLIDAYS });
    const walked = new ClockWalk(rng, charter, rng.pick(STARTS));
    for (let step = 0; step < STEPS; step++) {
      const [what, side] = [rng.pick(Object.keys(DEEDS)), rng.pick(SIDES)];
      DEEDS[what]?.(walked, side, rng);
      walked.write(() => undefined);
      for (const one of SIDES) expectOnTheHour(walked, one, `${n}/${step} ${what}`);
      walked.pass(rng.int(120));
    }
  }
});

function expectOnTheHour(walked: ClockWalk, side: Side, at: string): void {
  const { dueAt, clockFrom, clockZone, bankSeconds } = walked.seat(side);
  expect({ at, negative: bankSeconds < 0, runs: clockFrom !== null }).toEqual({
    at,
    negative: false,
    runs: walked.waits(side),
  });
  if (!dueAt || !clockFrom) return;
  const hour = dueAt.toLocaleString('en-GB', { timeZone: clockZone ?? '', hour: '2-digit', minute: '2-digit' });
  expect(`${at} ${hour}`).toBe(`${at} 20:00`);
  expect(dueAt.getTime()).toBeGreaterThanOrEqual(clockFrom.getTime() + bankSeconds * 1000);
}
