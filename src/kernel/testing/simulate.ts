import { atRest } from '../decide/automatic';
import { hashOf } from '../record/hash';
import type { Engine } from '../engine';
import { keyedDice } from '../chance/dice';
import type { Fact } from '../flow/fact';
import type { Json, Realm } from '../realm';
import { rewindTo } from '../record/apply';
import type { Position } from '../record/position';
import type { Submission } from '../record/submission';
import { leaksOf } from './leaks';
import type { Surface } from './leaks';
import { playOut } from './playout';
import type { Playout } from './playout';

export interface SimulateOptions {
  scenario: string;
  games: number;
  seed: string;
  /** Both seats are bots. */
  bots?: boolean;
  /** Each game once more: saved and loaded after every submission, then rewound to its start and played again. */
  bothWays: boolean;
  /** Compare what leaves towards each seat with that of a twin world; at so many positions of each game. */
  leakPairs: number;
  surfaces?: Record<string, Surface>;
  /** Called after each game. */
  progress?(game: number): void;
}

/** What many random games came to. */
export interface Simulation {
  games: number;
  decisions: number;
  faults: string[];
  leaks: string[];
  pairs: number;
  exchangesPerTurn: { strict: number; planned: number };
  /** What the exchanges with plans were for: decision kinds, a game-turn. */
  askedPerTurn: Record<string, number>;
  results: Record<string, number>;
}

/** Plays random legal games to the end with invariants after each step (architecture.md 9). */
export async function simulate<R extends Realm>(engine: Engine<R>, options: SimulateOptions): Promise<Simulation> {
  const sum: Simulation = {
    games: 0,
    decisions: 0,
    faults: [],
    leaks: [],
    pairs: 0,
    exchangesPerTurn: { strict: 0, planned: 0 },
    askedPerTurn: {},
    results: {},
  };
  let asked = { strict: 0, planned: 0 };
  const askedFor = new Map<string, number>();
  let turns = 0;
  for (let game = 0; game < options.games; game++) {
    const seed = `${options.seed}/${game}`;
    const waiting: Position[] = [];
    const { scenario, bots = false } = options;
    const strict = playOut(engine, {
      ...{ scenario, seed, bots },
      mode: 'strict',
      onAsked: (p) => void waiting.push(p),
    });
    const planned = playOut(engine, { scenario, seed, bots, mode: 'planned' });
    sum.games += 1;
    sum.decisions += strict.decisions;
    sum.faults.push(...[...strict.faults, ...planned.faults].map((f) => `game ${game}: ${f}`));
    if (options.bothWays)
      sum.faults.push(...bothWays(engine, strict, options.scenario, seed).map((f) => `game ${game}: ${f}`));
    await compare(engine, sum, spread(waiting, options.leakPairs), seed, options.surfaces ?? {});
    asked = { strict: asked.strict + strict.asked, planned: asked.planned + planned.asked };
    for (const [kind, n] of Object.entries(planned.askedFor)) askedFor.set(kind, (askedFor.get(kind) ?? 0) + n);
    turns += turnsOf(strict.facts);
    const level = strict.position.over?.level ?? 'unfinished';
    sum.results[level] = (sum.results[level] ?? 0) + 1;
    options.progress?.(game);
  }
  const each = (n: number): number => Math.round((n / Math.max(1, turns)) * 100) / 100;
  sum.exchangesPerTurn = { strict: each(asked.strict), planned: each(asked.planned) };
  const most = [...askedFor].sort((a, b) => b[1] - a[1]);
  sum.askedPerTurn = Object.fromEntries(most.map(([kind, n]) => [kind, each(n)]));
  return sum;
}

const turnsOf = (facts: readonly Fact[]): number => facts.filter((f) => f.type === 'turn.begins').length;

/** `count` positions, evenly over the game. */
function spread(positions: readonly Position[], count: number): Position[] {
  const step = Math.max(1, positions.length / Math.max(1, count));
  return Array.from(
    { length: Math.min(count, positions.length) },
    (_, i) => positions[Math.floor(i * step)] as Position,
  );
}

async function compare<R extends Realm>(
  engine: Engine<R>,
  sum: Simulation,
  positions: readonly Position[],
  seed: string,
  surfaces: Record<string, Surface>,
): Promise<void> {
  for (const [i, position] of positions.entries()) {
    const found = await leaksOf(engine, position, `${seed}/${i}`, surfaces);
    sum.pairs += found.pairs;
    sum.leaks.push(...found.leaks);
  }
}

/** The same game saved and loaded after each submission, and again after a rewind to its start: the facts must be the same. */
export function bothWays<R extends Realm>(
  engine: Engine<R>,
  played: Playout,
  scenario: string,
  seed: string,
): string[] {
  const dice = keyedDice(`secret/${seed}`);
  const start = engine.start({ scenario, options: {} }, dice);
  const first = replayed(engine, load(start.position), played.submissions, dice);
  const submission = { kind: 'rewind', source: 'moderator', to: 0, dice: 'kept', reason: 'test' } as const;
  const back = rewindTo(first.position, start.position, submission).position;
  const plain = { ...back, standing: {} };
  const second = replayed(engine, plain, renumbered(played.submissions, start.position, plain), dice);
  const told = hashOf(played.facts as unknown as Json);
  const all = (facts: Fact[]): string => hashOf([...start.facts, ...facts] as unknown as Json);
  return [
    ...(all(first.facts) === told ? [] : ['saved and loaded, the game has other facts']),
    ...(all(second.facts) === told ? [] : ['after a rewind to the start the game has other facts']),
  ];
}

const load = (position: Position): Position => JSON.parse(JSON.stringify(position)) as Position;

function replayed<R extends Realm>(
  engine: Engine<R>,
  from: Position,
  submissions: readonly Submission[],
  dice: ReturnType<typeof keyedDice>,
) {
  const facts: Fact[] = [];
  let position = from;
  for (const submission of submissions) {
    const outcome = engine.submit(position, submission, dice);
    facts.push(...outcome.facts);
    const rested = atRest(engine, outcome.position);
    const loaded = load(rested);
    if (!sameJson(loaded, rested)) throw new Error('a position changes when it is stored');
    position = loaded;
  }
  return { facts, position };
}

/** Whether two values are stored as the same JSON: keys in any order, none for what is undefined. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = (object: Record<string, unknown>): string[] => Object.keys(object).filter((k) => object[k] !== undefined);
  const mine = keys(one);
  return mine.length === keys(other).length && mine.every((key) => sameJson(one[key], other[key]));
}

/** After a rewind decisions have new numbers; they still come in the same order. */
function renumbered(submissions: readonly Submission[], before: Position, after: Position): Submission[] {
  const shift = after.asked - before.asked;
  return submissions.map((s) =>
    s.kind === 'answer' ? { ...s, decision: `d${Number(s.decision.slice(1)) + shift}` } : s,
  );
}
