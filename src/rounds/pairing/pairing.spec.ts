import { seededRng } from '../../kernel/decide/rng';
import { cheapestPairs } from './cheapest';
import { matches } from './matches';
import type { Contestant, Paired } from './paired';
import { roundRobin, roundsOfRobin } from './round-robin';
import { swiss, type SwissPlayer } from './swiss';

const field = (n: number): Contestant[] => Array.from({ length: n }, (_, i) => ({ id: `p${i + 1}`, seed: i + 1 }));
const ids = (all: readonly Contestant[]): Set<string> => new Set(all.map((c) => c.id));
const key = ({ first, second }: Paired): string => [first, second ?? '-'].sort().join(' ');
const SIZES = Array.from({ length: 39 }, (_, i) => i + 2);

/** Everybody who is there stands in one pairing. */
function allOnce(pairs: readonly Paired[], there: ReadonlySet<string>): void {
  const named = pairs.flatMap(({ first, second }) => (second === null ? [first] : [first, second]));
  expect([...named].sort()).toEqual([...there].sort());
}

/** First sides less second sides of each, over all rounds. */
function balances(rounds: readonly Paired[][]): Map<string, number> {
  const out = new Map<string, number>();
  for (const { first, second } of rounds.flat()) {
    if (second === null) continue;
    out.set(first, (out.get(first) ?? 0) + 1);
    out.set(second, (out.get(second) ?? 0) - 1);
  }
  return out;
}

describe('matches', () => {
  it.each(SIZES)('pairs neighbours of %i, each once, and changes the first sides', (n) => {
    const [one, two] = [matches(field(n), 1), matches(field(n), 2)];
    allOnce(one, ids(field(n)));
    expect(one[0]).toEqual({ first: 'p1', second: 'p2' });
    expect(two[0]).toEqual({ first: 'p2', second: 'p1' });
    expect(one.filter((p) => p.second === null)).toHaveLength(n % 2);
  });
});

describe('round robin', () => {
  it.each(SIZES)('of %i: everybody meets everybody once, with sides balanced and one free round at most', (n) => {
    const all = field(n);
    const rounds = Array.from({ length: roundsOfRobin(n) }, (_, r) => roundRobin(all, ids(all), r + 1));
    for (const pairs of rounds) allOnce(pairs, ids(all));
    const met = rounds.flat().map(key);
    expect(new Set(met).size).toBe(met.length);
    expect(met.filter((k) => !k.startsWith('- '))).toHaveLength((n * (n - 1)) / 2);
    expect(met.filter((k) => k.startsWith('- '))).toHaveLength(n % 2 === 0 ? 0 : n);
    for (const balance of balances(rounds).values()) expect(Math.abs(balance)).toBeLessThanOrEqual(n % 2 === 0 ? 1 : 0);
    // A second time round, nobody has had a side oftener.
    const again = Array.from({ length: roundsOfRobin(n) }, (_, r) =>
      roundRobin(all, ids(all), roundsOfRobin(n) + r + 1),
    );
    expect([...balances([...rounds, ...again]).values()].every((b) => b === 0)).toBe(true);
  });

  it('is the same for those who stay when others leave: their opponents have nobody to play', () => {
    const all = field(8);
    const left = new Set([...ids(all)].filter((id) => id !== 'p3' && id !== 'p6'));
    for (let r = 1; r <= 7; r++) {
      const pairs = roundRobin(all, left, r);
      allOnce(pairs, left);
      const whole = new Set(roundRobin(all, ids(all), r).map(key));
      expect(pairs.filter((p) => p.second !== null).every((p) => whole.has(key(p)))).toBe(true);
    }
  });

  it('has nothing to pair where there is nobody, or one', () => {
    expect(roundRobin([], new Set(), 1)).toEqual([]);
    expect(roundRobin(field(1), ids(field(1)), 1)).toEqual([{ first: 'p1', second: null }]);
  });
});

/** Plays rounds of a Swiss event by luck; `leaves` says who goes before a round. */
function played(n: number, rounds: number, seed: string, leaves = 0): { rounds: Paired[][]; there: Set<string>[] } {
  const rng = seededRng(seed);
  let players: SwissPlayer[] = field(n).map((c) => ({ ...c, points: 0, met: [], byes: 0, balance: 0, last: null }));
  const out: { rounds: Paired[][]; there: Set<string>[] } = { rounds: [], there: [] };
  for (let r = 0; r < rounds && players.length > 1; r++) {
    const pairs = swiss(players);
    out.rounds.push(pairs);
    out.there.push(ids(players));
    players = players.map((p) => after(p, pairs, new Map(pairs.map((x) => [x.first, rng.int(5) / 4]))));
    for (let i = 0; i < leaves; i++) players = players.filter((_, at) => at !== rng.int(players.length * 3));
  }
  return out;
}

