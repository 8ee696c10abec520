import type { HexId } from '../../hex/hex';
import type { TurnOrders } from './rules/4-turn-orders';
import type { Owner, Side } from './side';

/** Boxes beside the map; `lost`: eliminated or sunk; `gone`: it has left the game alive (5.9.2, 8.3.5). */
export const BOXES = [
  ...(['allied-holding', 'german-holding', 'luftwaffe-elsewhere', 'allied-not-arrived', 'german-not-arrived'] as const),
  ...(['lost', 'gone'] as const),
] as const;
export type Box = (typeof BOXES)[number];

/** A hex, a box, or a ship that carries it; aircraft stand at a base (`field-maritsa`, `port-leros`), on CAP in a hex. */
export type Place = string;

/** The steps of a half-impulse, and what lies before and between them (4). */
export const PHASES = ['set-up', 'start', 'impulse', 'air', 'naval', 'ground', 'end'] as const;
export type Phase = (typeof PHASES)[number];

/** Where play stands (4). */
export interface Clock {
  turn: number;
  /** From 1; 0: before the first of the turn. */
  impulse: number;
  /** How many the turn has; 0: not thrown for yet. */
  impulses: number;
  sea: 'calm' | 'rough';
  night: boolean;
  /** Who has the initiative in the impulse; null: not thrown for yet. */
  first: Side | null;
  /** Whose half-impulse runs; null: nobody's. */
  half: Side | null;
  phase: Phase;
}

/** A ground unit (2.1). */
export interface GroundState {
  at: Place;
  /** Whose it is now: Italians that resist are the other side's, those on Rhodes German (7.7, 8.1.1). */
  side: Owner;
  disrupted: boolean;
  /** Italians that have surrendered to the Allies: they only defend (7.7.3). */
  yielded: boolean;
  /** It landed by assault in the impulse that runs (6.3.2). */
  assaulted: boolean;
  /** The hex that it came from into one with enemies, where an attacker goes back to (7.4.7); null: it landed, dropped, or was there first. */
  came: HexId | null;
  /** The enemy has seen that it was lost; what goes down in a hold he does not see. */
  seen: boolean;
}

/** A naval unit (2.2). */
export interface ShipState {
  at: Place;
  side: Owner;
  spotted: boolean;
  hits: number;
  /** The letter of its task force (6.5). */
  force: string | null;
  /** Impulses running that a submarine has been submerged (6.2.2); 0: it is surfaced. */
  submerged: number;
  /** Impulses it has been on the map (6.2.3). */
  stayed: number;
  /** The game-turn in which it laid its last mine (6.3.3); 0: none yet. */
  laid: number;
  /** When it came on the map (6.2.3); null: it is not on it, or was there from the start of play. */
  entered: { turn: number; impulse: number } | null;
  /** The game-turn from which it may come back (6.2.5, 6.4.3). */
  from: number;
}

/** A unit on CAP: its marker, from which base it flies, by day or by night (5.4.9, 5.8.3). */
export interface Cap {
  marker: 1 | 2;
  night: boolean;
  home: Place;
}

/** An air unit (2.3). */
export interface AirState {
  at: Place;
  ready: boolean;
  cap: Cap | null;
  /** Where it flew CAP from the start of the last turn in which it did (4.A4): there it does again unless something else is said. */
  patrol: { at: HexId; night: boolean } | null;
}

/** An air unit that supports an attack, and the bombs it brings (5.4.8, 5.3.3). */
export interface Support {
  unit: string;
  bomb: number;
}

/** A port or an airfield; those that are built are called by their hex, `field-2225` (7.6). */
export interface BaseState {
  hex: HexId;
  /** Null: nobody's. */
  owner: Owner | null;
  hits: number;
}

/**
 * How it stands with the Italians of an island (7.7): there are none; they hold it; they resist one side and so fight with the
 * other; they have surrendered.
 */
export const ITALIANS = [
  ...(['none', 'held', 'with-german', 'with-allied', 'yielded-to-german', 'yielded-to-allied'] as const),
] as const;
export type Italians = (typeof ITALIANS)[number];

