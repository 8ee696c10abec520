import { seededRng } from '../decide/rng';
import type { Engine } from '../engine';
import type { Json, Realm } from '../realm';
import type { Candidate } from './candidates';
import { imagined, type Imagined } from './imagined';
import type { Known } from './known';
import { rollout } from './rollout';

/** Plays answers out against the script's, each pair in the same drawn world with the same luck. */
export class Tournament<R extends Realm> {
  /** Rollouts that were played, those of the script's answer among them. */
  played = 0;
  /** Drawn worlds in which a rollout ended with an error: they count for nobody. */
  readonly broken: string[] = [];
  private next = 0;

  constructor(
    private readonly engine: Engine<R>,
    private readonly known: Known<R>,
    private readonly script: Json,
    private readonly seed: string,
  ) {}

  /** Each of `alive` is played out in `count` new worlds. */
  play(alive: readonly Candidate[], count: number): void {
    for (let n = 0; n < count; n++) this.round(alive, this.next++);
  }

  /** Plays a field down to its best `keep` with about `budget` rollouts: half of it goes after each round. */
  halve(field: readonly Candidate[], keep: number, budget: number): Candidate[] {
    let alive = [...field];
    const rounds = Math.max(1, Math.ceil(Math.log2(field.length / keep)));
    for (let n = 0; n < rounds; n++) {
      this.play(alive, Math.max(1, Math.floor(budget / rounds / (alive.length + 1))));
      alive = byGain(alive).slice(0, Math.max(keep, Math.ceil(alive.length / 2)));
    }
    return alive.slice(0, keep);
  }

  private round(alive: readonly Candidate[], index: number): void {
    const rng = seededRng(`${this.seed}/${index}`);
    const luck = rng.int(0x7fffffff);
    try {
      const world = imagined(this.engine, this.known, (below) => rng.int(below));
      const base = this.valueOf(world, this.script, luck);
      const gains = alive.map((candidate) => this.valueOf(world, candidate.answer, luck) - base);
      alive.forEach((candidate, i) => candidate.gains.push(gains[i] as number));
    } catch (error) {
      this.broken.push(String(error));
    }
  }

  private valueOf(world: Imagined, answer: Json, luck: number): number {
    this.played += 1;
    return rollout(this.engine, world, answer, luck);
  }
}

/** The best first: by the mean gain, drawn towards none for those that were seen little. */
export function byGain(candidates: readonly Candidate[]): Candidate[] {
  const worth = ({ gains }: Candidate): number => sum(gains) / (gains.length + 2);
  return [...candidates].sort((a, b) => worth(b) - worth(a));
}

/** The mean of paired gains and its standard error. */
export function gainOf(gains: readonly number[]): { mean: number; error: number } {
  const n = Math.max(1, gains.length);
  const mean = sum(gains) / n;
  const spread = sum(gains.map((g) => (g - mean) ** 2)) / Math.max(1, n - 1);
  return { mean, error: Math.sqrt(spread / n) };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
