import { atRest } from '../decide/automatic';
import { hashOf } from '../record/hash';
import type { Engine } from '../engine';
import { keyedDice } from '../chance/dice';
import type { Fact } from '../flow/fact';
import type { Json, JsonObject, Realm } from '../realm';
import { rewindTo } from '../record/apply';
import type { Position } from '../record/position';
import type { Submission } from '../record/submission';
import type { Strategy } from '../search/strategy';
import { leaksOf, type Surface } from './leaks';
import { playOut, type Playout } from './playout';
import { playTwins, type TwinPlay } from './twin-play';

export interface SimulateOptions {
  scenario: string;
  /** Options of the scenario, by id. */
  options?: JsonObject;
  games: number;
  seed: string;
  /** Both seats are bots, or play so. */
  bots?: boolean | Strategy;
  /** Each game once more: saved and loaded after every submission, then rewound to its start and played again. */
  bothWays: boolean;
  /** Each game once more with plans and defaults, to count exchanges; left out if `false`. A number: so many, the first ones. */
  exchanges?: boolean | number;
  /** As for one game: one answer in so many is printed and read again; every one without it. */
  checkOneIn?: number;
  /** As for one game: it is broken off after so many decisions. */
  most?: number;
  /** Compare what leaves towards each seat with that of a twin world; at so many positions of each game. */
  leakPairs: number;
  /** Play so many positions of each game on beside a twin, and compare what each seat may read of it. */
  playedPairs?: number;
  /** Only so many games, the first ones, are compared with twins; all without it. */
  leakGames?: number;
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
  /** Pairs of twins that were played on, and those of them in which the rules told a seat which world is his. */
  played: { pairs: number; parted: number };
  exchangesPerTurn: { strict: number; planned: number };
  /** What the exchanges with plans were for: decision kinds, a game-turn. */
  askedPerTurn: Record<string, number>;
  results: Record<string, number>;
}

/** Plays legal games to the end, by chance or by bots, with invariants after each step (architecture.md 9). */
export async function simulate<R extends Realm>(engine: Engine<R>, options: SimulateOptions): Promise<Simulation> {
  const { scenario, options: chosen = {}, bots = false, checkOneIn = 1, most = Infinity } = options;
  const tally = new Tally(engine.system.turnBegins);
  for (let n = 0; n < options.games; n++) {
    const seed = `${options.seed}/${n}`;
    const game = { scenario, options: chosen, seed, bots, checkOneIn, most };
    const waiting: Position[] = [];
    const isCompared = n < (options.leakGames ?? Infinity);
    const [leakPairs, playedPairs] = isCompared ? [options.leakPairs, options.playedPairs ?? 0] : [0, 0];
    const onAsked = (position: Position): void => void (leakPairs + playedPairs > 0 && waiting.push(position));
    const strict = playOut(engine, { ...game, mode: 'strict', onAsked });
    const planned = isPlanned(options, n) ? playOut(engine, { ...game, mode: 'planned' }) : null;
    const twice = options.bothWays ? bothWays(engine, strict, { scenario, options: chosen }, seed) : [];
    tally.add(strict, planned, twice);
    const { surfaces = {} } = options;
    await tally.twins(spread(waiting, leakPairs), seed, (at, of) => leaksOf(engine, at, of, surfaces));
    await tally.playedOn(ofEveryKind(waiting, playedPairs), seed, (at, of) => playTwins(engine, at, of, surfaces));
    options.progress?.(n);
  }
  return tally.result();
}

const isPlanned = ({ exchanges = true }: SimulateOptions, n: number): boolean =>
  typeof exchanges === 'number' ? n < exchanges : exchanges;

/** Adds up what the games came to. */
class Tally {
  readonly sum: Simulation = {
    games: 0,
    decisions: 0,
    faults: [],
    leaks: [],
    pairs: 0,
    played: { pairs: 0, parted: 0 },
    exchangesPerTurn: { strict: 0, planned: 0 },
    askedPerTurn: {},
    results: {},
  };
  private readonly asked = { strict: 0, planned: 0 };
  private readonly turns = { strict: 0, planned: 0 };
  private readonly askedFor = new Map<string, number>();

  /** `turnBegins`: the type of the fact that turns are counted by. */
  constructor(private readonly turnBegins: string) {}

  add(strict: Playout, planned: Playout | null, faults: readonly string[]): void {
    const { sum } = this;
    const all = [...strict.faults, ...(planned?.faults ?? []), ...faults];
    sum.faults.push(...all.map((f) => `game ${sum.games}: ${f}`));
    sum.games += 1;
    sum.decisions += strict.decisions;
    const level = strict.position.over?.level ?? 'unfinished';
    sum.results[level] = (sum.results[level] ?? 0) + 1;
    this.count('strict', strict);
    if (!planned) return;
    this.count('planned', planned);
    for (const [kind, n] of Object.entries(planned.askedFor))
      this.askedFor.set(kind, (this.askedFor.get(kind) ?? 0) + n);
  }

