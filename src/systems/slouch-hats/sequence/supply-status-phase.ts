import type { Step, StepWriter } from '../../../kernel/flow/step';
import { generalSupplyOf } from '../decisions/general-supply';
import { movementSupplyOf } from '../decisions/movement-supply';
import { shipsActive } from '../rules/19-1-naval-units';
import { SIDES } from '../side';
import type { SlouchHats } from '../slouch-hats';
import type { Playing } from './playing';

/** 6.31, 6.51, 19.12: General Supply, then Movement Supply of each side, the Axis first; naval units become Active. */
export const supplySteps = (s: StepWriter<SlouchHats, Playing>): Step<SlouchHats, Playing>[] => [
  s.each('supply', 'whose', () => [...SIDES], [
    s.ask('General Supply', generalSupplyOf),
    s.ask('Movement Supply', movementSupplyOf),
  ]),
  s.do('naval units', (c) => void shipsActive(c.world)),
];
