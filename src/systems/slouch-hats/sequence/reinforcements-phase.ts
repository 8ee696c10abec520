import { arrive, receiveReplacements, supplyBoxes, supplyIncome } from '../rules/05-3-reinforcements';
import { applySupply } from '../rules/06-1-supply-points';
import { receive } from '../rules/06-15-creating';
import { returnAir } from '../rules/13-1-air-units';
import { isFault } from '../rules/fault';
import { SIDES } from '../side';
import type { Side } from '../side';
import { announce } from '../slouch-hats';
import type { Act } from '../slouch-hats';

/** 5.3, 6.11, 15.1: all that is due comes, Allied first (20.14); what finds no counter is lost and told. */
export function reinforce(c: Act<object>): void {
  for (const side of SIDES.toReversed()) {
    const come = arrive(c.world, c.data, side);
    for (const { unit, place } of come) announce(c, 'unit.arrived', '5.32', { unit, at: place });
    supplyPoints(c, side);
    const { points, repl, lost } = receiveReplacements(c.world, c.data, side);
    if (points + repl.length + lost > 0) announce(c, 'replacements.received', '15.15', { side, points, repl, lost });
  }
  for (const { id, to } of returnAir(c.world, c.data)) announce(c, 'unit.arrived', '13.15', { unit: id, at: to });
}

function supplyPoints(c: Act<object>, side: Side): void {
  const points = supplyIncome(c.world, c.data, side);
  const [at] = supplyBoxes(side);
  if (points === 0 || at === undefined) return;
  const outcome = receive(c.world, c.data, { side, place: at, points });
  if (isFault(outcome)) throw new Error(outcome.why);
  applySupply(c.world, outcome);
  announce(c, 'supply.received', '6.12', { side, points: points - outcome.lost, at, lost: outcome.lost });
}
