import type { HexId } from '../../../hex/hex';
import type { Field, Walker } from './08-field';
import { confinedTo } from './19-2-alawi-druze';
import type { Fault } from '../slouch-hats';

/** The area that Vichy units may not enter (21.12b). */
const IRAQ = 'iraq';

/** 9.34, 19.22, 21.12b: areas that are closed to all, to Vichy, or to groups that are free in their own area alone. */
export function areaFault(
  field: Pick<Field, 'board' | 'side'>,
  walkers: readonly Pick<Walker, 'name' | 'unit' | 'nationality'>[],
  to: HexId,
): Fault | null {
  const { ground } = field.board;
  const id = ground.areaOf(to);
  const area = id === null ? undefined : ground.map.areas.get(id);
  if (id === null || !area) return null;
  if (area.closed && !(field.side === 'axis' && area.openToAxis.includes(to)))
    return { rule: '9.34', why: `${area.name} is closed, and ${to} lies in it` };
  for (const { name, unit: combat, nationality } of walkers) {
    if (id === IRAQ && nationality === 'vichy' && !combat?.counter.mayEnter.includes(IRAQ))
      return { rule: '21.12b', why: `${name} is a Vichy unit and may not enter ${area.name}` };
    if (combat && ![null, id].includes(confinedTo(field.board.world, field.board.data, combat.id)))
      return { rule: '19.22', why: `${name} is free within its own area only, and ${to} lies outside` };
  }
  return null;
}
