import { scriptAnswer } from '../decide/bot';
import { readBack } from '../decide/read-back';
import type { AnyKind, Ask } from '../decide/decision';
import type { Rng } from '../decide/rng';
import type { Engine } from '../engine';
import type { Json, Realm } from '../realm';
import { canonical } from '../record/hash';
import type { Known } from './known';
import { crossed } from './crossed';
import { askOf, imagined, type Imagined } from './imagined';

/** An answer that is tried out, and what it gained on the script's in games of the same luck. */
export interface Candidate {
  answer: Json;
  gains: number[];
}

/** Tries for each candidate wanted: most crossings are illegal or known. */
const TRIES = 4;

/** Legal answers to one decision, each once. */
export class Candidates<R extends Realm> {
  readonly script: Json;
  private readonly kind: AnyKind<R>;
  private readonly q: Ask<R>;
  private readonly seen = new Map<string, true>();
  /** A drawn position, that orders are read in. */
  private readonly here: Imagined;

  constructor(
    private readonly engine: Engine<R>,
    known: Known<R>,
    private readonly rng: Rng,
  ) {
    this.kind = engine.kind(known.open.kind);
    this.q = askOf(engine, known);
    this.here = imagined(engine, known, (below) => rng.int(below));
    this.script = scriptAnswer(engine, this.kind, this.q, rng);
    this.seen.set(canonical(this.script), true);
  }

  /** The default, what a player would think of, samples, and the script's answer with parts of them: at most `count`. */
  first(count: number): Candidate[] {
    const { kind, q, rng } = this;
    const silent = kind.ifSilent(q);
    const thought = this.engine.system.searched?.variations?.(kind.kind, q, this.script, rng) ?? [];
    const found = this.fresh([...(silent === 'moderator' ? [] : [silent.answer as Json]), ...thought]).slice(0, count);
    return this.filled(found, count, (n) => {
      const sample = kind.sample(q, rng) as Json;
      return n % 2 === 0 ? sample : crossed(this.script, sample, rng);
    });
  }

  /** Children of the best so far: with a part of a sample, or of one another. */
  children(best: readonly Candidate[], count: number): Candidate[] {
    const { kind, q, rng } = this;
    const parents = [this.script, ...best.map((c) => c.answer)];
    return this.filled([], count, (n) => {
      const other = n % 3 === 0 ? rng.pick(parents) : (kind.sample(q, rng) as Json);
      return crossed(parents[n % parents.length] as Json, other, rng);
    });
  }

  private filled(found: Candidate[], count: number, next: (n: number) => Json): Candidate[] {
    for (let n = 0; n < count * TRIES && found.length < count; n++) found.push(...this.fresh([next(n)]));
    return found;
  }

  /** Those not seen before that a player might have written. */
  private fresh(answers: readonly Json[]): Candidate[] {
    return answers.flatMap((answer) => {
      const key = canonical(answer);
      if (this.seen.has(key)) return [];
      this.seen.set(key, true);
      return this.stands(answer) ? [{ answer, gains: [] }] : [];
    });
  }

  /** Legal, and the same when it is printed and read again: a crossing may be no answer at all, and orders for one thing are put together. */
  private stands(answer: Json): boolean {
    const { position, own } = this.here;
    try {
      const legal = this.kind.judge(answer, this.q).every((o) => o.level !== 'illegal');
      return legal && readBack(this.engine, position, own, answer).same;
    } catch {
      return false;
    }
  }
}