function after(p: SwissPlayer, pairs: readonly Paired[], results: ReadonlyMap<string, number>): SwissPlayer {
  const own = pairs.find((x) => x.first === p.id || x.second === p.id);
  if (!own) throw new Error(`${p.id} is not paired`);
  if (own.second === null) return { ...p, points: p.points + 1, byes: p.byes + 1 };
  const first = own.first === p.id;
  const value = results.get(own.first) ?? 0;
  const met = [...p.met, first ? own.second : own.first];
  const side = first ? ('first' as const) : ('second' as const);
  return {
    ...p,
    met,
    last: side,
    points: p.points + (first ? value : 1 - value),
    balance: p.balance + (first ? 1 : -1),
  };
}

describe('a Swiss event', () => {
  it.each(SIZES)('of %i: all are paired, nobody twice with the same or with nobody, sides balanced', (n) => {
    const most = Math.min(9, Math.max(1, Math.floor(Math.ceil(n / 2))));
    const { rounds, there } = played(n, most, `swiss ${n}`);
    rounds.forEach((pairs, r) => allOnce(pairs, there[r] as Set<string>));
    const met = rounds.flat().map(key);
    expect(met.filter((k, i) => met.indexOf(k) !== i)).toEqual([]);
    for (const balance of balances(rounds).values()) expect(Math.abs(balance)).toBeLessThanOrEqual(2);
  });

  it.each(SIZES.filter((n) => n >= 8))('of %i from which people go: as above, while there are enough', (n) => {
    const { rounds, there } = played(n, 9, `leaving ${n}`, 2);
    const met: string[] = [];
    rounds.forEach((pairs, r) => {
      allOnce(pairs, there[r] as Set<string>);
      const again = pairs.filter((p) => met.includes(key(p)));
      // With so many left there is always a way (Dirac).
      if (r + 1 <= Math.ceil((there[r]?.size ?? 0) / 2)) expect(again).toEqual([]);
      met.push(...pairs.map(key));
    });
  });

  it('pairs equal points, and of the first round the upper half with the lower', () => {
    const start = field(8).map((c) => ({ ...c, points: 0, met: [], byes: 0, balance: 0, last: null }));
    expect(swiss(start).map(key).sort()).toEqual(['p1 p5', 'p2 p6', 'p3 p7', 'p4 p8']);
    const split = start.map((p, i) => ({ ...p, points: i < 4 ? 1 : 0 }));
    expect(swiss(split).map(key).sort()).toEqual(['p1 p3', 'p2 p4', 'p5 p7', 'p6 p8']);
  });

  it('gives the free round to the lowest who has had none', () => {
    const players = field(5).map((c, i) => ({
      ...c,
      points: 5 - i,
      met: [],
      byes: i === 4 ? 1 : 0,
      balance: 0,
      last: null,
    }));
    expect(swiss(players).find((p) => p.second === null)?.first).toBe('p4');
  });

  it('lets as few meet again as can be, when some must', () => {
    for (let n = 4; n <= 8; n += 2) {
      const { rounds } = played(n, n + 3, `again ${n}`);
      const counts = new Map<string, number>();
      for (const pairs of rounds) {
        const paid = pairs.reduce((sum, p) => sum + (counts.get(key(p)) ?? 0), 0);
        expect(paid).toBe(
          least(
            field(n).map((c) => c.id),
            counts,
          ),
        );
        for (const p of pairs) counts.set(key(p), (counts.get(key(p)) ?? 0) + 1);
      }
    }
  });

  it('of two hundred is paired in a moment', () => {
    const from = performance.now();
    expect(
      swiss(field(200).map((c) => ({ ...c, points: c.seed % 7, met: [], byes: 0, balance: 0, last: null }))),
    ).toHaveLength(100);
    expect(performance.now() - from).toBeLessThan(5_000);
  });
});

/** The fewest meetings that are none of the first, tried out. */
function least([first, ...rest]: string[], counts: ReadonlyMap<string, number>): number {
  if (first === undefined) return 0;
  return Math.min(
    ...rest.map((other) => {
      const paid = counts.get([first, other].sort().join(' ')) ?? 0;
      return (
        paid +
        least(
          rest.filter((id) => id !== other),
          counts,
        )
      );
    }),
  );
}

describe('the cheapest pairs', () => {
  it('are as cheap as any that can be tried', () => {
    const rng = seededRng('cheapest');
    for (let n = 0; n < 200; n++) {
      const size = 2 * (1 + rng.int(4));
      const costs = new Map<string, number>();
      const cost = (a: number, b: number): number => {
        const k = [`${a}`, `${b}`].sort().join(' ');
        if (!costs.has(k)) costs.set(k, rng.int(30));
        return costs.get(k) ?? 0;
      };
      const mates = cheapestPairs(size, cost);
      expect(mates.every((b, a) => mates[b] === a)).toBe(true);
      const paid = mates.reduce((sum, b, a) => sum + (a < b ? cost(a, b) : 0), 0);
      expect(paid).toBe(
        least(
          mates.map((_, i) => `${i}`),
          costs,
        ),
      );
    }
  });
});