  result(): Simulation {
    const { asked, turns } = this;
    const each = (n: number, mode: 'strict' | 'planned'): number =>
      Math.round((n / Math.max(1, turns[mode])) * 100) / 100;
    const most = [...this.askedFor].sort((a, b) => b[1] - a[1]);
    return {
      ...this.sum,
      exchangesPerTurn: { strict: each(asked.strict, 'strict'), planned: each(asked.planned, 'planned') },
      askedPerTurn: Object.fromEntries(most.map(([kind, n]) => [kind, each(n, 'planned')])),
    };
  }

  /** Twins of positions that stand. */
  async twins(positions: readonly Position[], seed: string, test: TwinTest<Leaks>): Promise<void> {
    for (const found of await each(positions, seed, test)) this.leaksOf(found, this.sum);
  }

  /** Twins of positions that are played on. */
  async playedOn(positions: readonly Position[], seed: string, test: TwinTest<TwinPlay>): Promise<void> {
    for (const found of await each(positions, seed, test)) {
      this.leaksOf(found, this.sum.played);
      this.sum.played.parted += found.parted;
    }
  }

  private leaksOf({ pairs, leaks }: Leaks, counted: { pairs: number }): void {
    counted.pairs += pairs;
    this.sum.leaks.push(...leaks);
  }

  private count(mode: 'strict' | 'planned', played: Playout): void {
    this.asked[mode] += played.asked;
    this.turns[mode] += played.facts.filter((f) => f.type === this.turnBegins).length;
  }
}

type Leaks = Pick<TwinPlay, 'pairs' | 'leaks'>;
type TwinTest<T> = (position: Position, seed: string) => Promise<T>;

async function each<T>(positions: readonly Position[], seed: string, test: TwinTest<T>): Promise<T[]> {
  const found: T[] = [];
  for (const [i, position] of positions.entries()) found.push(await test(position, `${seed}/${i}`));
  return found;
}

/** `count` positions, evenly over the game. */
function spread(positions: readonly Position[], count: number): Position[] {
  const step = Math.max(1, positions.length / Math.max(1, count));
  return Array.from(
    { length: Math.min(count, positions.length) },
    (_, i) => positions[Math.floor(i * step)] as Position,
  );
}

/** `count` positions, taken in turn from those that ask for a decision of each kind. */
function ofEveryKind(positions: readonly Position[], count: number): Position[] {
  const kindOf = ({ open }: Position): string => open[0]?.kind ?? '';
  const kinds = positions.map(kindOf).filter((kind, i, all) => all.indexOf(kind) === i);
  const each = Math.ceil(count / Math.max(1, kinds.length));
  const chosen = kinds.map((kind) =>
    spread(
      positions.filter((p) => kindOf(p) === kind),
      each,
    ),
  );
  return Array.from({ length: each }, (_, i) => chosen.flatMap((own) => own.slice(i, i + 1)))
    .flat()
    .slice(0, count);
}

/** The same game saved and loaded after each submission, and again after a rewind to its start: the facts must be the same. */
export function bothWays<R extends Realm>(
  engine: Engine<R>,
  played: Playout,
  begin: { scenario: string; options: JsonObject },
  seed: string,
): string[] {
  const dice = keyedDice(`secret/${seed}`);
  const start = engine.start(begin, dice);
  const first = replayed(engine, load(start.position), played.submissions, dice, stored);
  const submission = { kind: 'rewind', source: 'moderator', to: 0, dice: 'kept', reason: 'test' } as const;
  const back = rewindTo(engine, first.position, start.position, submission).position;
  const plain = { ...back, standing: {} };
  const second = replayed(engine, plain, renumbered(played.submissions, start.position, plain), dice, kept);
  const told = hashOf(played.facts as unknown as Json);
  const all = (facts: Fact[]): string => hashOf([...start.facts, ...facts] as unknown as Json);
  return [
    ...(all(first.facts) === told ? [] : ['saved and loaded, the game has other facts']),
    ...(all(second.facts) === told ? [] : ['after a rewind to the start the game has other facts']),
  ];
}

const load = (position: Position): Position => JSON.parse(JSON.stringify(position)) as Position;

const kept = (position: Position): Position => position;

/** @throws Error when the position is not the same JSON once it was stored */
function stored(position: Position): Position {
  const loaded = load(position);
  if (!sameJson(loaded, position)) throw new Error('a position changes when it is stored');
  return loaded;
}

function replayed<R extends Realm>(
  engine: Engine<R>,
  from: Position,
  submissions: readonly Submission[],
  dice: ReturnType<typeof keyedDice>,
  next: (position: Position) => Position,
) {
  const facts: Fact[] = [];
  let position = from;
  for (const submission of submissions) {
    const outcome = engine.submit(position, submission, dice);
    facts.push(...outcome.facts);
    position = next(atRest(engine, outcome.position));
  }
  return { facts, position };
}

/** Whether two values are stored as the same JSON: keys in any order, none for what is undefined. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = (object: Record<string, unknown>): string[] =>
    Object.keys(object).filter((k) => object[k] !== undefined);
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
