import type { Step, StepWriter } from '../../../kernel/flow/step';
import { arrivals } from '../decisions/arrivals';
import { replacementsReceived, unitArrived } from '../facts/supply';
import { receiveReplacements } from '../rules/05-3-reinforcements';
import { returnAir } from '../rules/13-1-air-units';
import { SIDES } from '../side';
import type { Act, SlouchHats } from '../slouch-hats';
import type { Playing } from './playing';

/** 5.3, 6.11, 15.1: what is due comes, Allied first (20.14). */
export const arrivalSteps = (s: StepWriter<SlouchHats, Playing>): Step<SlouchHats, Playing>[] => [
  s.each('arrivals', 'whose', () => SIDES.toReversed(), [s.ask('units and supply', arrivals)]),
  s.do('replacements and aircraft', replacements),
];

function replacements(c: Act<object>): void {
  for (const side of SIDES.toReversed()) {
    const { points, repl, lost } = receiveReplacements(c.world, c.data, side);
    if (points + repl.length + lost > 0) replacementsReceived(c, { side, points, repl, lost });
  }
  for (const { id, to } of returnAir(c.world, c.data)) unitArrived(c, { unit: id, at: to }, { rule: '13.15' });
}
