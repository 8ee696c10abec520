import type { HexId } from '../../../hex/hex';
import type { Act } from '../aegean';
import * as told from '../facts/ground';
import { walkTo } from '../rules/7-3-movement';
import { fieldOf, type Grounding } from './ground';

type Ordered = { verb: 'move'; units: string[]; to: HexId } | { verb: 'build'; at: HexId; unit: string };

/** 7.3, 7.6: units walk and engineers begin, as was judged. Units that go the same way are told together. */
export function moveAll(c: Act<Grounding>, orders: readonly Ordered[]): void {
  const walked: { units: string[]; path: HexId[] }[] = [];
  for (const order of orders) {
    if (order.verb === 'build') begin(c, order.at);
    else for (const unit of order.units) note(walked, unit, walk(c, unit, order.to));
  }
  for (const { units, path } of walked) told.moved(c, { side: c.local.side, units, path });
}

function note(walked: { units: string[]; path: HexId[] }[], unit: string, path: HexId[] | null): void {
  if (path === null) return;
  const same = walked.find((one) => one.path.join('-') === path.join('-'));
  if (same) same.units.push(unit);
  else walked.push({ units: [unit], path });
}

/** 7.3: one unit; the hexes from where it stood. Into a hex with enemies it remembers where it came from (7.4.7). */
function walk(c: Act<Grounding>, id: string, to: HexId): HexId[] | null {
  const { world, data } = c;
  const { side } = c.local;
  const unit = world.ground[id];
  if (!unit) return null;
  const field = fieldOf(c);
  const hasEnemy = (hex: HexId): boolean => field.hasEnemy(side, hex);
  const walker = { at: unit.at, static: false, disrupted: unit.disrupted, assaulted: unit.assaulted };
  const way = walkTo(data.isles, walker, to, hasEnemy);
  if (way === null) return null;
  const path = [unit.at, ...way];
  Object.assign(unit, { at: to, came: hasEnemy(to) ? (path.at(-2) ?? null) : null });
  return path;
}

function begin(c: Act<Grounding>, hex: HexId): void {
  c.world.works[hex] = { hits: 0, phases: 0 };
  told.fieldBegun(c, { hex });
}
