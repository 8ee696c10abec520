import type { Ask } from '../mercury';
import { dropsDue, germanHqs } from '../rules/ground/06-1-placement';
import { groundOf } from '../rules/ground/ground';
import { AFTER_MOVING } from './ground/after-moving';

/** What of the segment to come may be ordered with the aircraft: drops scatter, so moves wait for them. */
export function airFollowers({ data, view }: Ask<unknown>): string[] {
  const scenario = data.groundScenarios.find((s) => s.id === view.scenario.id);
  if (!scenario || !view.ground) return [];
  const { targets, free } = dropsDue(data, scenario, view.turn, view.ground);
  const chosen = free.length > 0 && germanHqs(groundOf(view, data), data).length > 0;
  const drops = chosen || Object.keys(targets).length > 0;
  return [
    ...(scenario.specialBombardment.includes(view.turn) ? ['mercury.special-bombardment'] : []),
    ...(chosen ? ['mercury.paradrop'] : []),
    ...(drops ? [] : ['mercury.ground-movement', ...AFTER_MOVING]),
  ];
}
