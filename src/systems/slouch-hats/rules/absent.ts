import type { OpenWorld, SlouchHatsData, UnitState } from '../slouch-hats';
import { phaseTitle } from './04-sequence';
import { nameOf } from './names';

interface Where {
  world: Pick<OpenWorld, 'units' | 'air'>;
  data: SlouchHatsData;
}

/** Why a counter that is not in play can do nothing, with its name: the box it went into and when (12.22), when it comes back (13.15). */
export function absence({ world, data }: Where, id: string): string {
  const unit = world.units[id];
  const box = unit && BOXES[unit.at];
  if (box) return `${nameOf(data, id)} is in the ${box} Box${since(unit, data)}`;
  const returns = world.air[id]?.returns ?? null;
  const back =
    returns === null ? '' : `: it was destroyed and comes back in ${returns} turn${returns === 1 ? '' : 's'}`;
  return `${nameOf(data, id)} is not in play${back}`;
}

const BOXES: Readonly<Record<string, string>> = { cadre: 'Cadre', eliminated: 'Units Eliminated' };

/** ` since the Second Axis Combat Phase of II June` */
function since({ left }: UnitState, { turns }: SlouchHatsData): string {
  if (!left) return '';
  return ` since the ${phaseTitle(left.moment)} of ${turns[left.turn]?.name ?? ''}`;
}
