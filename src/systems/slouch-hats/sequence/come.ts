import { BOX_IDS } from '../data/boxes';
import { supplyReceived, unitArrived } from '../facts/supply';
import { arrive, type Boxes } from '../rules/05-3-reinforcements';
import { applySupply } from '../rules/06-1-supply-points';
import { receive } from '../rules/06-15-creating';
import { isFault } from '../../../kernel/decide/fault';
import type { Side } from '../side';
import type { Act } from '../slouch-hats';

/** Units that are not delayed and Supply Points of a side come; what finds no counter is lost and told (6.11b). */
export function come(c: Act<object>, side: Side, delayed: readonly string[], split: Boxes): void {
  for (const { unit, place } of arrive(c.world, c.data, side, delayed)) unitArrived(c, { unit, at: place });
  for (const at of BOX_IDS) supplyPoints(c, side, at, split[at] ?? 0);
}

function supplyPoints(c: Act<object>, side: Side, at: string, points: number): void {
  if (points === 0) return;
  const outcome = receive(c.world, c.data, { side, place: at, points });
  if (isFault(outcome)) throw new Error(outcome.why);
  applySupply(c.world, outcome);
  supplyReceived(c, { side, points: points - outcome.lost, at, lost: outcome.lost });
}
