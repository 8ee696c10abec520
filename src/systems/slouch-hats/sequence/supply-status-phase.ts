import type { Step, StepWriter } from '../../../kernel/flow/step';
import { generalSupplyOf } from '../decisions/general-supply';
import { movementSupplyOf } from '../decisions/movement-supply';
import { Board } from '../rules/03-board';
import { generalSupply, markGeneralSupply } from '../rules/06-3-general-supply';
import type { SupplyChoice } from '../rules/06-3-general-supply';
import { markMovementSupply, movementSupply } from '../rules/06-5-movement-supply';
import { shipsActive } from '../rules/19-1-naval-units';
import { isFault } from '../rules/fault';
import { SIDES } from '../side';
import type { Side } from '../side';
import { announce } from '../slouch-hats';
import type { Act, SlouchHats } from '../slouch-hats';
import type { Playing } from './phase';

/** 6.31, 6.51, 19.12: General Supply, then Movement Supply of each side, the Axis first; naval units become Active. */
export const supplySteps = (s: StepWriter<SlouchHats, Playing>): Step<SlouchHats, Playing>[] => [
  s.each('supply', 'whose', () => [...SIDES], [
    s.ask('General Supply', generalSupplyOf),
    s.ask('Movement Supply', movementSupplyOf),
  ]),
  s.do('naval units', (c) => void shipsActive(c.world)),
];

/** 6.3: who is in General Supply by what its side has chosen; told where it changes. */
export function judgeGeneral(c: Act<object>, side: Side, choice: SupplyChoice): void {
  const verdict = generalSupply(new Board(c.world, c.data), side, choice);
  if (isFault(verdict)) throw new Error(verdict.why);
  const { out, back } = markGeneralSupply(c.world, verdict);
  const spent = choice.spend?.length ?? 0;
  if (spent > 0) announce(c, 'supply.spent', '6.43', { side, points: spent });
  if (out.length + back.length > 0) announce(c, 'supply.judged', '6.31', { side, out, back });
}

/** 6.5: who has Movement Supply by points of these counters. */
export function judgeMovement(c: Act<object>, side: Side, spend: readonly string[]): void {
  const given = movementSupply(new Board(c.world, c.data), side, { spend, arrived: c.world.arrived });
  if (isFault(given)) throw new Error(given.why);
  markMovementSupply(c.world, given);
  const { supplied, active } = given;
  announce(c, 'supply.movement', '6.51', { side, spent: spend.length, supplied, active });
}
