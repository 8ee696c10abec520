import { keyedDice } from '../../../kernel/chance/dice';
import { settle } from '../../../kernel/decide/settle';
import { consider } from '../../../kernel/decide/verdict';
import { factFor } from '../../../kernel/flow/fact';
import { submitWith } from '../../../kernel/record/apply';
import type { Json } from '../../../kernel/realm';
import type { Position } from '../../../kernel/record/position';
import { playOut } from '../../../kernel/testing/playout';
import { simulate } from '../../../kernel/testing/simulate';
import { SEATS, type View, type World } from './cards';
import { cardsEngine } from './testing';

const engine = cardsEngine();
const dice = keyedDice('secret');
const keyed = submitWith(engine, { kind: 'keyed', secret: 'secret' });
const start = (): Position => engine.start({ scenario: '1', options: {} }, dice).position;
const world = (position: Position) => position.world as unknown as World;
const openTo = (position: Position, seat: string) => position.open.find((o) => o.seat === seat && !o.sealed) ?? null;

/** The lowest card, stay, throw nothing: what `seat` is asked, answered by its default. */
function silent(position: Position, seat: string): Position {
  const open = openTo(position, seat);
  if (!open) throw new Error(`${seat} is asked nothing`);
  const found = engine.kind(open.kind).ifSilent(engine.ask(position, open)) as { answer: Json };
  const [decision, answer] = [open.id, found.answer];
  const rows = settle(engine, position, { kind: 'answer', source: 'player', seat, decision, answer }, keyed);
  return rows.at(-1)?.position ?? position;
}
/** On by defaults until `done`. */
function until(position: Position, done: (position: Position) => boolean): Position {
  let now = position;
  while (!now.over && !done(now)) now = silent(now, now.open.find((o) => !o.sealed)?.seat ?? '');
  return now;
}
function planned(position: Position, seat: string, text: string): Position {
  const { change, lines } = consider(engine, position, seat, openTo(position, seat), text);
  expect(lines.map((l) => l.status)).not.toContain('unreadable');
  return engine.submit(position, { kind: 'standing', source: 'player', seat, change }, dice).position;
}

describe('a system of three seats, hidden hands and dice of six sides', () => {
  it('comes to its end by legal orders alone, the same saved, loaded and rewound, and leaks nothing', async () => {
    const result = await simulate(engine, {
      ...{ scenario: '1', games: 40, seed: 'cards', bothWays: true, leakPairs: 4, playedPairs: 12 },
    });
    expect({ faults: result.faults, leaks: result.leaks }).toEqual({ faults: [], leaks: [] });
    expect(result.results['unfinished']).toBeUndefined();
    expect(result.played.pairs).toBeGreaterThan(500);
    expect(result.exchangesPerTurn.planned).toBeLessThan(result.exchangesPerTurn.strict);
  });

  it('rolls nothing above six', () => {
    const { facts } = playOut(engine, { scenario: '1', seed: 'six', mode: 'strict' });
    const rolls = facts
      .filter((f) => f.type === 'cards.raid')
      .map((f) => f.body['roll'] as never as { die: number; sides: number });
    expect(rolls.length).toBeGreaterThan(6);
    expect(rolls.every(({ die, sides }) => sides === 6 && die <= 6)).toBe(true);
  });

  it('is found out where another hand is shown', async () => {
    const open = cardsEngine({
      view: (w, seat) => ({ ...engine.system.view(w, seat, engine.system.data), hand: Object.values(w.hands).flat() }),
    });
    const { leaks } = await simulate(open, { scenario: '1', games: 1, seed: 'open', bothWays: false, leakPairs: 4 });
    expect(leaks.join()).toContain('view differs');
  });
});

describe('three seats asked together', () => {
  it('answer sealed in any order; nothing of it is seen until the last has answered', () => {
    const before = start();
    expect(before.open.map((o) => o.seat)).toEqual([...SEATS]);
    const two = silent(silent(before, 'blue'), 'red');
    expect(world(two)).toEqual(world(before));
    expect(engine.view(two, 'green')).toEqual(engine.view(before, 'green'));
    const three = silent(two, 'green');
    expect(SEATS.map((seat) => world(three).hands[seat].length)).toEqual([4, 4, 4]);
    expect(three.open.map((o) => [o.kind, o.seat])).toEqual([['cards.march', 'red']]);
  });

  it('tell each of three seats what it may read', () => {
    const { facts } = engine.start({ scenario: '1', options: {} }, dice);
    const drawn = facts.filter((f) => f.type === 'cards.drawn' && f.body['seat'] === 'red');
    expect(drawn).toHaveLength(5);
    expect(drawn.every((f) => factFor(f, 'red')?.['card'] !== undefined)).toBe(true);
    expect(drawn.map((f) => factFor(f, 'blue'))).toEqual(drawn.map(() => ({ seat: 'red' })));
  });
});

describe('a plan that lives until its kind comes', () => {
  it('waits over the end of a round, saved and loaded on its way, and is used up', () => {
    const { hand } = engine.view(start(), 'green') as View;
    const high = Math.max(...hand);
    const given = JSON.parse(JSON.stringify(planned(start(), 'green', `throw ${high}`))) as Position;
    const second = until(given, (p) => world(p).round === 2);
    expect(second.standing['green']?.orders).toMatchObject([{ kind: 'cards.discard', scope: 'cards.discard 0' }]);
    const third = until(second, (p) => world(p).round === 3);
    expect(third.standing['green']?.orders).toEqual([]);
    expect(world(third).score.green).toBe(world(until(start(), (p) => world(p).round === 3)).score.green + 1);
  });

  it('answers in its own round where its kind comes in it', () => {
    const now = until(planned(start(), 'red', 'march 0102'), (p) => p.open.some((o) => o.kind === 'cards.march'));
    expect(world(now)).toMatchObject({ came: { 'cards.play-red': 1 }, pawns: { red: '0102' } });
    expect(now.standing['red']?.orders).toEqual([]);
  });
});
