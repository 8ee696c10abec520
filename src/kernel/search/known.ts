import type { Bid } from '../bid';
import type { Frame } from '../flow/frame';
import type { Json, JsonObject, Realm } from '../realm';

/** A decision that is open: its own seat knows the facts, of another's nothing but that it is asked, if even that. */
export interface OwnOpen {
  kind: string;
  facts: Json;
}

/** What happened, as one seat was told it. */
export interface ToldFact {
  type: string;
  body: JsonObject;
}

/**
 * All that a search may start from: what one seat sees and was told, and no `Position`. Two games that differ only in what
 * the seat may not know give the same, byte for byte.
 */
export interface Known<R extends Realm> {
  version: string;
  scenario: string;
  seat: R['seat'];
  /** What both agreed to for balance. */
  bid?: Bid;
  view: R['view'];
  /** The running procedures, with the local values that the seat may know. */
  stack: readonly Frame[];
  /** The seat's own open decision that is to be answered. */
  open: OwnOpen;
  /** From the beginning of the game on, the oldest first. */
  record: readonly ToldFact[];
}

/** A world as it may be, and the procedures that run in it. */
export interface Drawn<R extends Realm> {
  world: R['world'];
  stack: Frame[];
}
