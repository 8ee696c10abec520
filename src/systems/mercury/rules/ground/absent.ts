import { turnOf } from '../03-turn';
import { inPlay, type Fault, type Ground, type GroundUnit } from './ground';

/** Why a unit that is not in play can do nothing: when it was eliminated (9.52), or else `rule`; null: it is in play. */
export function absentFault(ground: Pick<Ground, 'units' | 'data'>, id: string, rule: string): Fault | null {
  const unit = ground.units[id];
  if (!unit) return { rule, text: 'is not on the map' };
  return inPlay(unit) ? null : { rule: '9.52', text: wasLost(unit, ground) };
}

/** `was eliminated on 22 AM (game-turn 5)`; without its game-turn where nobody wrote it down. */
export function wasLost({ lostOn }: Pick<GroundUnit, 'lostOn'>, { data }: Pick<Ground, 'data'>): string {
  if (lostOn === undefined) return 'was eliminated in this game';
  return `was eliminated on ${turnOf(data, lostOn).name} (game-turn ${lostOn})`;
}
