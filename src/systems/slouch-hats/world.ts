import type { HexId } from '../../hex/hex';
import type { EventsState, MarkerPlace } from './events-state';
import type { Letter } from './letters';
import type { Moment } from './rules/04-sequence';
import type { Side } from './side';

/**
 * A hex, a holding box; `cadre` and `eliminated` (12.22); for supply and REPL units `available` and `used` this Segment
 * (6.13f); `off`: not in play yet, or for good.
 */
export type Place = string;

/** A phase of a turn, by the index of the turn in the Turn Record Track. */
export interface PhasePlayed {
  turn: number;
  moment: Moment;
}

/** A combat unit. Its markers: garrison (5.6), Out of Supply (6.32b), No Movement Supply (6.51), Fired (11.18), Receiving Replacements (15.22). */
export interface UnitState {
  at: Place;
  reduced: boolean;
  garrison: boolean;
  outOfSupply: boolean;
  noMovementSupply: boolean;
  fired: boolean;
  receiving: boolean;
  /** The phase in which it last went into the Cadre or the Units Eliminated Box; unknown of losses of before 1.4.0. */
  left?: PhasePlayed;
}

/** An MSU or Supply Dump with the Supply Points it shows (6.13a); 0 while it is in storage. */
export interface SupplyState {
  at: Place;
  points: number;
  /** How many of its points have made a counter this Segment already (6.15d). */
  fresh: number;
  /** It, or what it was made of, has moved this Segment (6.15f). */
  moved: boolean;
}

/** An air unit: Active or Flown (13.11). `returns`: turns until a destroyed one comes back (13.15). */
export interface AirState {
  at: Place;
  active: boolean;
  returns: number | null;
  /** It has flown a mission in the Segment that runs (13.11). */
  flew: boolean;
}

/** An Allied naval unit: Active or Sailed (19.11). */
export interface ShipState {
  at: Place;
  active: boolean;
}

/** What transport has used in the Segment that runs: markers (7.12, 7.21), ports (7.32), airfields (7.14). */
export interface TransportUsed {
  naval: number;
  air: number;
  ports: Record<HexId, number>;
  airfields: Record<HexId, number>;
}

/** All of a game that lies open: each side may read the other's stacks, tracks and boxes (3.34). */
export interface OpenWorld {
  scenario: string;
  /** Index in the Turn Record Track. */
  turn: number;
  /** The phase that is played (4.21). */
  moment: Moment;
  /** Combat units that came to where they stand in this phase, in that order (3.32). */
  entered: string[];
  units: Record<string, UnitState>;
  supply: Record<string, SupplyState>;
  air: Record<string, AirState>;
  ships: Record<string, ShipState>;
  repl: Record<string, Place>;
  /** Hexes that are not friendly to whom their area is (2.12, 3.12). */
  control: Record<HexId, Side>;
  /** Steps that a port is down on its Capacity Track; those at full value are not named (7.33). */
  portsDown: Record<HexId, number>;
  /** Unspent Victory Points (18.11). */
  victoryPoints: Record<Side, number>;
  /** Replacements Points of the Allied player on the track (15.13). */
  replacementPoints: number;
  /** The Air Transport marker is in play (7.12). */
  airTransport: boolean;
  transportUsed: TransportUsed;
  /** Commandos that have raided this turn: in the Segment that runs, or earlier (10.61, 10.65). */
  raids: Record<string, 'now' | 'before'>;
  /** The coastal hex that each of them indicated (10.62); none is kept of raids of before this was written down. */
  coasts?: Record<string, HexId>;
  /** Units that came into play this turn, which are in supply (5.33). */
  arrived: string[];
  /** Units of the Alawi and Druze groups that may go everywhere (19.23). */
  activeEverywhere: string[];
  /** Items of the Victory Points Schedule that a side has scored for good (18.13); a city retaken among them. */
  scored: Record<Side, string[]>;
  /** Losses that have not brought Victory Points yet, by items of the schedule. */
  losses: Record<string, number>;
  /** Modifiers that each side has bought for the Vichy Surrender Table (18.14a). */
  surrenderModifiers: Record<Side, number>;
  /** The turn in which the Table was resolved last (18.32). */
  surrenderRolled: number | null;
  /** The game is linked to Rommel's War: it goes on after a surrender (18.4). */
  linked: boolean;
  /** Vichy has surrendered in a game that goes on (18.4), and the counters that became German then. */
  surrendered: boolean;
  nowGerman: string[];
  events: EventsState;
}

/** The true state of a game: all of it lies open but the letters that a side holds (20.13). */
export interface World extends OpenWorld {
  /** Where each Special Events marker is. */
  markers: Record<Letter, MarkerPlace>;
}
