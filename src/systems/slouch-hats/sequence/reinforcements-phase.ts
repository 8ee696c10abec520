import type { Step, StepWriter } from '../../../kernel/flow/step';
import { arrivals } from '../decisions/arrivals';
import { BOX_IDS } from '../data/boxes';
import { arrive, receiveReplacements } from '../rules/05-3-reinforcements';
import type { Boxes } from '../rules/05-3-reinforcements';
import { applySupply } from '../rules/06-1-supply-points';
import { receive } from '../rules/06-15-creating';
import { returnAir } from '../rules/13-1-air-units';
import { isFault } from '../rules/fault';
import { SIDES } from '../side';
import type { Side } from '../side';
import { announce } from '../slouch-hats';
import type { Act, SlouchHats } from '../slouch-hats';
import type { Playing } from './phase';

/** 5.3, 6.11, 15.1: what is due comes, Allied first (20.14). */
export const arrivalSteps = (s: StepWriter<SlouchHats, Playing>): Step<SlouchHats, Playing>[] => [
  s.each('arrivals', 'whose', () => SIDES.toReversed(), [s.ask('units and supply', arrivals)]),
  s.do('replacements and aircraft', replacements),
];

/** Units that are not delayed and Supply Points of a side come; what finds no counter is lost and told (6.11b). */
export function come(c: Act<object>, side: Side, delayed: readonly string[], split: Boxes): void {
  for (const { unit, place } of arrive(c.world, c.data, side, delayed))
    announce(c, 'unit.arrived', '5.32', { unit, at: place });
  for (const at of BOX_IDS) supplyPoints(c, side, at, split[at] ?? 0);
}

function supplyPoints(c: Act<object>, side: Side, at: string, points: number): void {
  if (points === 0) return;
  const outcome = receive(c.world, c.data, { side, place: at, points });
  if (isFault(outcome)) throw new Error(outcome.why);
  applySupply(c.world, outcome);
  announce(c, 'supply.received', '6.12', { side, points: points - outcome.lost, at, lost: outcome.lost });
}

function replacements(c: Act<object>): void {
  for (const side of SIDES.toReversed()) {
    const { points, repl, lost } = receiveReplacements(c.world, c.data, side);
    if (points + repl.length + lost > 0) announce(c, 'replacements.received', '15.15', { side, points, repl, lost });
  }
  for (const { id, to } of returnAir(c.world, c.data)) announce(c, 'unit.arrived', '13.15', { unit: id, at: to });
}
