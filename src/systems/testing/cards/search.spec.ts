import { often, sampled } from '../../../config/testing/depth';
import { seededRng } from '../../../kernel/decide/rng';
import { canonical } from '../../../kernel/record/hash';
import type { Json } from '../../../kernel/realm';
import type { Position } from '../../../kernel/record/position';
import { imagined } from '../../../kernel/search/imagined';
import { knownTo, toldTo } from '../../../kernel/search/known-to';
import { costOf, search, searchAnswer } from '../../../kernel/search/search-answer';
import { matchOf, strategyOf } from '../../../kernel/search/strategy';
import { hiddenTwin } from '../../../kernel/testing/leaks';
import { matchResult, playMatch } from '../../../kernel/testing/match';
import { playOut } from '../../../kernel/testing/playout';
import { cardsEngine } from './testing';

const engine = cardsEngine();

/** Positions of a random game, with what each asks first. */
function asked(seed: string): Position[] {
  const positions: Position[] = [];
  playOut(engine, { scenario: '1', seed, mode: 'strict', onAsked: (p) => void positions.push(p) });
  return positions;
}
const first = (position: Position) => {
  const open = position.open.find((o) => !o.sealed);
  if (!open) throw new Error('nobody is asked');
  return open;
};
const options = { rollouts: 60, seed: 'a' };

describe('the opponent that searches, in a game of hidden hands', () => {
  it('starts from what its seat knows: a twin of what is hidden gives the same, and the same answer', () => {
    const rng = seededRng('twins');
    let pairs = 0;
    for (const position of sampled(asked('twins'), 3)) {
      const open = first(position);
      const twin = hiddenTwin(engine, position, open.seat, rng);
      if (!twin) continue;
      const known = knownTo(engine, position, open, []);
      const other = knownTo(engine, twin, first(twin), []);
      expect(canonical(other)).toBe(canonical(known));
      expect(searchAnswer(engine, other, options)).toEqual(searchAnswer(engine, known, options));
      pairs += 1;
    }
    expect(pairs).toBeGreaterThan(often(6, 20));
  });

  it('imagines worlds that its seat sees as it sees the true one, and that ask what is asked', () => {
    for (const position of asked('draws')) {
      const open = first(position);
      const known = knownTo(engine, position, open, []);
      const rng = seededRng('draw');
      const drawn = imagined(engine, known, (below) => rng.int(below));
      expect(engine.view(drawn.position, open.seat)).toEqual(known.view);
      expect(drawn.own).toMatchObject({ kind: open.kind, seat: open.seat, facts: open.facts });
      expect(drawn.position.open.map((o) => [o.kind, o.seat])).toEqual(position.open.map((o) => [o.kind, o.seat]));
    }
  });

  it('tells what an answer cost that was given: its own nothing, and of others some', () => {
    const costs = asked('costs').flatMap((position) => {
      const open = first(position);
      const known = knownTo(engine, position, open, toldTo([], open.seat));
      const { answer } = search(engine, known, options);
      expect(costOf(engine, known, answer, options)).toMatchObject({ better: answer, cost: 0 });
      const kind = engine.kind(open.kind);
      const given = kind.sample(engine.ask(position, open), seededRng(open.id)) as Json;
      return [costOf(engine, known, given, { ...options, rollouts: 240 }).cost];
    });
    expect(costs.some((cost) => cost > 0)).toBe(true);
    expect(costs.every((cost) => cost >= 0 && cost <= 2)).toBe(true);
  });

  it('chooses alike from the same seed, plays no more than its budget, and breaks no rollout', () => {
    const positions = asked('again');
    const found = positions.map((position) => {
      const known = knownTo(engine, position, first(position), toldTo([], first(position).seat));
      return [search(engine, known, options), search(engine, known, options)] as const;
    });
    for (const [one, other] of found) {
      expect(one).toEqual(other);
      expect(one.broken).toEqual([]);
      expect(one.rollouts).toBeLessThanOrEqual(options.rollouts * 1.1);
    }
    expect(found.some(([one]) => one.changed)).toBe(true);
  });

  it('plays better than the script that it begins with', () => {
    const games = Array.from({ length: often(8, 30) }, (_, n) => String(n));
    const played = (words: string) => matchResult(games.map((seed) => playMatch(engine, '1', matchOf(words), seed)));
    expect(played('search:120:random').value.mean).toBeGreaterThan(played('script:random').value.mean + 0.25);
  });
});

describe('a way to play', () => {
  it('is named, with the rollouts of a search', () => {
    expect(strategyOf('search:50')).toEqual({ name: 'search', rollouts: 50 });
    expect(matchOf('random:search:50').map((s) => s.name)).toEqual(['random', 'search']);
    expect(() => matchOf('random')).toThrow(/^--match takes two ways to play, such as search:200:script/);
    expect(() => strategyOf('clever')).toThrow(/"clever" is no way to play; there are default, random, script/);
    expect(() => strategyOf('script:3')).toThrow(/is no way to play/);
  });
});
