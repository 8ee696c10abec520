/** The types one rule system is made of. Only the system itself knows what is inside them. */
export interface Realm {
  /** Everything that is true in the game, hidden or not. Plain JSON. */
  world: object;
  /** All that one seat may know. Plain JSON, built by policies. */
  view: object;
  /** Charts, printed units, maps: fixed for a running service, known to everybody. */
  data: object;
  /** The seats there are: `'north' | 'south'`. */
  seat: SeatId;
}

/** A place at the table, named by its side: `north`, `south`. */
export type SeatId = string;

/** The number of a printed paragraph, as printed: `18.32`, `16.33a`. */
export type RuleRef = string;

export type Json = string | number | boolean | null | Json[] | JsonObject;
/** A value may be undefined: it is left out when stored. */
export interface JsonObject {
  [key: string]: Json | undefined;
}
