import { seededRng, type Rng } from '../decide/rng';
import type { Engine } from '../engine';
import type { Json, Realm, SeatId } from '../realm';
import { copyOf } from '../record/copy';
import type { OpenDecision, Position } from '../record/position';
import type { Imagined } from './imagined';
import { quickDice } from './quick-dice';

/** More decisions than any game asks before a horizon. */
const MOST_DECISIONS = 2_000;

/**
 * What `answer` comes to in an imagined game that both sides play on by quick policies, to the horizon of the scenario:
 * worth to the asked seat, -1 to 1. The same `seed` gives others the same luck and the same ideas.
 */
export function rollout<R extends Realm>(engine: Engine<R>, from: Imagined, answer: Json, seed: number): number {
  const position = copyOf(from.position);
  const { seat } = from.own;
  const dice = quickDice(seed);
  const rng = seededRng(`rollout/${seed}`);
  // What an answer does may use it up: a list of attacks is worked off.
  const answers = position.open.map((open) =>
    open.id === from.own.id ? copyOf(answer) : copyOf(quickAnswer(engine, position, open, rng)),
  );
  const horizon = new Horizon(engine, position);
  engine.advance(position, answers, dice);
  for (let n = 0; !position.over && !horizon.reached(position); n++) {
    if (n > MOST_DECISIONS) throw new Error('a rollout has no end');
    const next = position.open.map((open) => copyOf(quickAnswer(engine, position, open, rng)));
    engine.advance(position, next, dice);
  }
  return worthOf(engine, position, seat);
}

/** What a position is worth to `seat`, -1 to 1: by its result, or as the system values it. */
export function worthOf<R extends Realm>({ system }: Engine<R>, { over, world }: Position, seat: SeatId): number {
  if (!over) return system.searched?.value?.(world as R['world'], seat, system.data) ?? 0;
  return system.searched?.worth?.(over, seat) ?? (over.winner === null ? 0 : over.winner === seat ? 1 : -1);
}

/** The answer of one who does not think long: legal, so that nobody need judge it. */
export function quickAnswer<R extends Realm>(
  engine: Engine<R>,
  position: Position,
  open: OpenDecision,
  rng: Rng,
): Json {
  const q = engine.glance(position, open);
  const only = engine.kind(open.kind).only?.(q);
  if (only) return only.answer as Json;
  const quick = engine.system.searched?.quick?.(open.kind, q, rng);
  if (quick !== undefined) return quick;
  const kind = engine.kind(open.kind);
  if (kind.interphase === undefined && rng.chance(1, 2)) return kind.sample(q, rng) as Json;
  const silent = kind.ifSilent(q);
  return (silent === 'moderator' ? kind.sample(q, rng) : silent.answer) as Json;
}

/** Where a rollout ends before its game: after so many player segments that end. */
class Horizon<R extends Realm> {
  private left: number;
  private runs: SeatId | null;

  constructor(
    private readonly engine: Engine<R>,
    position: Position,
  ) {
    this.left = engine.system.searched?.horizon?.(position.scenario) ?? Infinity;
    this.runs = this.left === Infinity ? null : engine.segment(position);
  }

  reached(position: Position): boolean {
    if (this.left === Infinity) return false;
    const now = this.engine.segment(position);
    if (this.runs !== null && now !== this.runs) this.left -= 1;
    this.runs = now;
    return this.left <= 0;
  }
}
