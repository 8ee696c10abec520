import type { Fault } from '../../../kernel/decide/fault';
import type { HexId } from '../../../hex/hex';
import type { Works } from '../world';
import type { Land } from './ground-unit';

/** 7.6: for each two bomb hits the work takes one impulse more. */
const HITS_FOR_DELAY = 2;

/** 7.6: why an engineer may not build where it stands; null: it may. */
export function buildFault(
  land: Land,
  { at, disrupted, engineer, side }: { at: HexId; disrupted: boolean; engineer: boolean; side: string },
  { contested, airfield }: { contested: boolean; airfield: boolean },
): Fault | null {
  const bad = (why: string, rule = '7.6') => ({ rule, why });
  if (!engineer || side !== 'allied') return bad('is no Allied engineer; only they build airfields');
  if (disrupted) return bad('is disrupted and builds nothing', '7.1.2');
  if (contested) return bad('stands with enemies and does not build while it must fight');
  if (land.isRough(at)) return bad('stands in a rough hex; an airfield needs a flat one');
  if (land.hasPort(at)) return bad('stands in a port; an airfield needs a flat hex without one');
  return airfield ? bad('stands at an airfield already') : null;
}

/** 7.6: own ground phases after the first at whose end the field is built. */
export const phasesDue = ({ hits }: Pick<Works, 'hits'>): number => 1 + Math.floor(hits / HITS_FOR_DELAY);

/** 7.6: whether the field is built at the end of an own ground phase, the `phases`th since and with that in which it was begun. */
export const isBuilt = (works: Works): boolean => works.phases > phasesDue(works);
