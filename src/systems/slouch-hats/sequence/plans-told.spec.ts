import { keyedDice } from '../../../kernel/chance/dice';
import { atRest } from '../../../kernel/decide/automatic';
import { fallenAway, fallenLines } from '../../../kernel/decide/fallen-away';
import { settle } from '../../../kernel/decide/settle';
import { consider } from '../../../kernel/decide/verdict';
import type { Fact } from '../../../kernel/flow/fact';
import type { Json } from '../../../kernel/realm';
import type { Position } from '../../../kernel/record/position';
import { slouchHatsEngine } from '../testing';

const LINES = [
  'take 1722: MSU 1',
  'onward: move 6 Cav to 1825',
  'rearrange 1723: 25/7A',
  'attack 1519: 25/7A',
  'exploit 6 Cav to 1723',
  'leave 11 Cdo to Haifa',
  'intercept Beirut: Ajax',
];

describe('orders of one mail for what is not asked while they stand', () => {
  const engine = slouchHatsEngine();
  const dice = keyedDice('told');
  const facts: Fact[] = [];

  /** Everybody does as by default until a seat moves next. */
  function until(from: Position, seat: string): Position {
    let now = from;
    for (let n = 0; n < 20; n++) {
      const [open] = now.open;
      if (!open || (now !== from && open.seat === seat && open.kind === 'slouch-hats.movement')) return now;
      const silent = engine.kind(open.kind).ifSilent(engine.ask(now, open));
      if (silent === 'moderator') throw new Error(`${open.kind} has no default`);
      const { answer } = silent as { answer: Json };
      const own = { kind: 'answer', source: 'player', seat: open.seat, decision: open.id, answer } as const;
      const outcomes = settle(engine, now, own, (before, submission) => {
        const outcome = engine.submit(before, submission, dice);
        facts.push(...outcome.facts);
        return outcome;
      });
      now = outcomes.at(-1)?.position ?? now;
    }
    throw new Error('nobody moves');
  }

  it('are all told as fallen away in the report of the Segment', () => {
    const moving = until(atRest(engine, engine.start({ scenario: '1', options: {} }, dice).position), 'allied');
    const { change, lines } = consider(engine, moving, 'allied', moving.open[0] ?? null, LINES.join('\n'));
    // Who does not stand beside the hex is told that at once, beside lines in error too; his order is kept.
    expect(lines.map(({ status }) => status)).toEqual(LINES.map((l) => (l.startsWith('attack') ? 'doubt' : 'later')));
    const planned = engine.submit(
      moving,
      { kind: 'standing', source: 'player', seat: 'allied', change },
      dice,
    ).position;
    const fell = fallenAway(engine, moving, until(planned, 'allied'), 'allied', facts);
    expect(fell.map(({ title }) => title)).toEqual([
      'captured supplies',
      'moves after a capture',
      'rearranging an attack',
      'attacks',
      'exploitation',
      'commandos leaving',
      'interception',
    ]);
  });

  it('of two attacks one of which is not possible when its time comes, that one is told with the reason', () => {
    const moving = until(atRest(engine, engine.start({ scenario: '1', options: {} }, dice).position), 'allied');
    const text = 'move 25/7A: 1824-1723\nattack 1722: 25/7A\nattack 1923: 5(-)/4Ind';
    const { change, answer } = consider(engine, moving, 'allied', moving.open[0] ?? null, text);
    const planned = engine.submit(
      moving,
      { kind: 'standing', source: 'player', seat: 'allied', change },
      dice,
    ).position;
    const since: Fact[] = [];
    const [{ id = '' } = {}] = planned.open;
    const move = {
      kind: 'answer',
      source: 'player',
      seat: 'allied',
      decision: id,
      answer: answer?.value ?? null,
    } as const;
    const rows = settle(engine, planned, move, (before, submission) => {
      const outcome = engine.submit(before, submission, dice);
      since.push(...outcome.facts);
      return outcome;
    });
    const after = rows.at(-1)?.position ?? planned;
    const fell = fallenLines(fallenAway(engine, moving, after, 'allied', since));
    expect(fell).toEqual(['"attack 1923: 5(-)/4Ind": 5(-)/4Ind is not beside 1923 (10.12)']);
    const fired = since.find(
      ({ type, body }) => type === 'despatch.standing-fired' && JSON.stringify(body).includes('1923'),
    );
    expect(fired?.body).toMatchObject({ passed: [{ why: '5(-)/4Ind is not beside 1923 (10.12)' }] });
  });

  it('a marker that could not be played while its order stood is told so: he was asked in silence', () => {
    const moving = until(atRest(engine, engine.start({ scenario: '1', options: {} }, dice).position), 'allied');
    const { change } = consider(engine, moving, 'allied', moving.open[0] ?? null, 'event L');
    const planned = engine.submit(
      moving,
      { kind: 'standing', source: 'player', seat: 'allied', change },
      dice,
    ).position;
    const fell = fallenLines(fallenAway(engine, moving, until(planned, 'allied'), 'allied', []));
    expect(fell).toEqual([
      '"event L": the time for Special Events went by and this was possible at no moment of it, so nothing was done',
    ]);
  });
});
