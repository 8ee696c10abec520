import { keyedDice } from './chance/dice';
import { nextAnswer, settle } from './decide/settle';
import { Engine } from './engine';
import { DecisionClosed, GameOver, IllegalAnswer, WrongSeat } from './errors';
import { define, DuplicateLabel } from './flow/step';
import { LostLabel } from './flow/frame';
import { RunawayProcedure } from './flow/machine';
import { rewindTo, submitWith } from './record/apply';
import { submitEntered, WaitsForDice } from './record/entered';
import { NoMigration } from './record/migrate';
import type { Position } from './record/position';
import type { AnswerSubmission, Submission } from './record/submission';
import { toySystem, type Toy } from './testing/toy';

const dice = keyedDice('secret');
const engine = new Engine(toySystem());
const start = () => engine.start({ scenario: '1', options: {} }, dice).position;
const bid = (position: Position, seat: string, answer: number): AnswerSubmission => ({
  kind: 'answer',
  source: 'player',
  seat,
  decision: position.open.find((o) => o.seat === seat)?.id ?? '',
  answer,
});
const world = (position: Position) => position.world as unknown as Toy['world'];

/** Plays bids in turn, running on through defaults. */
function play(position: Position, ...bids: [string, number][]): Position {
  return bids.reduce(
    (now, [seat, amount]) =>
      settle(engine, now, bid(now, seat, amount), submitWith(engine, { kind: 'keyed', secret: 'secret' })).at(-1)
        ?.position ?? now,
    position,
  );
}

describe('procedures as stacks of labelled steps', () => {
  it('asks both seats at once and says where it stands in the words of the rules', () => {
    const position = start();
    expect(position.open.map((o) => o.seat)).toEqual(['north', 'south']);
    expect(engine.where(position)).toBe('Toy game > rounds > Round > both bid');
  });

  it('keeps answers sealed until all are in; a later one replaces an earlier one', () => {
    const once = play(start(), ['north', 2]);
    expect(world(once).log).toEqual([]);
    expect(once.open.find((o) => o.seat === 'north')?.sealed).toEqual({ answer: 2, version: 1 });
    const twice = play(once, ['north', 5]);
    expect(twice.open.find((o) => o.seat === 'north')?.sealed).toEqual({ answer: 5, version: 2 });
    const done = play(twice, ['south', 3]);
    expect(world(done).log).toEqual(['north wins', 'cheer for north']);
  });

  it('comes back from a call that a step returned, with what it left', () => {
    const tied = play(start(), ['north', 4], ['south', 4]);
    expect(world(tied).log[0]).toMatch(/^(north|south) wins$/);
    expect(world(tied).round).toBe(2);
  });

  it('runs to the end and then takes nothing more', () => {
    const over = play(start(), ['north', 2], ['south', 1], ['north', 0], ['south', 1]);
    expect(over.over?.level).toBe('Done');
    expect(over.stack).toEqual([]);
    expect(() => engine.submit(over, { kind: 'resign', source: 'player', seat: 'north' }, dice)).toThrow(GameOver);
  });

  it('does not change the position it was given', () => {
    const position = start();
    const before = JSON.stringify(position);
    play(position, ['north', 1], ['south', 2]);
    expect(JSON.stringify(position)).toBe(before);
  });

  it('refuses two steps with one label, and stops a loop without end by name', () => {
    const none = (): void => undefined;
    expect(() => define<Toy>('Twice', (s) => [s.do('a', none), s.do('a', none)])).toThrow(DuplicateLabel);
    const loop = define<Toy>('Loop', (s) => [s.while('for ever', () => true, [s.do('turn', none)], 7)]);
    const runaway = new Engine(toySystem({ procedures: [loop], decisions: [] }));
    expect(() => runaway.begin('1', world(start()), 'Loop', {}, dice)).toThrow(RunawayProcedure);
  });

  it('moves no game in flight when a fix puts a step in, and names a label that was lost', () => {
    const position = start();
    const [bids, ...rest] = toySystem().procedures.find((p) => p.name === 'Round')?.steps ?? [];
    const fixed = {
      name: 'Round',
      steps: [
        bids,
        { kind: 'do', label: 'a step more', run: (c: { world: Toy['world'] }) => void c.world.log.push('fixed') },
        ...rest,
      ],
    };
    const others = toySystem().procedures.filter((p) => p.name !== 'Round');
    const after = new Engine(toySystem({ procedures: [...others, fixed as never] }));
    const one = after.submit(position, bid(position, 'north', 2), dice).position;
    const two = after.submit(one, bid(one, 'south', 1), dice).position;
    expect(world(two).log).toEqual(['fixed', 'north wins', 'cheer for north']);
    const lost = { ...position, stack: position.stack.map((f) => (f.at === 'both bid' ? { ...f, at: 'gone' } : f)) };
    expect(() => engine.where(lost)).toThrow(LostLabel);
  });
});

