import { keyedDice } from '../chance/dice';
import { Engine } from '../engine';
import type { Fact } from '../flow/fact';
import { submitWith } from '../record/apply';
import type { Position } from '../record/position';
import type { System } from '../system';
import { toySystem, type Toy } from '../testing/toy';
import { fallenAway, fallenLines } from './fallen-away';
import { settle } from './settle';
import { consider } from './verdict';

/** South plans his consolation, and wins the first round, so that it is not asked; then he loses the second. */
function secondRound(planScope: System<Toy>['planScope']): {
  now: Position;
  score: Record<string, number>;
  fell: string[][];
} {
  const engine = new Engine(toySystem({ planScope }));
  const dice = keyedDice('secret');
  const keyed = submitWith(engine, { kind: 'keyed', secret: 'secret' });
  const start = engine.start({ scenario: '1', options: {} }, dice).position;
  const { change } = consider(engine, start, 'south', null, 'consolation: bid 1');
  const planned = engine.submit(start, { kind: 'standing', source: 'player', seat: 'south', change }, dice).position;
  const bids: [string, number][] = [
    ['north', 1],
    ['south', 5],
    ['north', 5],
    ['south', 1],
  ];
  const fell: string[][] = [];
  const now = bids.reduce((position, [seat, answer]) => {
    const decision = position.open.find((o) => o.seat === seat)?.id ?? '';
    const saved = JSON.parse(JSON.stringify(position)) as Position;
    const rows = settle(engine, saved, { kind: 'answer', source: 'player', seat, decision, answer }, keyed);
    const after = rows.at(-1)?.position ?? position;
    const since: Fact[] = rows.flatMap((row) => row.facts);
    fell.push(fallenLines(fallenAway(engine, position, after, 'south', since)));
    return after;
  }, planned);
  return { fell, now, score: (now.world as unknown as Toy['world']).score };
}

describe('a plan', () => {
  it('ends with the turn where its system says that all plans do', () => {
    const { score } = secondRound((world) => `${world.round}`);
    expect(score).toEqual({ north: 1, south: 1 });
  });

  it('lives until its own kind comes where its system says so, over the end of the turn', () => {
    const { now, score } = secondRound((world, kind) =>
      kind === 'toy.consolation' ? 'until it comes' : `${world.round}`,
    );
    expect(score).toEqual({ north: 1, south: 2 });
    expect(now.standing['south']?.orders).toEqual([]);
  });

  it('that nothing asked for while it stood is told once when its time is over; one that answered is not', () => {
    const { fell } = secondRound((world) => `${world.round}`);
    const line = '"bid 1": the time for consolation went by and you had nothing to decide in it, so nothing was done';
    expect(fell).toEqual([[], [line], [], []]);
    expect(secondRound(() => 'for good').fell).toEqual([[], [], [], []]);
  });
});
