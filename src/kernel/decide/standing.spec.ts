import { keyedDice } from '../chance/dice';
import { Engine } from '../engine';
import { submitWith } from '../record/apply';
import type { Position } from '../record/position';
import type { AnswerSubmission } from '../record/submission';
import { consolation, northBid, southBid, toySystem, type Toy } from '../testing/toy';
import type { Order, OrderKind } from './order';
import { settle } from './settle';
import { consider } from './verdict';

const engine = new Engine(toySystem());
const start = () => engine.start({ scenario: '1', options: {} }, keyedDice('secret')).position;
const keyed = submitWith(engine, { kind: 'keyed', secret: 'secret' });
const bid = (position: Position, seat: string, answer: number): AnswerSubmission => ({
  kind: 'answer',
  source: 'player',
  seat,
  decision: position.open.find((o) => o.seat === seat)?.id ?? '',
  answer,
});
const world = (position: Position) => position.world as unknown as Toy['world'];
const play = (position: Position, ...bids: [string, number][]): Position =>
  bids.reduce((now, [s, n]) => settle(engine, now, bid(now, s, n), keyed).at(-1)?.position ?? now, position);

describe('plans and standing orders', () => {
  const mail = (position: Position, seat: string, text: string) =>
    consider(engine, position, seat, position.open.find((o) => o.seat === seat) ?? null, text);
  const given = (position: Position, seat: string, text: string): Position => {
    const { change } = mail(position, seat, text);
    return engine.submit(position, { kind: 'standing', source: 'player', seat, change }, keyedDice('secret')).position;
  };

  it('one mail answers the open decision and plans a later one', () => {
    const verdict = mail(start(), 'south', 'bid 2\nconsolation: bid 1');
    expect(verdict.answer).toEqual({ value: 2 });
    expect(verdict.lines.map((l) => l.status)).toEqual(['ok', 'later']);
    const planned = given(start(), 'south', 'bid 2\nconsolation: bid 1');
    const done = play(planned, ['north', 5], ['south', 2]);
    expect(world(done).score).toEqual({ north: 1, south: 1 });
    expect(done.standing['south']?.orders).toEqual([]);
  });

  it('a plan in the place of an older one, and a standing order behind an older one, are told so', () => {
    const why = (position: Position, text: string) => mail(position, 'south', text).lines.map((l) => l.why);
    const planned = given(start(), 'south', 'consolation: bid 1\nalways consolation: bid 0');
    expect(why(planned, 'consolation: bid 2')).toEqual([expect.stringMatching(/; in the place of "bid 1"$/)]);
    expect(why(planned, 'consolation: bid 1')).toEqual([expect.not.stringContaining('in the place')]);
    expect(why(planned, 'always consolation: bid 2')).toEqual([
      expect.stringMatching(/; s2 "bid 0" was written first and goes where they differ \("forget s2"\)$/),
    ]);
    expect(why(planned, 'always consolation: bid 0')).toEqual([expect.stringMatching(/; s2 says so already$/)]);
    expect(why(planned, 'forget s2\nalways consolation: bid 2')[1]).not.toContain('s2');
  });

  it.each(['bid 2\ufffd', 'bid 2\u0096', 'bid 2\u0085'])(
    'a line that lost a letter on its way is refused, though what is left of it would do: %j',
    (line) => {
      const verdict = mail(start(), 'south', line);
      expect(verdict).toMatchObject({ sound: false, recognised: 1, answer: null });
      expect(verdict.lines[0]?.why).toMatch(/^a letter of this line was lost/);
      expect(mail(start(), 'south', 'bid 2 # \ufffd').answer).toEqual({ value: 2 });
    },
  );

  it('what may be the end of a long order that a program broke is no courtesy', () => {
    const long = `bid 2 # ${'for myself '.repeat(8)}`;
    expect(mail(start(), 'south', 'bid 2\nif it may be').sound).toBe(true);
    expect(mail(start(), 'south', `${long}\nif it may be`).sound).toBe(true);
    const order = `bid ${'2'.padStart(56, '0')}`;
    expect(mail(start(), 'south', `${order}\nif it may be`).sound).toBe(false);
    expect(mail(start(), 'south', `${order}\n\nif it may be`).sound).toBe(true);
  });

  it('a standing order stays, tells only its owner that it acted, and can be forgotten', () => {
    const standing = given(start(), 'south', 'always consolation: bid 1');
    const rows = settle(engine, play(standing, ['north', 5]), bid(standing, 'south', 2), keyed);
    const fired = rows.flatMap((r) => r.facts).find((f) => f.type === 'despatch.standing-fired');
    expect(fired?.audience).toEqual(['south']);
    expect(rows.at(-1)?.position.standing['south']?.orders.map((o) => o.id)).toEqual(['s1']);
    const forgotten = given(rows.at(-1)?.position as Position, 'south', 'forget s1');
    expect(forgotten.standing['south']?.orders).toEqual([]);
  });

  it('one that does not fit asks, says why, and switches itself off', () => {
    const standing = given(start(), 'south', 'always consolation: bid 2');
    const waiting = play(standing, ['north', 5], ['south', 2]);
    expect(waiting.open[0]?.misfits[0]).toContain('one at most (3.2)');
    expect(waiting.standing['south']?.orders[0]?.off).toContain('one at most');
  });

  it('a condition decides whether it acts', () => {
    const standing = given(start(), 'south', 'always if behind: consolation: bid 1');
    expect(world(play(standing, ['north', 5], ['south', 2])).score).toEqual({ north: 1, south: 1 });
    const ahead = play(start(), ['north', 1], ['south', 2]);
    const later = given(ahead, 'south', 'always if behind: consolation: bid 1');
    expect(world(play(later, ['north', 5], ['south', 2])).score).toEqual({ north: 1, south: 1 });
  });

  const firedIn = (position: Position, ...bids: [string, number][]) => {
    let now = position;
    const facts = bids.flatMap(([seat, amount]) => {
      const rows = settle(engine, now, bid(now, seat, amount), keyed);
      now = rows.at(-1)?.position ?? now;
      return rows.flatMap((r) => r.facts);
    });
    return facts.filter((f) => f.type === 'despatch.standing-fired').map((f) => f.body);
  };

  it('conditions take parameters, are printed as they are read, and are read as they are printed', () => {
    const [line] = mail(start(), 'south', 'always at 1 if score 0 or less: consolation: bid 1').lines;
    expect(line).toMatchObject({
      status: 'later',
      read: 'at 1 if score 0 or less: bid 1',
      why: 'always, for consolation',
    });
    const again = mail(start(), 'south', 'consolation: and at 1, if score 0 or less: bid 1');
    expect(again.change.add[0]?.text).toBe(line?.read);
    expect(mail(start(), 'south', 'if score 2: consolation: bid 1').change.add[0]?.text).toBe(
      'if score 2 or more: bid 1',
    );
  });

  it('of those that fit one group answers: plans first, then more conditions; the report says why', () => {
    const plain = given(start(), 'south', 'always consolation: bid 0');
    const both = given(plain, 'south', 'always at 1 if behind: consolation: bid 1\nalways at 2: consolation: bid 0');
    const [body] = firedIn(both, ['north', 5], ['south', 2]);
    expect(body).toMatchObject({
      kind: 'toy.consolation',
      answer: ['bid 1'],
      orders: [{ id: 's2', because: ['at 1', 'if behind'] }],
      passed: [
        { id: 's1', why: 'another of your orders comes first' },
        { id: 's3', why: '"at 2" does not hold' },
      ],
    });
    const planned = given(both, 'south', 'consolation: bid 0');
    expect(firedIn(planned, ['north', 5], ['south', 2])[0]).toMatchObject({ orders: [{ id: 's4', once: true }] });
  });

  it('of two under the same conditions that say different things the first goes, also where a decision hears the last word', () => {
    const two = given(start(), 'south', 'always consolation: bid 1\nalways consolation: bid 0');
    expect(firedIn(two, ['north', 5], ['south', 2])[0]).toMatchObject({
      answer: ['bid 1'],
      orders: [{ id: 's1' }],
      passed: [{ id: 's2', why: 'another of your orders comes first' }],
    });
  });

  it('when none fits the default answers, and its owner is told why none did', () => {
    const later = given(start(), 'south', 'always at 2: consolation: bid 1');
    expect(firedIn(later, ['north', 5], ['south', 2])[0]).toMatchObject({
      answer: ['bid 0'],
      orders: [],
      passed: [{ id: 's1', why: '"at 2" does not hold' }],
    });
  });

  it.each([
    ['always consolation: bid 1', [{ id: 's1', text: 'bid 1', once: false, why: 'nothing is left (3.3)' }]],
    ['consolation: bid 1', [{ id: 's1', text: 'bid 1', once: true, why: 'nothing is left (3.3)' }]],
    ['always consolation: bid 0', null],
  ])(
    'where one answer only is possible, its owner is told why %j did not act, unless it says the same',
    (own, passed) => {
      const empty = { ...consolation, only: () => ({ answer: 0, why: 'nothing is left (3.3)' }) };
      const forced = new Engine(toySystem({ decisions: [northBid, southBid, empty] }));
      const submit = submitWith(forced, { kind: 'keyed', secret: 'secret' });
      const one = settle(forced, given(start(), 'south', own), bid(start(), 'north', 5), submit).at(-1)?.position;
      const rows = one ? settle(forced, one, bid(one, 'south', 2), submit) : [];
      const fired = rows.flatMap((r) => r.facts).filter((f) => f.type === 'despatch.standing-fired');
      const body = { kind: 'toy.consolation', answer: ['bid 0'], orders: [], only: true, passed };
      expect(fired.map((f) => [f.audience, f.body])).toEqual(passed ? [[['south'], body]] : []);
    },
  );

  it('the misfit of one is not answered by a less specific one: the seat is asked', () => {
    const standing = given(start(), 'south', 'always consolation: bid 1\nalways at 1: consolation: bid 3');
    const waiting = play(standing, ['north', 5], ['south', 2]);
    expect(waiting.open.map((o) => o.kind)).toEqual(['toy.consolation']);
    expect(waiting.standing['south']?.orders.map((o) => o.off !== undefined)).toEqual([false, true]);
  });

  it('new plans replace older ones under the same conditions only', () => {
    const one = given(start(), 'south', 'at 1: consolation: bid 0\nif behind: consolation: bid 0');
    const two = given(one, 'south', 'at 1: consolation: bid 1');
    expect(two.standing['south']?.orders.map((o) => o.text)).toEqual(['if behind: bid 0', 'at 1: bid 1']);
  });

  it('an order is read without the colon behind its condition', () => {
    expect(mail(start(), 'south', 'if behind bid 1').lines).toMatchObject([
      { status: 'later', text: 'if behind bid 1', read: 'if behind: bid 1' },
    ]);
    expect(mail(start(), 'south', 'always if behind bid 1').lines[0]).toMatchObject({ status: 'later' });
  });

  it('an order of an old position, with one word for its condition, still acts', () => {
    const now = start();
    const order = { verb: 'bid', amount: 1, when: 'behind' };
    now.standing['south'] = {
      orders: [{ id: 's1', kind: 'toy.consolation', order, text: 'if behind: bid 1', once: false }],
      askMe: [],
      given: 1,
    };
    expect(firedIn(now, ['north', 5], ['south', 2])[0]).toMatchObject({
      orders: [{ id: 's1', because: ['if behind'] }],
    });
  });

  it.each([
    [
      'if behnd: consolation: bid 1',
      /"if behnd" is no condition here; consolation knows: if behind, if score/,
      'if behind',
    ],
    ['if score many: consolation: bid 1', /"many" is no number/, 'if score number [or more | or less]'],
    ['at: consolation: bid 1', /no order/, undefined],
    ['if behind by far', /missing behind the condition/, undefined],
    ['if behind: consolation: bid x', /"x" is no number/, undefined],
  ])('%s is refused', (line, why, nearest) => {
    const verdict = mail(start(), 'south', line);
    expect(verdict.sound).toBe(false);
    expect(verdict.lines[0]?.why).toMatch(why);
    if (nearest !== undefined) expect(verdict.lines[0]?.nearest).toBe(nearest);
  });

  it('the open decision may be named as well', () => {
    expect(mail(start(), 'south', 'bidding: bid 4').answer).toEqual({ value: 4 });
  });

  it('what several later decisions know must say for which it is', () => {
    const three = new Engine(
      toySystem({
        decisions: [...toySystem().decisions, { ...consolation, kind: 'toy.more', word: 'more', title: 'more' }],
      }),
    );
    const verdict = consider(three, { ...start(), scenario: 'case' }, 'south', null, 'always bid 1');
    expect(verdict.lines[0]?.why).toBe('this could be for bid, consolation or more; say for which');
    expect(verdict.lines[0]?.nearest).toBe('"bidding: bid 1", "consolation: bid 1" or "more: bid 1"');
    const named = consider(three, { ...start(), scenario: 'case' }, 'south', null, 'always more: bid 1');
    expect(named.change.add[0]?.kind).toBe('toy.more');
  });

  it('what the scenario never asks is not known in it', () => {
    const raise = { ...(consolation.verbs[0] as OrderKind<Toy, Order>), verb: 'raise' };
    const more = { ...consolation, kind: 'toy.more', word: 'more', verbs: [raise] };
    const wider = new Engine(toySystem({ decisions: [...toySystem().decisions, more] }));
    const sound = (position: Position) => consider(wider, position, 'south', null, 'always raise 1').sound;
    expect([sound(start()), sound({ ...start(), scenario: 'case' })]).toEqual([false, true]);
  });

  it("a kind that yields leaves its orders to the other; one of the other's turn leaves plans to those of the own", () => {
    const asked = (change: object) => {
      const changed = toySystem().decisions.map((d) => (d.kind === 'toy.consolation' ? { ...d, ...change } : d));
      return (text: string) => consider(new Engine(toySystem({ decisions: changed })), start(), 'south', null, text);
    };
    expect(asked({ yields: true })('always bid 1').change.add[0]?.kind).toBe('toy.bid-south');
    expect(asked({ asked: 'other' })('bid 1').change.add[0]?.kind).toBe('toy.bid-south');
    expect(asked({ asked: 'other' })('always bid 1').sound).toBe(false);
  });

  it('a plan for a question that comes again and again lasts as long as its scope', () => {
    const changed = toySystem().decisions.map((d) =>
      d.kind === 'toy.consolation' ? { ...d, lasting: true as const } : d,
    );
    const lasting = new Engine(toySystem({ decisions: changed }));
    const planned = given(start(), 'south', 'consolation: bid 1');
    const lastingly = submitWith(lasting, { kind: 'keyed', secret: 'secret' });
    const one = settle(lasting, planned, bid(planned, 'north', 5), lastingly).at(-1)?.position as Position;
    const two = settle(lasting, one, bid(one, 'south', 2), lastingly).at(-1)?.position as Position;
    expect(world(two).score).toEqual({ north: 1, south: 1 });
    expect(two.standing['south']?.orders.map((o) => o.text)).toEqual(['bid 1']);
    // The next round is another scope: it is there no more, and the next change drops it.
    expect(given(two, 'south', 'ask me consolation').standing['south']?.orders).toEqual([]);
  });

  it('a mail says which decisions its plans for later ones pass, and those that it answers it does not', () => {
    const passing = toySystem().decisions.map((d) =>
      d.kind === 'toy.bid-south' ? { ...d, passedBy: ['toy.consolation'] } : d,
    );
    const own = new Engine(toySystem({ decisions: passing }));
    const told = (text: string) =>
      consider(own, start(), 'south', start().open.find((o) => o.seat === 'south') ?? null, text).passes;
    expect(told('consolation: bid 1')).toEqual(['bidding']);
    expect(told('bid 2\nconsolation: bid 1')).toEqual([]);
    expect(told('always consolation: bid 1')).toEqual([]);
    expect(told('consolation: bid 4\nbid 99')).toEqual([]);
  });

  it('a plan for what is over in the running turn is refused with the rule; for good it is kept', () => {
    const asking = given(start(), 'south', 'ask me consolation');
    const waiting = play(asking, ['north', 5], ['south', 2]);
    expect(waiting.open.map((o) => o.kind)).toEqual(['toy.consolation']);
    expect(mail(waiting, 'south', 'bidding: bid 3').lines[0]).toMatchObject({
      ...{ status: 'error', rule: '2.1', why: 'bid is over for this turn' },
    });
    expect(mail(waiting, 'south', 'always bidding: bid 3').sound).toBe(true);
  });

  it('a plan that was written too early does not answer for what has come since', () => {
    const early = { awaits: () => true, leftOut: (answer: number) => (answer === 1 ? [] : ['the rest']) };
    const kinds = toySystem().decisions.map((d) => (d.kind === 'toy.consolation' ? { ...d, ...early } : d));
    const own = new Engine(toySystem({ decisions: kinds }));
    const ownSubmit = submitWith(own, { kind: 'keyed', secret: 'secret' });
    const after = (text: string): Position => {
      const { change } = consider(own, start(), 'south', null, text);
      const rows = [
        { kind: 'standing' as const, source: 'player' as const, seat: 'south', change },
        ...[bid(start(), 'north', 5), bid(start(), 'south', 2)],
      ];
      return rows.reduce((now, row) => settle(own, now, row, ownSubmit).at(-1)?.position ?? now, start());
    };
    expect(after('consolation: bid 0').open[0]?.misfits[0]).toContain('it says nothing of the rest');
    expect(world(after('consolation: bid 1')).score).toEqual({ north: 1, south: 1 });
  });

  it('"ask me" about what does not answer itself is told what does, one of it as a line to write', () => {
    const several = toySystem().decisions.map((d) =>
      d.kind === 'toy.bid-south' ? { ...d, interphase: consolation.interphase } : d,
    );
    const own = new Engine(toySystem({ decisions: several as never }));
    const { lines } = consider(own, start(), 'south', null, 'ask me weather');
    expect(lines[0]).toMatchObject({
      why: '"weather" is no decision that answers itself; these do: bidding, consolation',
      nearest: 'ask me bidding',
    });
  });

  it('what an order given in advance says of later decisions is kept', () => {
    const more = { kind: 'toy.consolation', order: { verb: 'bid', amount: 1 } as Order, text: 'bid 1' };
    const kinds = toySystem().decisions.map((d) =>
      d.kind === 'toy.bid-south'
        ? {
            ...d,
            assemble: (orders: Order[]) => ({ answer: (orders[0] as { amount?: number }).amount, plans: [more] }),
          }
        : d,
    );
    const own = new Engine(toySystem({ decisions: kinds }));
    const ownSubmit = submitWith(own, { kind: 'keyed', secret: 'secret' });
    const { change } = consider(own, start(), 'south', null, 'bidding: bid 2');
    const planned = settle(own, start(), { kind: 'standing', source: 'player', seat: 'south', change }, ownSubmit);
    const now = planned.at(-1)?.position as Position;
    const done = settle(own, now, bid(now, 'north', 5), ownSubmit).at(-1)?.position as Position;
    expect(world(done).score).toEqual({ north: 1, south: 1 });
  });

  it('a plan ends with its scope', () => {
    const planned = given(start(), 'south', 'consolation: bid 1');
    const next = play(planned, ['north', 1], ['south', 5]);
    expect(world(play(next, ['north', 5], ['south', 2])).score).toEqual({ north: 1, south: 1 });
  });
});