describe('answers', () => {
  it('are refused when illegal, closed, or of the wrong seat', () => {
    const position = start();
    expect(() => engine.submit(position, bid(position, 'north', 10), dice)).toThrow(IllegalAnswer);
    expect(() => engine.submit(position, { ...bid(position, 'north', 1), decision: 'd9' }, dice)).toThrow(
      DecisionClosed,
    );
    expect(() => engine.submit(position, { ...bid(position, 'north', 1), seat: 'south' }, dice)).toThrow(WrongSeat);
  });

  it('are taken back while they are sealed, and count on when they are given again', () => {
    const undo = (at: Position): Submission => ({
      ...{ kind: 'undo', source: 'player', seat: 'north' },
      decision: at.open.find((o) => o.seat === 'north')?.id ?? '',
    });
    const sealed = play(start(), ['north', 2], ['north', 5]);
    const back = engine.submit(sealed, undo(sealed), dice).position;
    expect(back.open.map((o) => o.sealed)).toEqual([undefined, undefined]);
    expect(() => engine.submit(back, undo(back), dice)).toThrow(DecisionClosed);
    const again = play(back, ['north', 3]);
    expect(again.open[0]?.sealed).toEqual({ answer: 3, version: 3 });
    const played = play(again, ['south', 1]);
    expect(world(played).log[0]).toBe('north wins');
    expect(() => engine.submit(played, undo(sealed), dice)).toThrow(DecisionClosed);
  });

  it('are asked no more once both sides call it a draw', () => {
    const drawn = engine.submit(play(start(), ['north', 2]), { kind: 'draw', source: 'player' }, dice);
    expect(drawn.position).toMatchObject({ open: [], stack: [], over: { winner: null, level: 'Draw' } });
    expect(drawn.facts).toMatchObject([{ type: 'despatch.drawn', audience: 'all' }]);
  });

  it('of the interphase come from the published default unless the seat wants to be asked', () => {
    const change = { add: [], forget: [], askMe: ['toy.consolation'], dontAsk: [] };
    const asked = engine.submit(start(), { kind: 'standing', source: 'player', seat: 'south', change }, dice).position;
    const waiting = play(asked, ['north', 3], ['south', 2]);
    expect(waiting.open.map((o) => [o.seat, o.kind])).toEqual([['south', 'toy.consolation']]);
    expect(nextAnswer(engine, waiting)).toBeNull();
  });
});

describe('dice, rewinds, versions', () => {
  const keyed = submitWith(engine, { kind: 'keyed', secret: 'secret' });
  const tied = (position: Position): string => world(play(position, ['north', 4], ['south', 4])).log[0] ?? '';

  it('a rewind with kept dice plays the same again, in a new epoch with new decision numbers', () => {
    const first = start();
    const later = play(first, ['north', 4], ['south', 4]);
    const back = rewindTo(engine, later, first, {
      kind: 'rewind',
      source: 'moderator',
      to: 0,
      dice: 'kept',
      reason: 'a wrong map',
    });
    expect(back.position.epoch).toBe(1);
    expect(back.position.seq).toBe(later.seq + 1);
    expect(back.position.open.map((o) => o.id)).not.toEqual(first.open.map((o) => o.id));
    expect(tied(back.position)).toBe(tied(first));
    expect(back.facts[0]).toMatchObject({ type: 'despatch.rewound', audience: 'all', body: { reason: 'a wrong map' } });
  });

  it('a rewind with dice rolled anew keys them with the new epoch', () => {
    const first = start();
    const back = rewindTo(engine, play(first, ['north', 4], ['south', 4]), first, {
      kind: 'rewind',
      source: 'moderator',
      to: 0,
      dice: 'anew',
      reason: '',
    });
    expect(back.position.dice).toEqual({ epoch: 1, step: 0 });
    expect(first.dice).toEqual({ epoch: 0, step: 0 });
  });

  it('an upgrade migrates position and cursor, and there must be a way', () => {
    const newer = new Engine(
      toySystem({
        version: '1.1.0',
        migrations: [
          {
            from: '1.0.0',
            to: '1.1.0',
            world: (w) => ({ ...(w as object), rounds: 1 }),
            cursor: (stack) => stack.map((f) => (f.at === 'both bid' ? { ...f, at: 'both bid' } : f)),
          },
        ],
      }),
    );
    const upgraded = newer.submit(start(), { kind: 'upgrade', source: 'moderator', to: '1.1.0' }, dice).position;
    expect(upgraded.version).toBe('1.1.0');
    expect(world(upgraded).rounds).toBe(1);
    expect(() => newer.submit(start(), { kind: 'upgrade', source: 'moderator', to: '2.0.0' }, dice)).toThrow(
      NoMigration,
    );
  });

  it('a moderator adjusts the world by a patch with a reason', () => {
    const patch: Submission = {
      kind: 'adjust',
      source: 'moderator',
      patch: { score: { north: 3 } },
      reason: 'forgotten point',
      rule: '2.3',
    };
    expect(world(keyed(start(), patch).position).score).toEqual({ north: 3 });
  });

  it('with real dice the game waits for the roll it needs and goes on when it is typed', () => {
    const first = start();
    const one = submitEntered(engine, first, bid(first, 'north', 4)).position;
    const waiting = submitEntered(engine, one, bid(one, 'south', 4)).position;
    expect(waiting.entering?.missing).toBe('tie');
    expect(() => submitEntered(engine, waiting, bid(first, 'north', 1))).toThrow(WaitsForDice);
    const newer = new Engine(
      toySystem({ version: '1.1.0', migrations: [{ from: '1.0.0', to: '1.1.0', world: (w) => w }] }),
    );
    const to = { kind: 'upgrade', source: 'moderator', to: '1.1.0' } as const;
    expect(submitEntered(newer, waiting, to).position).toMatchObject({
      version: '1.1.0',
      entering: { missing: 'tie' },
    });
    const resigned = submitEntered(engine, waiting, { kind: 'resign', source: 'player', seat: 'north' }).position;
    expect(resigned).toMatchObject({ over: { winner: 'south' }, seq: waiting.seq + 1 });
    expect(resigned.entering).toBeUndefined();
    const on = submitEntered(engine, waiting, { kind: 'dice', source: 'moderator', faces: { tie: 2 } }).position;
    expect(world(on).log[0]).toBe('south wins');
    expect(on.entering).toBeUndefined();
  });
});
