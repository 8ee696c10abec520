import { Board } from '../rules/03-board';
import { generalSupply, markGeneralSupply } from '../rules/06-3-general-supply';
import { markMovementSupply, movementSupply, usualMovementSpend } from '../rules/06-5-movement-supply';
import { shipsActive } from '../rules/19-1-naval-units';
import { isFault } from '../rules/fault';
import { SIDES } from '../side';
import type { Side } from '../side';
import { announce } from '../slouch-hats';
import type { Act } from '../slouch-hats';

/** 6.31, 6.51, 19.12: General Supply, then Movement Supply of each side, the Axis first; naval units become Active. */
export function judgeSupply(c: Act<object>): void {
  for (const side of SIDES) {
    judgeGeneral(c, side);
    judgeMovement(c, side);
  }
  shipsActive(c.world);
}

/** 6.3: as many units as capacities can feed, no Supply Point spent. */
function judgeGeneral(c: Act<object>, side: Side): void {
  const verdict = generalSupply(new Board(c.world, c.data), side, { arrived: c.world.arrived });
  if (isFault(verdict)) throw new Error(verdict.why);
  const { out, back } = markGeneralSupply(c.world, verdict);
  if (out.length + back.length > 0) announce(c, 'supply.judged', '6.31', { side, out, back });
}

/** 6.5: points where one readies two air units or three motorized ones. */
function judgeMovement(c: Act<object>, side: Side): void {
  const board = new Board(c.world, c.data);
  const { arrived } = c.world;
  const spend = usualMovementSpend(board, side, arrived);
  const given = movementSupply(board, side, { spend, arrived });
  if (isFault(given)) throw new Error(given.why);
  markMovementSupply(c.world, given);
  const { supplied, active } = given;
  announce(c, 'supply.movement', '6.51', { side, spent: spend.length, supplied, active });
}
