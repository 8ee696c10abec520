import type { Ask } from '../decide/decision';
import type { Rng } from '../decide/rng';
import type { Result } from '../flow/act';
import type { Frame } from '../flow/frame';
import type { Json, Realm } from '../realm';
import type { Drawn, Known } from './known';

/** What a system gives the computer opponent that searches. Only `stackFor` sees the true world. */
export interface Searched<R extends Realm> {
  /** The running procedures as `seat` may know them: local values that are hidden from it are taken out. */
  stackFor(stack: readonly Frame[], world: R['world'], seat: R['seat'], data: R['data']): Frame[];
  /**
   * A world that `known.seat` would see as it sees the true one, with its procedures; what is hidden is drawn with `pick`
   * (0 to below - 1), the likelier the better it agrees with what was told. Sealed answers of others are left out.
   */
  determinize(known: Known<R>, data: R['data'], pick: (below: number) => number): Drawn<R>;
  /** Whether it can draw worlds for a decision of `kind`; without it for all. For others `share` is 0. */
  draws?(kind: string): boolean;
  /** The view of a seat for one look in a rollout: the same as the system's, made as it is read. */
  glance?(world: R['world'], seat: R['seat'], data: R['data']): R['view'];
  /** What the end of a game is worth to `seat`, -1 to 1; without it 1, 0 or -1. */
  worth?(result: Result, seat: R['seat']): number;
  /** What a running game is worth to `seat`, -1 to 1; without it 0. */
  value?(world: R['world'], seat: R['seat'], data: R['data']): number;
  /** Changes of an answer that a player would think of; each is judged before it is looked at. */
  variations?(kind: string, q: Ask<R>, answer: Json, rng: Rng): Json[];
  /** Which part of the budget a decision of `kind` gets in a seat; 0: the script's answer stands. Without it all get it whole. */
  share?(kind: string, scenario: string, seat: R['seat']): number;
  /** Player segments that end before a rollout of a scenario is valued; null, or without it: it is played to the end of the game. */
  horizon?(scenario: string): number | null;
  /** Fast and good enough to play both sides in a rollout; undefined: the script, the default or a sample. */
  quick?(kind: string, q: Ask<R>, rng: Rng): Json | undefined;
}
