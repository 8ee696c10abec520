import { keyedDice } from '../chance/dice';
import { Engine } from '../engine';
import { submitWith } from '../record/apply';
import type { Position } from '../record/position';
import type { AnswerSubmission, StandingSubmission, Submission } from '../record/submission';
import { consolation, northBid, southBid, toySystem, type Toy } from '../testing/toy';
import { settle, settleAll } from './settle';

const engine = new Engine(toySystem());
const submit = submitWith(engine, { kind: 'keyed', secret: 'secret' });
const start = (): Position => engine.start({ scenario: '1', options: {} }, keyedDice('secret')).position;

const bid = (position: Position, seat: string, answer: number): AnswerSubmission => ({
  kind: 'answer',
  source: 'player',
  seat,
  decision: position.open.find((o) => o.seat === seat)?.id ?? '',
  answer,
});
const advance = (seat: string, kind: string, amount: number, once: boolean): StandingSubmission => {
  const order = { verb: 'bid', amount };
  const add = [{ kind, order, text: `bid ${amount}`, once }];
  return { kind: 'standing', source: 'player', seat, change: { add, forget: [], askMe: [], dontAsk: [] } };
};
const sources = (rows: { submission: Submission }[]): string[] => rows.map((r) => r.submission.source);
const sealed = (position: Position | undefined, seat: string): unknown =>
  position?.open.find((o) => o.seat === seat)?.sealed?.answer;

describe('the submissions of one mail', () => {
  it('are taken in their order, and none when there are none', () => {
    expect(settleAll(engine, start(), [], submit)).toEqual([]);
    const position = start();
    const rows = settleAll(
      engine,
      position,
      [advance('north', 'toy.bid-north', 3, false), bid(position, 'north', 7)],
      submit,
    );
    expect(sources(rows)).toEqual(['player', 'player']);
    expect(rows.map((r) => r.position.seq)).toEqual([1, 2]);
  });

  it('answer themselves: what the mail gives for good does not forestall its own answer', () => {
    const position = start();
    const mail = [advance('north', 'toy.bid-north', 3, false), bid(position, 'north', 7)];
    expect(sealed(settleAll(engine, position, mail, submit).at(-1)?.position, 'north')).toBe(7);
    // One by one they would: the standing order is then the answer, and the mail's own finds nothing open to give it to.
    expect(sealed(settle(engine, position, mail[0] as Submission, submit).at(-1)?.position, 'north')).toBe(3);
  });

  it('plan for what the same answer opens: the plan answers it at once, and is spent', () => {
    const before = settle(engine, start(), bid(start(), 'south', 9), submit).at(-1)?.position as Position;
    const mail = [advance('north', 'toy.consolation', 1, true), bid(before, 'north', 2)];
    const rows = settleAll(engine, before, mail, submit);
    expect(sources(rows)).toEqual(['player', 'player', 'standing']);
    const after = rows.at(-1)?.position;
    expect((after?.world as unknown as Toy['world']).score).toEqual({ south: 1, north: 1 });
    expect(after?.standing['north']?.orders).toEqual([]);
    expect(rows.at(-1)?.facts.map((f) => f.type)).toContain('despatch.standing-fired');
  });

  it('pass a step that stands before one they plan for; asked for by name, it is asked', () => {
    const passing = new Engine(
      toySystem({ decisions: [{ ...northBid, passedBy: ['toy.consolation'] }, southBid, consolation] }),
    );
    const by = submitWith(passing, { kind: 'keyed', secret: 'secret' });
    const plan = advance('north', 'toy.consolation', 1, true);
    expect(sources(settle(passing, start(), plan, by))).toEqual(['player', 'standing']);
    expect(
      sources(settle(passing, start(), { ...plan, change: { ...plan.change, askMe: ['toy.bid-north'] } }, by)),
    ).toEqual(['player']);
    expect(sources(settle(passing, start(), advance('north', 'toy.consolation', 1, false), by))).toEqual(['player']);
  });

  it('go on with a standing order for the next round, which stays', () => {
    const before = settle(engine, start(), bid(start(), 'south', 9), submit).at(-1)?.position as Position;
    const mail = [advance('north', 'toy.bid-north', 3, false), bid(before, 'north', 2)];
    const after = settleAll(engine, before, mail, submit).at(-1)?.position;
    expect((after?.world as unknown as Toy['world']).round).toBe(2);
    expect(sealed(after, 'north')).toBe(3);
    expect(after?.standing['north']?.orders).toHaveLength(1);
  });

  it('say which plan did not fit, and ask', () => {
    const before = settle(engine, start(), bid(start(), 'south', 9), submit).at(-1)?.position as Position;
    const mail = [advance('north', 'toy.consolation', 5, true), bid(before, 'north', 2)];
    const after = settleAll(engine, before, mail, submit).at(-1)?.position;
    expect(after?.open).toHaveLength(1);
    expect(after?.open[0]).toMatchObject({ kind: 'toy.consolation', misfits: ['"bid 5": one at most (3.2)'] });
    expect(after?.standing['north']?.orders).toEqual([]);
  });
});