/** Operation Accolade (8.4.5, 8.5.2): not thrown for yet or without success so far; on; cancelled. */
export const ACCOLADE = ['waits', 'on', 'cancelled'] as const;
export interface Accolade {
  state: (typeof ACCOLADE)[number];
  /** The turn and impulse in which it came on; null: not yet. */
  since: { turn: number; impulse: number } | null;
  /** Faces of the dice that failed. */
  failed: number[];
  forced: boolean;
}

/** Howe and King George V (8.3.5): the die, and which of the two are used. */
export interface Battleships {
  die: number | null;
  used: string[];
}

/** 6.6: thrown for again, so many for the whole game, or never. */
export type GermanSubmarines = 'again' | 'never' | 1 | 2;

/** An item that scored (9.1, 10.3): whose points, for what. */
export interface Scored {
  by: Side;
  item: string;
  unit: string;
  vp: number;
}

/** All of a game that lies open to both (3.2 to 3.4, 5.4.9, 6.1, 9). */
export interface OpenWorld {
  scenario: string;
  /** Options of 8.5 and ours that the charter chose. */
  options: Record<string, boolean>;
  clock: Clock;
  bases: Record<string, BaseState>;
  islands: Record<string, Italians>;
  /** Ports with an inherent garrison (7.7.2): whose it is says the island. */
  garrisons: HexId[];
  /** The level of the Luftwaffe Status Table (5.1); 0: none is thrown for. */
  luftwaffe: number;
  accolade: Accolade;
  battleships: Battleships;
  submarines: GermanSubmarines;
  /** The Allies have landed on Rhodes (9.1). */
  rhodesInvaded: boolean;
  /** The Allies play an 11th turn (8.0). */
  eleventh: boolean;
  scored: Scored[];
  /** Sunk destroyers and the game-turn they come back in (6.4.3). */
  returns: Record<string, number>;
  /** Airfields that are being built (7.6). */
  works: Record<HexId, Works>;
  /** Hexes that are fought over: both look into the stacks (3.2). */
  fought: HexId[];
  /** Det/74 and Det/7 SAAF have flown to Kos (7.7.5). */
  squadronsAtKos: boolean;
}

/** An airfield that an engineer has begun: its marker lies reverse up (7.6). */
export interface Works {
  /** Bomb hits on the hex since. */
  hits: number;
  /** Own ground phases that have ended with it, that in which it was begun counted. */
  phases: number;
}

/** Cargo that goes ashore in the ground phase: where, and whether by assault (6.3.1, 6.3.2). */
export interface Landing {
  hex: HexId;
  assault: boolean;
}

/** Parachutists that have come through to their hex; of a battalion that lost a transport `disrupted` (5.4.4). */
export interface Drop {
  hex: HexId;
  disrupted: boolean;
}

/** A mined hex (6.3.3); under `hidden-mines` the Allies know of it only when one of their ships has entered it. */
export interface Mined {
  known: boolean;
}

/** Who has met whom in a naval phase. */
export interface Encounters {
  /** Watchers and the forces that they have looked for (3.8). */
  watched: string[];
  /** How often forces have met and looked for each other (3.6). */
  met: number;
  /** Hexes in which there was a battle (6.4.1). */
  fought: HexId[];
}

/** The true state of a game. */
export interface World extends OpenWorld {
  ground: Record<string, GroundState>;
  ships: Record<string, ShipState>;
  air: Record<string, AirState>;
  mines: Record<HexId, Mined>;
  /** How many of a side's naval units each of its ports has let in or out in the game-turn (5.4.5). */
  traffic: Record<Side, Record<string, number>>;
  /** Air units that support the attack in a hex in the ground phase to come (5.4.8). */
  support: Record<HexId, Support[]>;
  /** What has happened at sea in the naval phase that runs. */
  encounters: Encounters;
  /** Units aboard that go ashore in the ground phase to come (4.F3). */
  landings: Record<string, Landing>;
  /** Units that drop in the ground phase to come (4.F2). */
  drops: Record<string, Drop>;
  /** What each side has ordered beyond the half-impulse that runs: its own secret. */
  orders: Record<Side, TurnOrders>;
}
