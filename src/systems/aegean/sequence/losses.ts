import type { HexId } from '../../../hex/hex';
import type { Act } from '../aegean';
import { airLost, groundLost, pointsScored } from '../facts/losses';
import { lossPoints } from '../rules/9-1-points';
import { hexOf } from '../rules/3-2-sight';

/** A ground unit is gone for good. `seen`: the enemy knows of it, as he does of all but what goes down in a hold. */
export function loseGround(c: Act, id: string, { seen = true }: { seen?: boolean } = {}): void {
  const { world } = c;
  const unit = world.ground[id];
  if (!unit || unit.at === 'lost') return;
  groundLost(c, { unit: id, side: unit.side, at: unit.at, seen });
  Object.assign(unit, { at: 'lost', seen, disrupted: false });
}

/** An air unit is gone for good; `why` in a few words; `over`: the hex to which it had flown, as its base is nobody's business. */
export function loseAir(c: Act, id: string, why: string, over?: HexId): void {
  const { world, data } = c;
  const unit = world.air[id];
  if (!unit || unit.at === 'lost') return;
  airLost(c, { unit: id, at: over ?? hexOf(world, data, unit.at) ?? unit.at, why });
  world.air[id] = { at: 'lost', ready: false, cap: null, patrol: null };
  score(c, id);
}

/** 9.1, 10.3: what a loss scores. */
export function score(c: Act, id: string): void {
  const found = lossPoints(c.world.scenario, c.data, id);
  if (!found) return;
  c.world.scored.push(found);
  pointsScored(c, found);
}
