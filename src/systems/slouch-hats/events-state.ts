import type { HexId } from '../../hex/hex';
import type { UnitType } from './data/units';
import type { Letter } from './letters';
import type { Side } from './side';
import type { SupplyState } from './world';

/** Where a Special Events marker is (20.11): in the pool, in a hand, out of the game. */
export type MarkerPlace = 'pool' | Side | 'out';

/** When an effect ends: with the combat, phase, Segment or turn, at the surrender, or never. */
export const LIVES = ['combat', 'phase', 'segment', 'turn', 'surrender', 'game'] as const;
export type Life = (typeof LIVES)[number];

/** What an event has changed in the procedures of other chapters, until it ends. */
export type Lasting =
  /** 20.21 G, H, 20.22 H: the combat against `hex` is shifted by columns, to the right if positive. */
  | { kind: 'shift'; lasts: 'combat'; side: Side; letter: Letter; hex: HexId; columns: number }
  /** 20.21 G: one Allied attack a Segment in which this nationality takes part may be shifted. */
  | { kind: 'morale'; lasts: 'surrender'; nationality: string; columns: number; used: boolean }
  /** 20.21 J, 20.22 J: types that exploit too, and types that do it with their full allowance, in supply or not. */
  | { kind: 'raid'; lasts: 'segment'; side: Side; types: UnitType[]; fullAllowance: UnitType[] }
  /** 20.21 M: added to the die of the Naval Transport Table. */
  | { kind: 'submarines'; lasts: 'phase'; by: number }
  /** 20.21 O: support strength points more for this air unit. */
  | { kind: 'crack-pilots'; lasts: 'phase'; unit: string; by: number }
  /** 20.22 O: no road movement on the hex and those within the radius. */
  | { kind: 'interdiction'; lasts: 'phase'; hex: HexId; radius: number }
  /** 20.22 Q: the unit is not Light in combats. */
  | { kind: 'not-light'; lasts: 'phase'; unit: string }
  /** 20.22 N 2c, e: no Allied naval unit is placed; no amphibious raid of the Allied side. */
  | { kind: 'no-ships'; lasts: 'turn' }
  | { kind: 'no-raid'; lasts: 'turn' }
  /** 20.21 E: what comes from the Iraq box comes so many turns earlier. */
  | { kind: 'early-iraq'; lasts: 'game'; turns: number }
  /** 20.21 C 2b: Replacements Points for this unit alone, used on the map (15.27). */
  | { kind: 'own-replacements'; lasts: 'game'; unit: string; points: number }
  /** 20.22 E: units in the Greece box go by land to these hexes (9.34). */
  | { kind: 'land-connection'; lasts: 'game'; hexes: HexId[] }
  /** 20.22 P 4: the German bomber may fly over the map. */
  | { kind: 'bomber-paid'; lasts: 'game' };

/** 20.22 N: what sails to a port in the next Axis Transport phase, and the modifier of its dice. */
export interface Convoy {
  to: HexId;
  points: number;
  repl: { nationality: string; points: number }[];
  units: string[];
  by: number;
}

/** A play that the other side can still cancel in this phase (20.21 D, 20.22 Q), with what it takes to undo it. */
export interface Cancellable {
  side: Side;
  letter: Letter;
  /** It was no first play. */
  later: boolean;
  /** Supply counters that it changed: as they were, as it left them. */
  supply: Record<string, { was: SupplyState; is: SupplyState }>;
  /** Units that it made Active, and those of them that had been garrisons (20.22 A, B). */
  active: string[];
  released: string[];
}

/** What lies open of the Special Events. Who holds which marker is no part of it (20.13). */
export interface EventsState {
  /** Plays so far, cancelled ones too. */
  plays: Record<Side, Partial<Record<Letter, number>>>;
  /** Letters in the hand of each side that lie open (20.21 L, 20.22 L). */
  shown: Record<Side, Letter[]>;
  /** Markers drawn this turn free, and draws that were bought and not made yet (20.12, 18.14b). */
  drawn: Record<Side, number>;
  bought: Record<Side, number>;
  cancellable: Cancellable[];
  lasting: Lasting[];
  convoy: Convoy | null;
}
