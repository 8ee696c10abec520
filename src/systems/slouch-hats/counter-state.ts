import { z } from 'zod';
import { MOMENT } from './rules/04-sequence';

const [NUMBER, FLAG] = [z.number(), z.boolean()];

/**
 * A hex, a holding box; `cadre` and `eliminated` (12.22); for supply and REPL units `available` and `used` this Segment
 * (6.13f); `off`: not in play yet, or for good.
 */
export const PLACE = z.string();
export type Place = z.infer<typeof PLACE>;

/** A phase of a turn, by the index of the turn in the Turn Record Track. */
const PHASE_PLAYED = z.strictObject({ turn: NUMBER, moment: MOMENT });

/** A combat unit. Its markers: garrison (5.6), Out of Supply (6.32b), No Movement Supply (6.51), Fired (11.18), Receiving Replacements (15.22). */
export const UNIT = z.strictObject({
  ...{ at: PLACE, reduced: FLAG, garrison: FLAG, outOfSupply: FLAG },
  ...{ noMovementSupply: FLAG, fired: FLAG, receiving: FLAG },
  /** The phase in which it last went into the Cadre or the Units Eliminated Box; unknown of losses of before 1.4.0. */
  left: PHASE_PLAYED.optional(),
});
export type UnitState = z.infer<typeof UNIT>;

/** A combat unit as it comes into play. */
export const FRESH: Readonly<Omit<UnitState, 'at'>> = {
  ...{ reduced: false, garrison: false, outOfSupply: false, noMovementSupply: false, fired: false, receiving: false },
};

/** An MSU or Supply Dump. */
export const SUPPLY = z.strictObject({
  at: PLACE,
  /** The Supply Points it shows (6.13a); 0 while it is in storage. */
  points: NUMBER,
  /** How many of its points have made a counter this Segment already (6.15d). */
  fresh: NUMBER,
  /** It, or what it was made of, has moved this Segment (6.15f). */
  moved: FLAG,
});
export type SupplyState = z.infer<typeof SUPPLY>;

/** An air unit: Active or Flown (13.11). */
export const AIR = z.strictObject({
  ...{ at: PLACE, active: FLAG },
  /** Turns until a destroyed one comes back (13.15). */
  returns: NUMBER.nullable(),
  /** It has flown a mission in the Segment that runs (13.11). */
  flew: FLAG,
});
export type AirState = z.infer<typeof AIR>;

/** An Allied naval unit: Active or Sailed (19.11). */
export const SHIP = z.strictObject({ at: PLACE, active: FLAG });
export type ShipState = z.infer<typeof SHIP>;
