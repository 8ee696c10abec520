import type { HexId } from '../../../hex/hex';
import type { Act } from '../aegean';
import * as told from '../facts/ground';
import { inOrder } from '../rules/7-1-disruption';
import { repairable } from '../rules/7-5-repair';
import { isBuilt } from '../rules/7-6-engineers';
import { fieldOf, type Grounding } from './ground';
import { halfKey, throwOn } from './throw';

/** 4.F6, 7.5: a side tries to take a hit off each of its bases where a unit of its own stands in order. */
export function repair(c: Act<Grounding>): void {
  const { world } = c;
  const bases = Object.entries(world.bases).map(([id, base]) => ({ id, ...base }));
  for (const { id } of repairable(bases, fieldOf(c).units, c.local.side)) {
    const base = world.bases[id];
    if (!base) continue;
    const roll = throwOn(c, 'repair', `repair/${halfKey(c)}/${id}`, 'base');
    const repaired = roll.result === '-1';
    if (repaired) base.hits -= 1;
    told.baseRepaired(c, { base: id, hits: base.hits, repaired, roll });
  }
}

/** 7.6: an engineer of the Allies, in order and not among enemies, is still where its field is being built. */
function isWorkedOn(c: Act<Grounding>, hex: HexId): boolean {
  const field = fieldOf(c);
  const there = field.of('allied', hex).some((unit) => inOrder(unit) && c.data.ground.get(unit.id)?.engineer);
  return there && !field.hasEnemy('allied', hex);
}

/** 7.6: at the end of an Allied ground phase fields are built, or go on; where the engineer is gone or had to fight nothing is left. */
export function build(c: Act<Grounding>): void {
  const { world } = c;
  if (c.local.side !== 'allied') return;
  for (const hex of Object.keys(world.works).toSorted()) {
    const works = world.works[hex];
    if (!works) continue;
    works.phases += 1;
    if (!isWorkedOn(c, hex)) stopWorks(c, hex);
    else if (isBuilt(works)) finish(c, hex);
  }
}

/** 7.6: whoever has to fight where a field is being built, or leaves it, begins again. */
export function stopWorks(c: Act, hex: HexId): void {
  if (c.world.works[hex] === undefined) return;
  takeMarker(c, hex);
  told.fieldGivenUp(c, { hex });
}

function finish(c: Act, hex: HexId): void {
  takeMarker(c, hex);
  c.world.bases[`field-${hex}`] = { hex, owner: 'allied', hits: 0 };
  told.fieldBuilt(c, { hex });
}

function takeMarker({ world }: Act, hex: HexId): void {
  world.works = Object.fromEntries(Object.entries(world.works).filter(([at]) => at !== hex));
}
