import type { HexId } from '../../../hex/hex';
import type { Shown } from '../../../kernel/view/field';
import type { Owner, Side } from '../side';
import type { AirState, GroundState, ShipState, WORLD } from '../world';

/** Of what kinds units are, without more: a counter's back is visible, its face is not (3.2). */
export const KINDS = ['ground', 'naval', 'air'] as const;
export type Kind = (typeof KINDS)[number];

/** Whose units of each kind stand in a hex, as far as the viewer cannot name them himself. */
export type Presence = Partial<Record<Kind, Owner[]>>;

/** A ship as its enemy sees it: what its counter shows once it is spotted. Of its state he knows no more than this. */
export type ShownShip = Pick<ShipState, 'at' | 'side' | 'spotted' | 'hits'> & Partial<ShipState>;

/** All that one side may know. */
export type AegeanView = Shown<typeof WORLD> & {
  viewer: Side;
  /** It is that of who sits at neither side: no unit of either is his own. */
  outside?: true;
  /** His own units, Italians as far as they may be known, and whom a combat opens or has eliminated before his eyes. */
  ground: Readonly<Record<string, GroundState>>;
  /** His own and those that are spotted or sunk. */
  ships: Readonly<Record<string, ShownShip>>;
  /** His own, and those that a combat opens. */
  air: Readonly<Record<string, AirState>>;
  /** Hexes with units that he cannot name, by their kinds. */
  presence: Readonly<Record<HexId, Presence>>;
  /** CAP markers of the enemy, and for who sits at neither side those of both, by hex: how many units lie under them is not seen (5.4.9). */
  caps: Readonly<Record<HexId, { side: Side; marker: 1 | 2; night: boolean }[]>>;
  /** Own units in the air, which drop in the ground phase to come (5.4.4). */
  dropping: readonly string[];
  /** Mined hexes that he knows of. */
  mines: readonly HexId[];
};
