import type { Returning } from '../decisions/home';
import type { SegmentId } from '../rules/04-sequence';
import type { Sailing, SailingHelp } from '../rules/07-2-naval-transport';
import type { Used } from '../rules/08-field';
import type { Place, Side } from '../slouch-hats';
import type { Declared } from './allocation';
import type { Capturing } from './move-stack';

/** The Segment whose phases are played. */
export interface Playing extends Capturing, Returning {
  segment: SegmentId;
  /** What the moves of a Movement phase have used up. */
  used?: Used;
  /** What a Transport phase carries by sea, and what the other side sends against it. */
  sailings?: Sailing[];
  helped?: Mission[];
  against?: Mission[];
  /** Who takes part over each goal, placed and flown. */
  helps?: { to: Place; help: SailingHelp }[];
  /** Ports that are bombarded, and the naval or air unit that is being placed (20.21 O, 20.22 M). */
  bombarded?: Mission[];
  /** The port whose naval units the German bomber may meet now, and where it does (20.22 P). */
  port?: string;
  met?: Mission[];
  placing?: string;
  /** Attacks of a Combat phase that are still to be fought, and units that retreated into hexes of theirs (12.35). */
  attacks?: Declared[];
  guests?: string[];
  /** The attack that fell away while others hang on it, hexes of those that were rearranged (10.16), and of combats that are over (10.32). */
  fallen?: Declared;
  rearranged?: string[];
  resolved?: string[];
  /** Who took part in combat in the Combat phase of this Segment (8.42). */
  fought?: string[];
  /** Ports that have recovered a level in this Engineering phase (7.34). */
  recovered?: string[];
  /** Whose draws or arrivals they are. */
  whose?: Side;
  /** The overstacked hex that somebody leaves (3.32). */
  over?: Overstacked;
}

/** A hex with more than seven stacking points, and who of them entered in the phase. */
export interface Overstacked {
  hex: string;
  side: Side;
  entered: string[];
}

/** Naval and air units that modify the rolls for one goal (7.23c, 19.14). */
export interface Mission {
  to: Place;
  units: string[];
}
