import type { JsonObject, Realm } from '../realm';
import type { Fact } from './fact';
import type { Procedure } from './step';

/** How a game ended, in the rulebook's words. `level` is the printed victory level. */
export interface Result {
  winner: string | null;
  level: string;
  rule: string;
  text: string;
  detail: JsonObject;
}

/** What a step of a procedure may use: the world to change, the procedure's own local values, dice and the record. */
export interface Act<R extends Realm, L = object> {
  readonly world: R['world'];
  readonly data: R['data'];
  readonly local: L;
  /** What `seat` sees now: what a decision discloses of it tells no secret. */
  view(seat: R['seat']): R['view'];
  /** One roll of a die with `sides` faces, named by `key`; the key must be new in this submission. */
  die(key: string, sides: number): number;
  record(fact: Fact): void;
  /** The game is over: nothing of the running procedures is left. */
  end(result: Result): void;
}

/** What a step's function may return: nothing, or a call when the rules interrupt ("retreat, then come back"). */
export interface Call {
  readonly proc: string;
  readonly local: JsonObject;
}
export type Next = Call | void;

/** Interrupts the running procedure with `procedure`; the interrupted one goes on when it ends. */
export function call<R extends Realm, L extends object>(procedure: Procedure<R, L>, local: NoInfer<L>): Call {
  return { proc: procedure.name, local: local as unknown as JsonObject };
}
