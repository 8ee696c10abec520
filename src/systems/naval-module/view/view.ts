import type { Shown } from '../../../kernel/view/field';
import type { ShipClass } from '../data/units';
import type { Side } from '../side';
import type { AirState, Evacuation, Ledger, Place, Scored, ShipState, UnitState, WORLD } from '../world';

/** A counter as its enemy sees it: where it stands, and no more than he may know besides. */
export type ShownShip = Pick<ShipState, 'at'> & Partial<ShipState>;
export type ShownUnit = Pick<UnitState, 'at' | 'lost'> & Partial<UnitState>;

/** What is known of ships in a zone: how many, and of what classes where aircraft watch (G91). */
export interface Sighting {
  count: number;
  classes: Partial<Record<ShipClass, number>> | null;
}

/** All that one side may know. */
export type NavalView = Shown<typeof WORLD> & {
  viewer: Side;
  /** It is that of who sits at neither side. */
  outside?: true;
  /** His own, and those that he may name (G90, G91). */
  ships: Readonly<Record<string, ShownShip>>;
  units: Readonly<Record<string, ShownUnit>>;
  /** His own. */
  air: Readonly<Record<string, AirState>>;
  /** Hexes and boxes with enemies of whom he knows no more than that they are there, and harbours with ships (G89). */
  exists: readonly Place[];
  /** Zones with enemy ships. */
  sightings: Readonly<Record<Place, Sighting>>;
  ledger: Readonly<Record<string, Ledger>>;
  evacuations: Readonly<Record<string, Evacuation>>;
  /** The viewer, once he was asked in the running segment who marches. */
  heard: readonly Side[];
  /** Of the Soviet side alone. */
  scored: readonly Scored[];
};
