import type { Ask } from '../mercury';
import { playedOnMap } from '../rules/03-turn';
import { dropsToCome, germanHqs } from '../rules/ground/06-1-placement';
import { groundOf } from '../rules/ground/ground';
import { AFTER_MOVING } from './ground/after-moving';

/** What of the segment to come may be ordered with the aircraft: drops scatter, so moves wait for them. */
export function airFollowers(q: Ask<unknown>): string[] {
  const { data, view } = q;
  const [scenario, due] = [playedOnMap(q), dropsToCome(q)];
  if (!scenario || !due) return [];
  const chosen = due.free.length > 0 && germanHqs(groundOf(view, data)).length > 0;
  const drops = chosen || Object.keys(due.targets).length > 0;
  return [
    ...(scenario.specialBombardment.includes(view.turn) ? ['mercury.special-bombardment'] : []),
    ...(chosen ? ['mercury.paradrop'] : []),
    ...(drops ? [] : ['mercury.ground-movement', ...AFTER_MOVING]),
  ];
}
