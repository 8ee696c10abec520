import { supplyJudged, supplyMovement, supplySpent } from '../facts/supply';
import { Board } from '../rules/03-board';
import { generalSupply, markGeneralSupply, type SupplyChoice } from '../rules/06-3-general-supply';
import { markMovementSupply, movementSupply } from '../rules/06-5-movement-supply';
import { isFault, type Act, type Side } from '../slouch-hats';

/** 6.3: who is in General Supply by what its side has chosen; told where it changes. */
export function judgeGeneral(c: Act<object>, side: Side, choice: SupplyChoice): void {
  const verdict = generalSupply(new Board(c.world, c.data), side, choice);
  if (isFault(verdict)) throw new Error(verdict.why);
  const { out, back } = markGeneralSupply(c.world, verdict);
  const spent = choice.spend?.length ?? 0;
  if (spent > 0) supplySpent(c, { side, points: spent });
  if (out.length + back.length > 0) supplyJudged(c, { side, out, back });
}

/** 6.5: who has Movement Supply by points of these counters. */
export function judgeMovement(c: Act<object>, side: Side, spend: readonly string[]): void {
  const given = movementSupply(new Board(c.world, c.data), side, { spend, arrived: c.world.arrived });
  if (isFault(given)) throw new Error(given.why);
  markMovementSupply(c.world, given);
  const { units, air } = given.readied;
  supplyMovement(c, { side, spent: spend.length, supplied: units, active: air });
}
